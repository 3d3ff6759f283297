import { describe, expect, test } from "vitest";
import {
  askForLateMails,
  book,
  bookWell,
  inDays,
  lastMailTo,
  mailJobs,
  newId,
  storedBookings,
  tourCommand,
} from "../support/bookings.ts";
import { pay } from "../support/payments.ts";
import { call, post } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const MANAGE_KEY = "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const ask = (key: string) => call(instance, "/api/trip", { headers: { "X-Trip-Key": key } });
const act = (key: string, body: unknown) =>
  post(instance, "/api/trip/changes", body, { "X-Trip-Key": key });
const manage = (method: "GET" | "POST", id: string, key: string) =>
  call(instance, `/api/bookings/${id}${method === "POST" ? "/cancel" : ""}`, {
    method,
    headers: { "X-Manage-Key": key },
  });
const rowOf = async (id: string) => (await storedBookings(instance, id))[0];

/** A booking with the key that its device is told, and the one in its mail. */
async function linked(changes: object = {}) {
  const command = tourCommand({ manage_key: MANAGE_KEY, ...changes });
  const { body } = await book(instance, command);
  await askForLateMails(instance, command.id);
  const mail = instance.postOffice.mails.find(({ to }) => to.includes(command.customer_email));
  const [, mailed = ""] = /\/trip#(\w+)/.exec(mail?.parsed.text ?? "") ?? [];
  return { id: command.id, command, mail, mailed, told: String(body.trip_key) };
}

describe("a guest's link", () => {
  test("from the mail opens all that the guest may know, and changes nothing however often", async () => {
    const { id, mail, mailed } = await linked({ lang: "es", special_requests: "No nuts" });
    expect(mail?.parsed.html).toContain(`${instance.url}/es/trip#${mailed}`);
    const before = await rowOf(id);
    // not all at one moment: a client has so many lines and no more
    const several = () => Promise.all(Array.from({ length: 50 }, () => ask(mailed)));
    const answers = [await several(), await several(), await several(), await several()].flat();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.body).toMatchObject({
      ...{ id, status: "confirmed", customer_first_name: "Ixchel", special_requests: "No nuts" },
      ...{ pickup_notes: "", paid_amount: 0 },
    });
    for (const hidden of ["manage_key", "notes", "content_hash", "trip_links", "made_at"]) {
      expect(answers[0]?.body).not.toHaveProperty(hidden);
    }
    expect(await rowOf(id)).toEqual(before);
  });

  test("lets a device ask and cancel as the one that booked", async () => {
    const { id, mailed } = await linked();
    await pay(office, id, { cents: 5_050 });
    const told = { id, status: "confirmed", paid_amount: 50.5 };
    expect((await manage("GET", id, mailed)).body).toMatchObject(told);
    expect((await ask(mailed)).body).toMatchObject(told);
    // two friends, both without a line until now
    const friends = await Promise.all([manage("POST", id, mailed), manage("POST", id, mailed)]);
    expect(friends.map(({ status, body }) => [status, body.status])).toEqual([
      [200, "cancelled"],
      [200, "cancelled"],
    ]);
    const cancellings = (await mailJobs(instance, id)).filter(({ kind }) => /cancelled/.test(kind));
    expect(cancellings).toHaveLength(2);
    const another = await bookWell(instance, { manage_key: MANAGE_KEY });
    expect((await manage("POST", another, mailed)).status).toBe(404);
    expect(await rowOf(another)).toMatchObject({ status: "confirmed" });
  });

  test("cancels by itself too, but nothing that has taken place", async () => {
    const { id, mailed } = await linked();
    const done = await linked();
    await instance.sql(`UPDATE bookings SET status = 'completed' WHERE id = '${done.id}'`);
    const late = await act(done.mailed, { kind: "cancel" });
    expect([late.status, late.body.code]).toEqual([409, "taken_place"]);
    for (const _time of ["first", "second"]) {
      const { status, body } = await act(mailed, { kind: "cancel" });
      expect([status, body.status]).toEqual([200, "cancelled"]);
    }
    expect(await rowOf(id)).toMatchObject({ status: "cancelled", cancelled_by: "customer" });
  });

  test("does nothing that it does not know", async () => {
    const { id, mailed } = await linked();
    const before = await rowOf(id);
    const kinds = [undefined, "", "constructor", ["cancel"], {}];
    for (const body of [...kinds.map((kind) => ({ kind })), [], "x"]) {
      expect((await act(mailed, body)).status).toBe(400);
    }
    expect(await rowOf(id)).toEqual(before);
  });

  test("is told in the answer to a booking only to the device whose key is stored", async () => {
    const { command, told } = await linked();
    expect(told).toMatch(/^[a-z0-9]{48}$/);
    expect((await book(instance, command)).body.trip_key).toBe(told);
    for (const manage_key of ["x".repeat(32), ""]) {
      const twin = await book(instance, { ...command, manage_key });
      expect([twin.status, twin.body.trip_key]).toEqual([200, undefined]);
    }
  });
});

