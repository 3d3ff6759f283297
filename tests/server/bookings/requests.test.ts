import { describe, expect, test } from "vitest";
import {
  askForLateMails,
  book,
  inDays,
  newId,
  storedBookings,
  tourCommand,
} from "../support/bookings.ts";
import { addRule, daily, newService } from "../support/departures.ts";
import { call, messagesOf, post } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const MANAGE_KEY = "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6";

type Columns = Readonly<Record<string, unknown>>;

/** A booking of tomorrow, when it is too late to change it for free, unless it is said otherwise. */
async function booked(changes: object = {}) {
  const command = tourCommand({ booking_date: inDays(1), manage_key: MANAGE_KEY, ...changes });
  const { body } = await book(instance, command);
  const headers = { "X-Trip-Key": String(body.trip_key) };
  const trip = async () => (await call(instance, "/api/trip", { headers })).body;
  const before = await trip();
  const say = (content: object | string) => post(instance, "/api/trip/changes", content, headers);
  const change = (changes: Columns, id = newId()) =>
    say({ ...{ id, kind: "change", changes, before }, made_at: new Date().toISOString() });
  const row = async () => (await storedBookings(instance, command.id))[0] ?? {};
  return { id: command.id, trip, say, change, row };
}

const waiting = async () => (await office.get("waiting")).body as Record<string, Columns[]>;
const requestOf = async (booking: string) =>
  (await waiting()).requests?.find((one) => Object(one.booking).id === booking);
const mailsOf = (id: string, kind: string) =>
  instance.sql<{ state: string }>(
    `SELECT state FROM mails WHERE booking = '${id}' AND kind = '${kind}'`,
  );

/** What the office answers to it. */
async function decide(booking: string, request?: object, changes: Columns = {}, id = newId()) {
  const { body } = await office.get(`bookings/${booking}`);
  return office.ask("PATCH", `bookings/${booking}`, { id, changes, before: body, request });
}

describe("a change that is free no more", () => {
  test("is asked for under its own id, once, and makes nothing of the booking", async () => {
    const { id, change, row, trip } = await booked();
    const first = newId();
    const answers = [await change({ guests: 4 }, first), await change({ guests: 4 }, first)];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ guests: 3, request: { id: first, state: "open", words: "" } });
    }
    expect(await row()).toMatchObject({ guests: 3, price: 540 });
    expect(await mailsOf(id, "operator-request")).toHaveLength(1);
    expect(await requestOf(id)).toMatchObject({
      ...{ id: first, changes: { guests: 4 }, price: 720, standing: "", refused: [] },
      ...{ is_overtaken: false, booking: { guests: 3, price: 540 } },
    });
    // a newer one takes its place, and an older one that comes again does not come back
    await change({ booking_date: inDays(9) });
    await change({ guests: 4 }, first);
    expect(await trip()).toMatchObject({ request: { changes: { booking_date: inDays(9) } } });
    for (let times = 0; times < 30; times += 1) await change({ guests: 5 + (times % 2) });
    const rows = await instance.sql<{ state: string; count: number }>(
      `SELECT state, count(*) AS count FROM requests WHERE booking = '${id}' GROUP BY state`,
    );
    expect(rows).toEqual([
      { state: "open", count: 1 },
      { state: "withdrawn", count: 20 },
    ]);
    expect((await office.get("dashboard?range=7days")).body).toMatchObject({
      activity: { requests: expect.any(Number) },
    });
  });

  test("whose guest sends nonsense beside it hides no other from the office", async () => {
    const { id, say, trip } = await booked();
    const nested = `${"[".repeat(1_500)}${"]".repeat(1_500)}`;
    const sent = { id: newId(), kind: "change", changes: { guests: 4 }, before: await trip() };
    const told = JSON.stringify({ ...sent, before: { ...sent.before, told: "?" } });
    expect((await say(told.replace('"told":"?"', `"told":${nested}`))).status).toBe(200);
    expect(await requestOf(id)).toMatchObject({ changes: { guests: 4 }, is_overtaken: false });
    const stored = await instance.sql(`SELECT before FROM requests WHERE booking = '${id}'`);
    expect(Object.keys(JSON.parse(String(stored[0]?.before))).sort()).toEqual([
      ...["extras", "guests", "item_id", "item_name", "party"],
      ...["price", "price_lines", "status", "together", "type", "way"],
    ]);
    // as such rows were stored before
    const other = await booked();
    await other.change({ guests: 4 });
    await instance.sql(`UPDATE requests SET before = '${nested}' WHERE booking = '${other.id}'`);
    expect(await requestOf(other.id)).toMatchObject({ is_overtaken: true });
    for (const one of [say, other.say]) await one({ kind: "withdraw" });
  });

  test("in time is made at once", async () => {
    const { id, change, row } = await booked({ booking_date: inDays(9) });
    const { body } = await change({ booking_date: inDays(12) });
    expect(body).toMatchObject({ booking_date: inDays(12), request: null });
    expect(await row()).toMatchObject({ booking_date: inDays(12) });
    expect(await requestOf(id)).toBeUndefined();
  });

  test("is taken back by its guest, and by cancelling", async () => {
    const { id, change, say, trip } = await booked();
    await change({ guests: 4 });
    expect((await say({ kind: "withdraw" })).body).toMatchObject({ request: null });
    expect(await requestOf(id)).toBeUndefined();
    await change({ guests: 5 });
    await say({ kind: "cancel" });
    expect(await requestOf(id)).toBeUndefined();
    expect(await trip()).toMatchObject({ status: "cancelled", request: null });
    expect((await change({ guests: 2 })).status).toBe(409);
  });
});

