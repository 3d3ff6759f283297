import { beforeEach, expect, test } from "vitest";
import { askForLateMails, book, inDays, mailJobs, tourCommand } from "../support/bookings.ts";
import { cronsOf } from "../support/crons.ts";
import { act, addRule, daily, limit, newService } from "../support/departures.ts";
import { call } from "../support/requests.ts";
import { newTour } from "../support/services.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";
import { until } from "../support/waiting.ts";

const instance = sharedInstance({ env: { DASHBOARD: "on" } });
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

type Fields = Readonly<Record<string, unknown>>;
type Service = Awaited<ReturnType<typeof newService>>;

/** Whether those who wait are confirmed by themselves. */
async function confirmByItself(isOn: boolean): Promise<void> {
  const [row] = await instance.sql<{ id: string }>("SELECT id FROM settings");
  const changed = { confirm_waiting: isOn };
  const answer = await admin.patch(`/api/collections/settings/records/${row?.id}`, changed);
  expect(answer.body.confirm_waiting, answer.text).toBe(isOn);
}
beforeEach(() => confirmByItself(false));

async function scheduled(changes: Fields = {}): Promise<Service & { rule: string }> {
  const service = await newService(admin, "tour");
  return { ...service, rule: await addRule(admin, "schedules", daily(service.item, changes)) };
}

/** Books parties one after the other; their commands. */
async function comeIn({ number }: Service, parties: readonly number[], more: Fields = {}) {
  const commands = parties.map((guests) =>
    tourCommand({
      item_id: number,
      departure_time: "07:30",
      guests,
      price: guests * 75,
      manage_key: "k".repeat(32),
      ...more,
    }),
  );
  for (const command of commands) expect((await book(instance, command)).status).toBe(200);
  return commands as [Command, Command, Command, Command];
}
type Command = ReturnType<typeof tourCommand>;

const statusesOf = async ({ number }: Service) =>
  (
    await instance.sql<{ value: string }>(
      `SELECT iif(status = 'pending', pending_reason, status) AS value FROM bookings
       WHERE type = 'tour' AND item_id = ${number} ORDER BY rowid`,
    )
  ).map(({ value }) => value);

