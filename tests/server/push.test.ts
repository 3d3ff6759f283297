import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { signedIn, signIn } from "./support/admin.ts";
import { bookWell } from "./support/bookings.ts";
import type { Instance } from "./support/instance.ts";
import { startInstance } from "./support/instance.ts";
import { type Office, officeOf } from "./support/office.ts";
import { type Device, openPushService } from "./support/push-service.ts";
import { call, post } from "./support/requests.ts";
import { until } from "./support/waiting.ts";

const KEY = "k".repeat(32);

let service: Awaited<ReturnType<typeof openPushService>>;
let instance: Instance;
let office: Office;
let publicKey: string;
beforeAll(async () => {
  service = await openPushService();
  instance = await startInstance({ env: { PUSH_SERVICE: service.origin, DASHBOARD: "off" } });
  office = officeOf(instance, (await signedIn(instance)).token);
  publicKey = String((await call(instance, "/api/push")).body.key);
});
afterAll(async () => {
  await instance?.stop();
  await service?.close();
});

/** A pending booking of a guest, whose device wants to hear of it. */
async function guest(changes: object = {}) {
  const id = await bookWell(instance, { manage_key: KEY, ...changes });
  await instance.sql(`UPDATE bookings SET status = 'pending' WHERE id = '${id}'`);
  const device = service.device(publicKey);
  expect((await subscribe(id, device.subscription)).status).toBe(204);
  return { id, device, reference: `#${id.slice(0, 8).toUpperCase()}` };
}

const subscribe = (id: string, content: object, key = KEY) =>
  post(instance, `/api/bookings/${id}/push`, content, { "X-Manage-Key": key });

/** What the office does to a booking; the minute for second thoughts is over. */
async function change(id: string, changes: object) {
  await edit(id, changes);
  await nowDue(id);
}
async function edit(id: string, changes: object) {
  const { body } = await office.get(`bookings/${id}`);
  const version = body.updated_at;
  const answer = await office.ask("PATCH", `bookings/${id}`, { changes, version, before: body });
  expect(answer.status).toBe(200);
}
const nowDue = (id: string) => instance.sql(`UPDATE pushes SET due_at = 0 WHERE booking = '${id}'`);