describe("what is no good link", () => {
  test("gets one and the same answer, whatever is wrong with it", async () => {
    const { id, mailed, told } = await linked();
    const other = await linked();
    const deleted = await linked();
    await office.ask("DELETE", `bookings/${deleted.id}`);
    const erased = await linked();
    await office.post(`customers/${encodeURIComponent(erased.command.customer_email)}/erase`);
    const answers = await Promise.all(
      [
        ...["", "x", mailed.slice(0, -1), `${mailed}0`, mailed.toUpperCase(), id, MANAGE_KEY],
        // of another, of the other way, of another letter
        id + other.mailed.slice(15),
        id + told.slice(15, 16) + mailed.slice(16),
        `${id}x${mailed.slice(16)}`,
        `zzzzzzzzzzzzzzz${mailed.slice(15)}`,
        ...[deleted.mailed, deleted.told, erased.mailed, erased.told],
        ...["' OR 1=1 --".padEnd(48, "-"), "é".repeat(48), "%00".repeat(16), "9".repeat(500_000)],
      ].map(ask),
    );
    const said = new Set(answers.map(({ status, text }) => `${status} ${text}`));
    expect([...said]).toEqual([
      '404 {"code":"not_there","data":{},"message":"Not found.","status":404}\n',
    ]);
    expect((await act(mailed.slice(0, -1), { kind: "cancel" })).text).toBe(answers[0]?.text);
    expect(await rowOf(id)).toMatchObject({ status: "confirmed", trip_links: 0 });
  });

  test("of ten megabytes is refused before anything reads it", async () => {
    const { status } = await ask("9".repeat(10_000_000)).catch(() => ({ status: 431 }));
    expect([404, 431]).toContain(status);
    expect((await call(instance, "/api/health")).status).toBe(200);
  });
});

describe("ended links", () => {
  test("by the guest: all that were sent, but who ended them goes on with the next", async () => {
    const { id, mailed, told } = await linked();
    const ended = await Promise.all([
      act(mailed, { kind: "end_links" }),
      act(told, { kind: "end_links" }),
    ]);
    const next = new Set(
      ended.flatMap(({ status, body }) => (status === 200 ? body.trip_key : [])),
    );
    expect(next.size).toBe(1);
    const [key] = [...next].map(String);
    for (const old of [mailed, told]) {
      expect((await ask(old)).status).toBe(404);
      expect((await manage("POST", id, old)).status).toBe(404);
    }
    expect((await ask(key ?? "")).body).toMatchObject({ id, status: "confirmed" });
    // the device that booked is told the next one, and mails have it from now on
    expect((await manage("GET", id, MANAGE_KEY)).body.trip_key).toBe(key);
    await office.post(`bookings/${id}/mail`, { subject: "Hello", text: "See you." });
    const [, mailedNow = ""] =
      /\/trip#(\w+)/.exec(lastMailTo(instance, id)?.parsed.text ?? "") ?? [];
    expect((await ask(mailedNow)).status).toBe(200);
    const { body } = await office.get(`bookings/${id}/history`);
    expect(body.audit).toMatchObject([{ field: "trip_links", before: "0", after: "1" }, {}]);
  });

  test("tells nothing new to who knows all that was booked, and sends it once more", async () => {
    const { id, command, told } = await linked();
    const changes = {
      departure_time: "09:30",
      pickup_notes: "Gate",
      customer_phone: "+5016009999",
    };
    const version = (await rowOf(id))?.updated_at;
    const changed = await office.ask("PATCH", `bookings/${id}`, { version, changes });
    expect(changed.status).toBe(200);
    await act(told, { kind: "end_links" });
    const again = await book(instance, { ...command, manage_key: "x".repeat(32) });
    expect(again.status).toBe(200);
    expect(JSON.stringify(again.body)).not.toMatch(/09:30|Gate|6009999/);
    expect(JSON.stringify((await book(instance, command)).body)).toMatch(/6009999/);
  });

  test("by the office, also where somebody else was faster; nothing brings them back", async () => {
    const { id, mailed } = await linked();
    const stood = await rowOf(id);
    const end = (by: string) =>
      office.ask("PATCH", `bookings/${id}`, {
        id: by.padEnd(15, "0"),
        ...{ version: stood?.updated_at, changes: { trip_links: 1 } },
        before: { trip_links: 0, status: "confirmed" },
      });
    expect((await end("onephone")).body).toMatchObject({ id, trip_links: 1 });
    expect((await end("onephone")).body).toMatchObject({ id, trip_links: 1 });
    const { body } = await office.get(`bookings/${id}/history`);
    const [, shown = ""] = String(body.trip).split("#");
    expect((await ask(shown)).status).toBe(200);
    expect((await end("another")).body).toMatchObject({ id, trip_links: 2 });
    for (const old of [mailed, shown]) expect((await ask(old)).status).toBe(404);
    const back = await call(instance, `/api/collections/bookings/records/${id}`, {
      ...{ method: "PATCH", body: JSON.stringify({ trip_links: 0 }) },
      headers: { Authorization: admin.token, "Content-Type": "application/json" },
    });
    expect(back.status).toBeGreaterThanOrEqual(400);
    for (const trip_links of [0, -1, "x", null]) {
      await office.ask("PATCH", `bookings/${id}`, {
        version: "",
        changes: { trip_links },
        before: {},
      });
    }
    for (const old of [mailed, shown]) expect((await ask(old)).status).toBe(404);
    expect((await rowOf(id))?.trip_links).toBeGreaterThan(1);
  });

  test("where the office puts the address right: whoever had the mails until then has no say", async () => {
    const { id, command, mailed } = await linked();
    const correct = async (customer_email: string) => {
      const version = (await rowOf(id))?.updated_at;
      const change = { version, changes: { customer_email } };
      expect((await office.ask("PATCH", `bookings/${id}`, change)).status).toBe(200);
    };
    await correct(command.customer_email.replace("@", "+trip@"));
    expect((await ask(mailed)).status).toBe(200);
    await correct(`other-${command.customer_email}`);
    expect((await ask(mailed)).status).toBe(404);
    expect((await manage("GET", id, MANAGE_KEY)).status).toBe(200);
  });
});