async function edit(id: string, changes: Fields, more: Fields = {}) {
  const [row] = await instance.sql<{ updated_at: string }>(
    `SELECT updated_at FROM bookings WHERE id = '${id}'`,
  );
  const sent = { changes, version: row?.updated_at, before: {}, ...more };
  const answer = await office.ask("PATCH", `bookings/${id}`, sent);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const cancel = (id: string) => edit(id, { status: "cancelled" });

/** What the office is told of some who wait, in this order. */
async function toldOf(commands: readonly Command[]) {
  const { body } = await office.get("waiting");
  const rows = body.waiting as { id: string; [field: string]: unknown }[];
  const ids = commands.map(({ id }) => id);
  return rows.filter(({ id }) => ids.includes(id));
}

test("the first to come has the seats that are back; one after it is next only beside it", async () => {
  const service = await scheduled();
  const [all, three, threeMore, two] = await comeIn(service, [5, 3, 3, 2]);
  const full = { standing: "full", is_next: false, seats: 5, guests: 5, is_past: false };
  expect(await toldOf([all, three])).toEqual([expect.objectContaining({ id: three.id, ...full })]);
  await cancel(all.id);
  const free = { standing: "", seats: 5, guests: 0, groups: null };
  expect(await toldOf([two, threeMore, three])).toEqual([
    expect.objectContaining({ id: three.id, ...free, is_next: true }),
    expect.objectContaining({ id: threeMore.id, ...free, is_next: false }),
    expect.objectContaining({ id: two.id, ...free, is_next: true }),
  ]);
});

test("one van: who came first is next, who wants it meanwhile is not", async () => {
  const service = await scheduled({ times: ["07:30", "09:00"], seats: 8 });
  await addRule(admin, "resources", { name: "Boat", kind: "boat", seats: 8 });
  await limit(admin, service.item, { busyMinutes: 240, needs: [{ kind: "boat", perGuests: 0 }] });
  const [taken] = await comeIn(service, [4]);
  const [late] = await comeIn(service, [2], { departure_time: "09:00" });
  const [sameBoat] = await comeIn(service, [6]);
  expect(await statusesOf(service)).toEqual(["confirmed", "busy", "full"]);
  await cancel(taken.id);
  expect((await toldOf([late, sameBoat])).map((row) => [row.standing, row.is_next])).toEqual([
    ["", true],
    ["", false],
  ]);
});

test("beyond the limit is an act like any other, noted, and taken back", async () => {
  const service = await scheduled();
  const [, waits] = await comeIn(service, [5, 3]);
  await askForLateMails(instance, waits.id);
  const yes = { status: "confirmed" };
  // without knowing it waits on, and its guest is told nothing
  expect(await edit(waits.id, yes, { letter: {} })).toMatchObject({
    ...{ status: "pending", pending_reason: "full", beyond_limit: false },
  });
  expect(await office.ids("view=decision")).toContain(waits.id);
  const kinds = async () => (await mailJobs(instance, waits.id)).map(({ kind }) => kind);
  expect(await kinds()).toEqual(["customer", "operator"]);
  const known = { ...yes, beyond_limit: true };
  expect(await edit(waits.id, known, { letter: {} })).toMatchObject(known);
  expect(await office.history(waits.id)).toContain("admin beyond_limit: 0 → 1");
  expect(await kinds()).toContain("customer-confirmed");
  await edit(waits.id, { status: "pending", beyond_limit: false });
  await askForLateMails(instance, waits.id);
  const [told] = await mailJobs(instance, waits.id).then((jobs) =>
    jobs.filter(({ kind }) => kind === "customer-confirmed"),
  );
  expect(told).toMatchObject({ state: "suppressed", error: "decided_otherwise" });
});

test("a guest hears of a yes in our words, of a no in the office's, and of nothing where none is wanted", async () => {
  const service = await scheduled({ times: ["07:30", "13:00"] });
  const [, moved, declined, quiet] = await comeIn(service, [5, 3, 3, 2], { lang: "es" });
  const ours = [moved, declined, quiet];
  for (const { id } of ours) await askForLateMails(instance, id);
  const noon = { status: "confirmed", departure_time: "13:00" };
  await edit(moved.id, noon, { letter: {} });
  const no = {
    subject: "Su reserva",
    text: "Lamentablemente ya no hay lugar.\n\nHay a las 13:00.",
  };
  await edit(declined.id, { status: "cancelled" }, { letter: no });
  await edit(quiet.id, noon, { letter: null });
  for (const { id } of ours) await askForLateMails(instance, id);
  const last = (to: string) =>
    instance.postOffice.mails.filter((mail) => mail.to.includes(to)).at(-1)?.parsed;
  expect(last(moved.customer_email)?.subject).toMatch(/confirmada/i);
  expect(last(moved.customer_email)?.text).toContain("cambió de 7:30 a. m. a 1:00 p. m.");
  expect(last(declined.customer_email)).toMatchObject({
    subject: no.subject,
    text: expect.stringContaining("Hay a las 13:00."),
  });
  expect(last(quiet.customer_email)?.subject).not.toMatch(/confirmada/i);
  expect(await mailJobs(instance, quiet.id)).toContainEqual(
    expect.objectContaining({ kind: "customer-agreed", error: "office_wrote_none" }),
  );
  const refused = await office.ask("PATCH", `bookings/${quiet.id}`, {
    changes: { status: "cancelled" },
    letter: { subject: "", text: "x" },
  });
  expect(refused.status).toBe(400);
});

test("who was told that the booking waits hears of the yes from whichever screen, and nobody else", async () => {
  const service = await scheduled();
  const [all, three, two] = await comeIn(service, [5, 3, 2]);
  for (const { id } of [all, three, two]) await askForLateMails(instance, id);
  const confirmedMails = async ({ id }: Command) =>
    (await mailJobs(instance, id)).filter(({ kind }) => kind === "customer-confirmed").length;
  await cancel(all.id);
  await edit(three.id, { status: "confirmed" });
  const several = { ids: [two.id], status: "confirmed" };
  expect((await office.post("bookings/status", several)).status).toBe(200);
  expect(await statusesOf(service)).toEqual(["cancelled", "confirmed", "confirmed"]);
  expect([await confirmedMails(three), await confirmedMails(two)]).toEqual([1, 1]);
  // it was the office that had it wait, and its guest was never told
  const [confirmed] = await comeIn(await scheduled(), [2]);
  await edit(confirmed.id, { status: "pending" });
  await edit(confirmed.id, { status: "confirmed" });
  expect(await confirmedMails(confirmed)).toBe(0);
});

test("a service that comes into the world with a limit, as from the dashboard, has it from the start", async () => {
  const { headers } = await cronsOf(instance);
  const made = await call(instance, "/api/collections/tours/records", {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(newTour({ min_pax: 1, groups_a_day: 1, active: true })),
  });
  expect(made.body).toMatchObject({ groups_a_day: 1 });
  const service = { item: "", type: "tour", number: Number(made.body.number) } as const;
  await comeIn(service, [2, 2], { departure_time: "" });
  expect(await statusesOf(service)).toEqual(["confirmed", "full"]);
  await admin.changeItem("tour", service.number, { active: false });
});

test("where that is switched on, seats that are back go to the oldest, with its mail and in its history", async () => {
  const service = await scheduled();
  const [all, three, threeMore, two] = await comeIn(service, [5, 3, 3, 2]);
  await askForLateMails(instance, three.id);
  await cancel(all.id);
  const waitOn = ["cancelled", "full", "full", "full"];
  expect(await statusesOf(service)).toEqual(waitOn);
  // nothing happens but by the clock, to what came back before
  await confirmByItself(true);
  await (await cronsOf(instance)).run("confirm-waiting");
  const now = ["cancelled", "confirmed", "full", "confirmed"];
  await until("two are confirmed", async () => String(await statusesOf(service)) === String(now));
  expect(await office.history(three.id)).toContain("system status: pending → confirmed");
  const mails = await mailJobs(instance, three.id);
  expect(mails.filter(({ kind }) => kind === "customer").map(({ state }) => state)).toEqual(
    expect.arrayContaining(["sent", "queued"]),
  );
  // the guest of one cancels: the next has its seats at once
  const answer = await call(instance, `/api/bookings/${three.id}/cancel`, {
    method: "POST",
    headers: { "X-Manage-Key": "k".repeat(32) },
  });
  expect(answer.status, answer.text).toBe(200);
  expect(await statusesOf(service)).toEqual(["cancelled", "cancelled", "confirmed", "confirmed"]);
  // what the office has set to wait, waits for the office
  await edit(threeMore.id, { status: "pending" });
  await edit(two.id, { guests: 1 });
  expect(await statusesOf(service)).toEqual(["cancelled", "cancelled", "full", "confirmed"]);
});

test("more seats, a lifted closing and a new van confirm, a missed cut-off and a request do not", async () => {
  await confirmByItself(true);
  const service = await scheduled();
  await comeIn(service, [5, 3]);
  const closing = { scope: service.item, from: inDays(40), until: inDays(40), kind: "closed" };
  const id = await addRule(admin, "exceptions", closing);
  await comeIn(service, [1], { booking_date: inDays(40) });
  expect(await statusesOf(service)).toEqual(["confirmed", "full", "closed"]);
  const stampOf = async (table: string, row: string) =>
    (
      await instance.sql<{ updated_at: string }>(
        `SELECT updated_at FROM ${table} WHERE id = '${row}'`,
      )
    )[0]?.updated_at;
  const write = async (table: string, row: string, fields: Fields | null) => {
    const version = await stampOf(table, row);
    const answer = await act(admin, { table, id: row, version, fields });
    expect(answer.status, answer.text).toBe(200);
  };
  await write("schedules", service.rule, daily(service.item, { seats: 8 }));
  await write("exceptions", id, null);
  expect(await statusesOf(service)).toEqual(["confirmed", "confirmed", "confirmed"]);

  const late = await scheduled({ cutoffHours: 720 });
  await comeIn(late, [1]);
  const asked = await scheduled({ isOnRequest: true });
  await comeIn(asked, [1]);
  await write("schedules", late.rule, daily(late.item, { cutoffHours: 720, seats: 9 }));
  expect([await statusesOf(late), await statusesOf(asked)]).toEqual([["closed"], ["request"]]);

  const ride = await newService(admin, "tour");
  await limit(admin, ride.item, { busyMinutes: 60, needs: [{ kind: "driver", perGuests: 0 }] });
  await comeIn(ride, [2]);
  expect(await statusesOf(ride)).toEqual(["busy"]);
  await addRule(admin, "resources", { name: "Luis", kind: "driver" });
  expect(await statusesOf(ride)).toEqual(["confirmed"]);
});

test("seats that are back are given to who waits for them, however many wait for another day", async () => {
  await confirmByItself(true);
  const service = await scheduled();
  const far = { item: service.number, day: inDays(300) };
  await instance.sql(
    `WITH RECURSIVE n(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM n WHERE n < 510)
     INSERT INTO bookings (id, type, item_id, item_name, booking_date, departure_time, guests, price, status,
       pending_reason, source, created_at)
     SELECT printf('faraway%08d', n), 'tour', ${far.item}, 'x', '${far.day}', '07:30', 9, 1, 'pending', 'full',
       'seed', '2026-01-01 00:00:00.000Z' FROM n`,
  );
  const [all, waits] = await comeIn(service, [5, 3]);
  // moved, and so its day is another by the time that its seats are looked for
  await edit(all.id, { booking_date: inDays(100) });
  const [row] = await instance.sql(`SELECT status FROM bookings WHERE id = '${waits.id}'`);
  expect(row).toEqual({ status: "confirmed" });
  await instance.sql("DELETE FROM bookings WHERE id LIKE 'faraway%'");
});

test("who comes just as seats are back may be faster, and nobody has one too many", async () => {
  await confirmByItself(true);
  const service = await scheduled();
  const [all] = await comeIn(service, [5, 2, 2, 2]);
  const newcomers = Array.from({ length: 24 }, () => comeIn(service, [1]));
  await Promise.all([cancel(all.id), ...newcomers]);
  await until("all seats are taken again", async () => (await seatsOf(service)) === 5);
  const told = await toldOf((await Promise.all(newcomers)).flat());
  expect(told.every(({ standing }) => standing === "full")).toBe(true);
});

const seatsOf = async ({ number }: Service) => {
  const [row] = await instance.sql<{ value: number }>(
    `SELECT total(guests) AS value FROM bookings
     WHERE type = 'tour' AND item_id = ${number} AND status = 'confirmed'`,
  );
  return row?.value;
};

test("by itself nobody is confirmed at the price of a code that is used up by then", async () => {
  const named = { text: "ONCEALL", percent: 10, cents: 0, items: [], uses: 1, uses_each: 0 };
  const ever = { booked_from: "", booked_until: "", travelled_from: "", travelled_until: "" };
  const made = { version: "", code: { ...named, ...ever, active: true } };
  expect((await office.post("codes", made)).status).toBe(200);
  await confirmByItself(true);
  const [service, other] = [await scheduled(), await scheduled()];
  const guest = { code: "ONCEALL", customer_email: `${service.number}@once.example` };
  const [all] = await comeIn(service, [5]);
  await comeIn(service, [3], { ...guest, price: 202.5 });
  await comeIn(other, [2], { ...guest, price: 135 });
  await comeIn(service, [2]);
  expect(await statusesOf(service)).toEqual(["confirmed", "full", "full"]);
  await cancel(all.id);
  expect(await statusesOf(service)).toEqual(["cancelled", "full", "confirmed"]);
});