const count = async (sql: string) =>
  (await instance.sql<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`))[0]?.n;
const waiting = (id: string) => count(`pushes WHERE booking = '${id}'`);
const subscriptions = (id: string) => count(`push_subscriptions WHERE booking = '${id}'`);
const next = (device: Device, number = 1) =>
  until("the device is told", () => device.arrived.length >= number && device.arrived[number - 1]);
const settled = (id: string) => until("it is settled", async () => (await waiting(id)) === 0);

test("a guest is told that the booking is confirmed, moved and cancelled, with nothing personal but its reference", async () => {
  const { id, device, reference } = await guest({ lang: "es" });
  await change(id, { status: "confirmed" });
  const { notice, headers, bytes } = await next(device);
  expect(notice).toEqual({
    title: `La reserva ${reference} está confirmada`,
    body: expect.stringContaining("Mis reservas"),
    url: "/es/my-bookings",
    tag: reference.slice(1),
  });
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  // only the device can read it
  expect(bytes.toString("latin1")).not.toContain(reference);
  await change(id, { booking_date: "2027-05-05" });
  expect((await next(device, 2)).notice.title).toContain("cambió de fecha");
  await change(id, { status: "cancelled" });
  expect((await next(device, 3)).notice.title).toContain("cancelada");
  await settled(id);
});

test("what changes while the service takes its time is told as news of its own", async () => {
  const { id, device } = await guest();
  let answer = () => {};
  device.held = new Promise<void>((done) => {
    answer = done;
  });
  await change(id, { status: "confirmed" });
  expect((await next(device)).notice.title).toContain("confirmed");
  await change(id, { booking_date: "2027-05-07" });
  answer();
  expect((await next(device, 2)).notice.title).toContain("has another time");
  await settled(id);
});

test("what is taken back, cancelled by the guest or no news at all wakes nobody", async () => {
  const { id, device } = await guest();
  await edit(id, { status: "confirmed" });
  await edit(id, { status: "pending" });
  expect(await waiting(id)).toBe(1);
  await nowDue(id);
  await settled(id);
  await edit(id, { notes: "Vegetarian" });
  expect(await waiting(id)).toBe(0);
  const cancel = await post(instance, `/api/bookings/${id}/cancel`, {}, { "X-Manage-Key": KEY });
  expect(cancel.status).toBe(200);
  await nowDue(id);
  await settled(id);
  expect(device.tries).toBe(0);
});

test("a service that fails is tried again, for a day; one that says 410 loses the device", async () => {
  const { id, device } = await guest();
  device.status = 503;
  await change(id, { status: "confirmed" });
  await until("it was tried", () => device.tries === 1);
  const later = () =>
    instance.sql<{ due_at: number }>(
      `SELECT * FROM pushes WHERE booking = '${id}' AND attempts = 1 AND due_at > ${Date.now()}`,
    );
  await until("it waits", async () => (await later()).length === 1);
  device.status = 201;
  await nowDue(id);
  await next(device);
  device.status = 302;
  await change(id, { booking_date: "2027-05-06" });
  await until("it was tried again", () => device.tries === 3);
  await until("it waits again", async () => (await later()).length === 1);
  await instance.sql(`UPDATE pushes SET created_at = '2020-01-01' WHERE booking = '${id}'`);
  await nowDue(id);
  await settled(id);
  expect(await subscriptions(id)).toBe(1);
  device.status = 410;
  await change(id, { status: "cancelled" });
  await until("the device is forgotten", async () => (await subscriptions(id)) === 0);
  expect(await waiting(id)).toBe(0);
});

describe("what a device may say of its push service", () => {
  test.each([
    ["http", { endpoint: "http://fcm.googleapis.com/x" }],
    ["this machine", { endpoint: "https://127.0.0.1/x" }],
    ["another port", { endpoint: "https://fcm.googleapis.com:8090/x" }],
    ["another host", { endpoint: "https://fcm.googleapis.com.evil.example/x" }],
    ["a name before the host", { endpoint: "https://fcm.googleapis.com@10.0.0.1/x" }],
    ["a long one", { endpoint: `https://fcm.googleapis.com/${"x".repeat(1000)}` }],
    ["no key", { p256dh: "B" }],
    ["a long secret", { auth: "x".repeat(5000) }],
    ["no text", { endpoint: { toString: 1 } }],
  ])("%s is refused", async (_what, wrong) => {
    const id = await bookWell(instance, { manage_key: KEY });
    const { subscription } = service.device(publicKey);
    const answer = await subscribe(id, { ...subscription, ...wrong });
    expect(answer.status).toBe(400);
    expect(await subscriptions(id)).toBe(0);
  });

  test("a wrong key learns nothing; five devices of a booking are kept, and it can be ended", async () => {
    const { id, device } = await guest();
    expect((await subscribe(id, device.subscription, "w".repeat(32))).status).toBe(404);
    expect((await subscribe("abcdefghij12345", device.subscription)).status).toBe(404);
    const others = Array.from({ length: 5 }, () => service.device(publicKey).subscription);
    for (const other of [...others, ...others]) await subscribe(id, other);
    expect(await subscriptions(id)).toBe(5);
    expect(
      await count(`push_subscriptions WHERE endpoint = '${device.subscription.endpoint}'`),
    ).toBe(0);
    await subscribe(id, { endpoint: others[0]?.endpoint, end: true });
    expect(await subscriptions(id)).toBe(4);
  });
});

test("a device that had the link alone is told until the links are ended, the guest's own goes on", async () => {
  const { id, device } = await guest();
  const { body } = await call(instance, `/api/bookings/${id}`, {
    headers: { "X-Manage-Key": KEY },
  });
  const key = String(body.trip_key);
  const friend = service.device(publicKey);
  expect((await subscribe(id, friend.subscription, key)).status).toBe(204);
  expect(await subscriptions(id)).toBe(2);
  await post(instance, "/api/trip/changes", { kind: "end_links" }, { "X-Trip-Key": key });
  expect((await subscribe(id, friend.subscription, key)).status).toBe(404);
  await change(id, { status: "confirmed" });
  await next(device);
  await settled(id);
  expect([await subscriptions(id), friend.tries]).toEqual([1, 0]);
});