describe("the office", () => {
  test("accepts: the change is made, once, and its guest hears what has changed", async () => {
    const { id, change, trip, row } = await booked();
    const request = { id: newId(), state: "accepted" };
    await change({ guests: 4 }, request.id);
    const act = newId();
    for (const _time of ["first", "again"]) {
      const { status, body } = await decide(id, request, { guests: 4 }, act);
      expect([status, body.guests, body.price]).toEqual([200, 4, 720]);
    }
    expect(await row()).toMatchObject({ guests: 4 });
    expect(await trip()).toMatchObject({ guests: 4, request: null });
    expect(await mailsOf(id, "customer-agreed")).toEqual([{ state: "queued" }]);
    // another office, which has not heard of it
    const late = await decide(id, { ...request, state: "declined", words: "No seats." });
    expect([late.status, Object.keys(messagesOf(late))]).toEqual([400, ["request"]]);
    const strange = await decide(id, { id: newId(), state: "accepted" }, { guests: 2 });
    expect([strange.status, (await row()).guests]).toEqual([400, 4]);
  });

  test("is told where there is no room for it any more, and the guest keeps what stands", async () => {
    const day = inDays(1);
    const { item, number } = await newService(admin, "tour");
    await addRule(admin, "schedules", daily(item));
    const { id, change, row } = await booked({ item_id: number, booking_date: day, guests: 2 });
    const request = { id: newId(), state: "accepted" };
    await change({ guests: 4 }, request.id);
    expect(await requestOf(id)).toMatchObject({ standing: "", refused: [] });
    await booked({ item_id: number, booking_date: day, guests: 3 });
    expect(await requestOf(id)).toMatchObject({ standing: "full" });
    const late = await decide(id, request, { guests: 4 });
    expect([late.status, messagesOf(late)]).toMatchObject([
      400,
      { request: expect.stringContaining("no room") },
    ]);
    expect(await row()).toMatchObject({ guests: 2, status: "confirmed" });
    expect(await requestOf(id)).toBeDefined();
    const beyond = await decide(id, request, { guests: 4, beyond_limit: true });
    expect([beyond.status, beyond.body.guests, beyond.body.status]).toEqual([200, 4, "confirmed"]);
  });

  test("declines with words, which its guest reads in the guest's language", async () => {
    const { id, change, trip, row } = await booked({ lang: "es" });
    const request = { id: newId(), state: "declined" };
    await change({ guests: 4 }, request.id);
    expect(Object.keys(messagesOf(await decide(id, request)))).toEqual(["words"]);
    expect((await decide(id, { ...request, words: "No queda lugar." })).status).toBe(200);
    expect(await trip()).toMatchObject({
      request: { state: "declined", words: "No queda lugar." },
    });
    expect(await row()).toMatchObject({ guests: 3 });
    expect(await requestOf(id)).toBeUndefined();
    await instance.sql(`UPDATE mails SET due_at = 0 WHERE booking = '${id}'`);
    await askForLateMails(instance, id);
    const [mail] = instance.postOffice.mails.filter(({ parsed }) =>
      parsed.subject?.startsWith("Su petición"),
    );
    expect(mail?.parsed.text).toContain("Personas: 4 personas");
    expect(mail?.parsed.text).toContain("Nuestra respuesta: No queda lugar.");
  });

  test("is told that it has changed the same since", async () => {
    const { id, change } = await booked();
    await change({ guests: 4 });
    expect((await decide(id, undefined, { guests: 2 })).status).toBe(200);
    expect(await requestOf(id)).toMatchObject({ is_overtaken: true, price: 720 });
  });
});

test("cancelling late takes effect, and is listed and mailed until somebody has ticked it", async () => {
  const [late, early] = [await booked(), await booked({ booking_date: inDays(9) })];
  for (const { say } of [late, early]) await say({ kind: "cancel" });
  expect(await late.row()).toMatchObject({ status: "cancelled", cancelled_late: "open" });
  expect(await early.row()).toMatchObject({ status: "cancelled", cancelled_late: "" });
  const listed = async () => (await waiting()).late?.map(({ id }) => id);
  expect(await listed()).toContain(late.id);
  expect(await listed()).not.toContain(early.id);
  await askForLateMails(instance, late.id);
  const [mail] = instance.postOffice.mails.filter(
    ({ parsed }) =>
      parsed.subject?.includes(`#${late.id.slice(0, 8).toUpperCase()}`) &&
      parsed.subject.startsWith("Cancelled by the customer"),
  );
  expect(mail?.parsed.text).toContain("Less than 48 hours before the departure");
  expect((await decide(late.id, undefined, { cancelled_late: "seen" })).status).toBe(200);
  expect(await listed()).not.toContain(late.id);
});
