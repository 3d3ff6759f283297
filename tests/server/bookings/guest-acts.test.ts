import { describe, expect, test } from "vitest";
import {
  book,
  inDays,
  newId,
  storedBookings,
  tourCommand,
  transferCommand,
} from "../support/bookings.ts";
import { addRule, daily, newService, act as rule } from "../support/departures.ts";
import { call, post } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const MANAGE_KEY = "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

type Columns = Readonly<Record<string, unknown>>;

/** A booking, and what its guest does with it. */
async function booked(command: ReturnType<typeof tourCommand> = transferCommand()) {
  const { body } = await book(instance, { ...command, manage_key: MANAGE_KEY });
  const key = String(body.trip_key);
  const before: Columns = (await call(instance, "/api/trip", { headers: { "X-Trip-Key": key } }))
    .body;
  const act = (changes: unknown, more: object = {}) =>
    post(
      instance,
      "/api/trip/changes",
      { id: newId(), kind: "complete", changes, before, ...more },
      { "X-Trip-Key": key },
    );
  const row = async () => (await storedBookings(instance, command.id))[0] ?? {};
  return { id: command.id, key, before, act, row };
}

const history = (id: string) =>
  instance.sql<{ actor: string; field: string; after: string }>(
    `SELECT actor, field, after FROM audit WHERE booking = '${id}' ORDER BY rowid`,
  );

describe("a guest completes a booking", () => {
  test("by link or by the device's own key, and whoever comes again is answered with what stands", async () => {
    const { id, act, row } = await booked();
    const first = newId();
    const changes = { pickup_place: "Hotel  Mopan", departure_time: "7:30", luggage: 3 };
    const answers = [await act(changes, { id: first }), await act(changes, { id: first })];
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([200, { id, pickup_place: "Hotel Mopan", luggage: 3 }]);
    const body = { id: newId(), kind: "complete", booking: id, before: {} };
    const own = await post(
      instance,
      "/api/trip/changes",
      { ...body, changes: { flight_number: "AA 12" }, before: { flight_number: "" } },
      { "X-Manage-Key": MANAGE_KEY },
    );
    expect(own.status).toBe(200);
    expect(await row()).toMatchObject({ departure_time: "07:30", flight_number: "AA 12" });
    expect(await history(id)).toEqual(
      [
        ["departure_time", "07:30"],
        ["pickup_place", "Hotel Mopan"],
        ["luggage", "3"],
        ["flight_number", "AA 12"],
      ].map(([field, after]) => ({ actor: "guest", field, after })),
    );
    // the own answers of a guest are no news to the guest
    const told = await instance.sql(
      `SELECT kind FROM mails WHERE booking = '${id}' AND kind LIKE 'operator%' AND kind <> 'operator'`,
    );
    expect(told).toEqual([]);
  });

  test("beside what others change, and asks where they have changed the same", async () => {
    const { id, act, row } = await booked();
    await office.ask("PATCH", `bookings/${id}`, {
      changes: { pickup_place: "Airport" },
      before: { pickup_place: "" },
    });
    expect((await act({ luggage: 2 })).status).toBe(200);
    const late = await act({ pickup_place: "Hotel" });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: "changed_meanwhile", current: { id, pickup_place: "Airport", luggage: 2 } },
    ]);
    // the same change of two is none
    expect((await act({ pickup_place: "Airport" })).status).toBe(200);
    const chosen = await act({ pickup_place: "Hotel" }, { before: late.body.current });
    expect(chosen.status).toBe(200);
    expect(await row()).toMatchObject({ pickup_place: "Hotel", luggage: 2 });
  });

  test("neither once it has taken place nor once it is cancelled, by the server's clock alone", async () => {
    const over = await booked();
    await instance.sql(
      `UPDATE bookings SET booking_date = '${inDays(-1)}' WHERE id = '${over.id}'`,
    );
    const late = await over.act({ luggage: 2 }, { made_at: "2020-01-01T00:00:00.000Z" });
    expect([late.status, late.body.code]).toEqual([409, "taken_place"]);
    const cancelled = await booked();
    await office.ask("PATCH", `bookings/${cancelled.id}`, {
      changes: { status: "cancelled" },
      before: { status: "confirmed" },
    });
    const gone = await cancelled.act({ luggage: 2 });
    expect([gone.status, gone.body.current]).toMatchObject([409, { status: "cancelled" }]);
    const ahead = await booked();
    expect((await ahead.act({ luggage: 2 }, { made_at: "2099-01-01T00:00:00.000Z" })).status).toBe(
      200,
    );
  });

  test("only what is theirs to say, and nothing that breaks a rule", async () => {
    const { act, row } = await booked();
    const before = await row();
    const refused: [unknown, string][] = [
      [{ price: 1 }, "price"],
      [{ status: "completed" }, "status"],
      [{ manage_key: "x" }, "manage_key"],
      [{ booking_date: inDays(30) }, "booking_date"],
      [{ luggage: "3" }, "luggage"],
      [{ luggage: -1 }, "luggage"],
      [{ pickup_place: { a: 1 } }, "pickup_place"],
      [{ pickup_place: "x".repeat(201) }, "pickup_place"],
      [{ departure_time: "25:00" }, "departure_time"],
      [{ adults: 9 }, "adults"],
      [{ children_ages: "4, 44" }, "children_ages"],
      [{}, "changes"],
      ["x", "0"],
    ];
    for (const [changes, field] of refused) {
      const { status, body } = await act(changes);
      expect([status, Object.keys(Object(body.data))]).toEqual([400, [field]]);
    }
    expect((await act({ luggage: 2 }, { id: "../x" })).body.data).toHaveProperty("id");
    expect(await row()).toEqual(before);
  });
});