describe("opened links", () => {
  const OWN_WORDS = "Buy cheap pills at http://pills.example";
  const booked = () => linked({ special_requests: OWN_WORDS, pickup_place: OWN_WORDS });
  const opened = async (id: string) => (await office.get(`bookings/${id}/history`)).body.opened;
  /** What the mail of the booking would say if it left once more, as after a mail server's failure. */
  async function mailNow(id: string): Promise<string> {
    await instance.sql(`UPDATE mails SET state = 'queued', due_at = 0, mailbox = ''
      WHERE booking = '${id}' AND kind = 'customer'`);
    await askForLateMails(instance, id);
    return lastMailTo(instance, id)?.parsed.text ?? "";
  }

  test("by whom a person is, once a way, and no change of the booking", async () => {
    const { id, mailed, told } = await booked();
    const before = await rowOf(id);
    expect(await opened(id)).toEqual({});
    await Promise.all(Array.from({ length: 20 }, () => ask(mailed)));
    expect((await act(mailed.replace(/.$/, "x"), { kind: "opened" })).status).toBe(404);
    expect(await opened(id)).toEqual({});
    expect((await act(told, { kind: "opened" })).status).toBe(204);
    const first = (await opened(id)) as Record<string, string>;
    expect(Object.keys(first)).toEqual(["device"]);
    const again = [told, mailed, mailed].map((key) => act(key, { kind: "opened" }));
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await opened(id)).toEqual({ ...first, mail: expect.stringMatching(/^20.*Z$/) });
    expect(await rowOf(id)).toEqual(before);
    await office.ask("DELETE", `bookings/${id}`);
    expect(await instance.sql(`SELECT * FROM opened_links WHERE booking = '${id}'`)).toEqual([]);
  });

  test("and who ends all links has not become somebody whose words the office has read", async () => {
    const { id, told } = await booked();
    const { body } = await act(told, { kind: "end_links" });
    const changes = { booking_date: inDays(33) };
    const before = (await rowOf(id)) as object;
    const wish = { id: newId(), kind: "change", changes, before, price: 1e6 };
    expect((await act(String(body.trip_key), wish)).status).toBe(200);
    await askForLateMails(instance, id);
    const mail = lastMailTo(instance, id);
    expect(mail?.parsed.subject).toContain("changed");
    expect(mail?.parsed.text).not.toContain("pills");
    // one of the three that a stranger's bookings may have sent
    const [job] = await instance.sql(
      `SELECT state, mailbox FROM mails WHERE booking = '${id}' AND kind = 'customer-agreed'`,
    );
    expect(job).toEqual({ state: "sent", mailbox: expect.stringContaining("@") });
  });

  test("from the mail, by nobody else: from then on mails repeat what the guest has written", async () => {
    const { id, command, mailed, told } = await booked();
    expect(await mailNow(id)).not.toContain("pills");
    // who booked has this one, whoever's the address is
    await act(told, { kind: "opened" });
    expect(await mailNow(id)).not.toContain("pills");
    await act(mailed, { kind: "opened" });
    expect((await mailNow(id)).split(OWN_WORDS)).toHaveLength(3);

    const version = (await rowOf(id))?.updated_at;
    const changes = { customer_email: `other-${command.customer_email}` };
    expect((await office.ask("PATCH", `bookings/${id}`, { version, changes })).status).toBe(200);
    expect(await opened(id)).toEqual({});
    expect(await mailNow(id)).not.toContain("pills");
  });
});