test("an erased booking's devices go with it, and a deleted one's", async () => {
  const { id } = await guest({ customer_email: "erased@push.example" });
  await edit(id, { status: "confirmed" });
  expect((await office.post("customers/erased@push.example/erase")).status).toBe(204);
  expect([await subscriptions(id), await waiting(id)]).toEqual([0, 0]);
  const other = await guest();
  await edit(other.id, { status: "confirmed" });
  expect((await office.ask("DELETE", `bookings/${other.id}`)).status).toBe(204);
  expect([await subscriptions(other.id), await waiting(other.id)]).toEqual([0, 0]);
});

describe("the office", () => {
  /** A device of the operator's, signed in by itself. */
  async function tablet() {
    const account = { identity: "admin", password: instance.adminPassword };
    const { body } = await signIn(instance, account);
    const token = String(body.token);
    const device = service.device(publicKey);
    const own = officeOf(instance, token);
    expect((await own.post("push", device.subscription)).status).toBe(204);
    const isOn = async () =>
      (await own.post("push", { endpoint: device.subscription.endpoint })).body.isOn;
    const leave = (body: object, headers = {}) => post(instance, "/api/sign-out", body, headers);
    const session = JSON.parse(
      Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
    ).session;
    onTestFinished(
      async () => void (await instance.sql("DELETE FROM push_subscriptions WHERE account <> ''")),
    );
    return { device, own, isOn, token, session, leave };
  }

  test("is told of a new booking in the language of the account, and not of its own", async () => {
    const { device, own, isOn } = await tablet();
    expect(await isOn()).toBe(true);
    await own.post("language", { language: "es" });
    const id = await bookWell(instance, {});
    const { notice } = await next(device);
    await settled(id);
    const reference = id.slice(0, 8).toUpperCase();
    expect(notice).toMatchObject({
      title: `Nueva reserva #${reference}`,
      url: `/es/admin/bookings?q=${reference}`,
    });
    await own.post("language", { language: "en" });
    expect(JSON.stringify(notice)).not.toMatch(/Ixchel|example\.com/);
    const desk = await own.post("bookings", { ...deskCommand(), send_mail: false });
    expect(desk.status, desk.text).toBe(200);
    expect(await count("pushes")).toBe(0);
  });

  test("hears no more after a sign-out, also of a session that was over by itself, nor after another password", async () => {
    const first = await tablet();
    await first.leave({}, { Authorization: first.token });
    expect(await count(`push_subscriptions WHERE session = '${first.session}'`)).toBe(0);

    const night = await tablet();
    await instance.sql(`UPDATE sessions SET expires_at = 1 WHERE id = '${night.session}'`);
    // somebody signs in, which clears away what is over: the tablet is still told
    const second = await tablet();
    expect(await count(`sessions WHERE id = '${night.session}'`)).toBe(0);
    expect(await count(`push_subscriptions WHERE session = '${night.session}'`)).toBe(1);
    await night.leave({ session: night.session });
    expect(await count(`push_subscriptions WHERE session = '${night.session}'`)).toBe(0);

    const words = { current: instance.adminPassword, next: "another horse 42" };
    const changed = await second.own.post("password", words);
    expect(changed.status).toBe(200);
    expect(await count("push_subscriptions WHERE account <> ''")).toBe(0);
    office = officeOf(instance, String(changed.body.token));
  });
});

test("the keys stay the same over restarts, and the way inside is closed", async () => {
  expect((await post(instance, "/api/internal/push", {})).status).toBe(404);
  const { id, device } = await guest();
  await instance.restart();
  expect((await call(instance, "/api/push")).body.key).toBe(publicKey);
  await instance.sql(`UPDATE bookings SET status = 'cancelled' WHERE id = '${id}'`);
  await nowDue(id);
  await next(device);
});

function deskCommand() {
  return {
    id: `desk${Date.now().toString(36).padEnd(11, "0")}`.slice(0, 15),
    ...{ type: "tour", item_id: 1, booking_date: "2027-04-04", guests: 2 },
    ...{ customer_first_name: "Walk", customer_last_name: "In", customer_phone: "600-0000" },
    ...{ customer_email: "walk@push.example" },
  };
}