describe("a guest changes a booking", () => {
  const change = async (
    { act }: Awaited<ReturnType<typeof booked>>,
    changes: Columns,
    more: object = {},
  ) => act(changes, { kind: "change", price: 1e6, ...more });
  const mails = (id: string) =>
    instance.sql<{ id: string; kind: string }>(
      `SELECT id, kind FROM mails WHERE booking = '${id}' AND kind IN ('customer-agreed', 'operator-changed') ORDER BY kind`,
    );

  test("day and party at the price that the office would take, once; both hear what has changed", async () => {
    const stands = await booked(tourCommand());
    const act = newId();
    const moved = { booking_date: inDays(25), departure_time: "", guests: 4 };
    for (const _time of ["first", "again"]) {
      const { status, body } = await change(stands, moved, { id: act, price: 720 });
      expect([status, body]).toMatchObject([200, { status: "confirmed", guests: 4, price: 720 }]);
    }
    const jobs = await mails(stands.id);
    expect(jobs.map(({ kind }) => kind)).toEqual(["customer-agreed", "operator-changed"]);
    for (const { id } of jobs) await office.post(`mails/${id}/resend`);
    const sent = instance.postOffice.mails.filter(({ parsed }) =>
      /before: 3|antes: 3/.test(parsed.text ?? ""),
    );
    expect(sent.map(({ parsed }) => parsed.subject)).toEqual([
      expect.stringContaining("changed"),
      expect.stringContaining("Changed by the customer"),
    ]);
    const [toGuest] = sent;
    expect(toGuest?.parsed.text).toMatch(/has been moved from/);
    const file = new TextDecoder().decode(toGuest?.parsed.attachments[0]?.content as Uint8Array);
    expect(file).toMatch(new RegExp(`UID:${stands.id}.*\nSEQUENCE:[1-9]`, "s"));
    expect(file).toContain(inDays(25).replaceAll("-", ""));
    // what was agreed ahead stands: it is asked for no further than the price anyway
    await instance.sql(`UPDATE bookings SET deposit_amount = 600 WHERE id = '${stands.id}'`);
    expect((await change(stands, { guests: 3 }, { before: await stands.row() })).status).toBe(200);
    expect(await stands.row()).toMatchObject({ price: 540, deposit_amount: 600 });
  });

  test("not by a rule that a booking would break, nor dearer than it was shown", async () => {
    const stands = await booked(tourCommand());
    const before = await stands.row();
    const refused: [Columns, object, string][] = [
      [{ booking_date: inDays(0), departure_time: "" }, {}, "booking_date"],
      [{ booking_date: "2026-02-31", departure_time: "" }, {}, "booking_date"],
      [{ guests: 99 }, {}, "guests"],
      [{ guests: 0 }, {}, "guests"],
      [{ party: "infant:1" }, {}, "party"],
      [{ guests: 4 }, { price: 540 }, "price"],
      [{ pickup_place: "x" }, {}, "pickup_place"],
      [{ departure_time: "xx:xx" }, {}, "departure_time"],
      [{ departure_time: "25:00" }, {}, "departure_time"],
    ];
    for (const [changes, more, field] of refused) {
      const { status, body } = await change(stands, changes, more);
      expect([status, Object.keys(Object(body.data))]).toEqual([400, [field]]);
    }
    await instance.sql(`UPDATE bookings SET status = 'pending' WHERE id = '${stands.id}'`);
    expect((await change(stands, { guests: 4 })).body.data).toHaveProperty("changes");
    await instance.sql(
      `UPDATE bookings SET status = 'confirmed', booking_date = '${inDays(0)}' WHERE id = '${stands.id}'`,
    );
    const late = await change(stands, { guests: 4 }, { before: await stands.row() });
    expect([late.status, late.body.code]).toEqual([409, "taken_place"]);
    expect(await stands.row()).toMatchObject({
      guests: before.guests ?? 0,
      price: before.price ?? 0,
    });
    // its day was moved past us, and nobody else has changed anything
    expect((await mails(stands.id)).map(({ kind }) => kind)).toEqual(["customer-agreed"]);
  });

  test("to more guests where each booking is answered by the office, or it is too late to book", async () => {
    const { item, number } = await newService(admin, "tour");
    const id = await addRule(admin, "schedules", daily(item, { seats: 12 }));
    let [{ version = "" } = {}] = await instance.sql<{ version: string }>(
      `SELECT updated_at AS version FROM schedules WHERE id = '${id}'`,
    );
    const at = { item_id: number, departure_time: "07:30", price: 225 };
    const stands = await booked(tourCommand({ ...at, guests: 3 }));
    expect((await change(stands, { guests: 4 })).status).toBe(200);
    for (const [limits, code] of [
      [{ isOnRequest: true }, "on_request"],
      [{ cutoffHours: 720 }, "no_departure"],
    ] as const) {
      const fields = daily(item, { seats: 12, ...limits });
      const changed = await rule(admin, { table: "schedules", id, version, fields });
      expect(changed.status, changed.text).toBe(200);
      version = String(changed.body.version);
      const more = await change(stands, { guests: 5 }, { before: await stands.row() });
      expect(more.body.data, code).toMatchObject({ guests: { code } });
    }
    expect((await change(stands, { guests: 2 }, { before: await stands.row() })).status).toBe(200);
  });

  test("so often and no more, since its history is kept", async () => {
    const stands = await booked(tourCommand());
    await instance.sql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
      INSERT INTO audit (id, booking, actor, field, at) SELECT '${stands.id}' || i, '${stands.id}', 'guest', 'luggage', '' FROM n`);
    const { status, body } = await change(stands, { guests: 4 });
    expect([status, body.data]).toMatchObject([400, { changes: { code: "changed_too_often" } }]);
  });

  test("into a departure without room: told so, and what they had stays theirs", async () => {
    const { item, number } = await newService(admin, "tour");
    await addRule(admin, "schedules", daily(item));
    const at = { item_id: number, departure_time: "07:30" };
    const mine = await booked(tourCommand({ ...at, price: 225 }));
    await booked(tourCommand({ ...at, booking_date: inDays(22), price: 225 }));
    const next = { booking_date: inDays(22), departure_time: "07:30" };
    const full = await change(mine, next);
    expect([full.status, full.body.data]).toMatchObject([
      400,
      { booking_date: { code: "no_room" } },
    ]);
    const never = await change(mine, { ...next, departure_time: "11:00" });
    expect(never.body.data).toMatchObject({ departure_time: { code: "no_departure" } });
    expect(await mine.row()).toMatchObject({ status: "confirmed", booking_date: inDays(21) });
    expect([await history(mine.id), await mails(mine.id)]).toEqual([[], []]);
    const free = { ...next, booking_date: inDays(23) };
    const both = await Promise.all([
      change(mine, free),
      change(mine, { ...next, booking_date: inDays(24) }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
