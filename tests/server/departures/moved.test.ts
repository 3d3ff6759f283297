import { expect, test } from "vitest";
import { book, inDays, mailJobs, tourCommand } from "../support/bookings.ts";
import { act, addRule, daily, limit, newService } from "../support/departures.ts";
import { sharedAdmin, sharedInstance } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);

type Fields = Readonly<Record<string, unknown>>;
type Service = Awaited<ReturnType<typeof newService>> & { readonly rule: string };

const DAY = inDays(20);
async function scheduled(changes: Fields = {}): Promise<Service> {
  const service = await newService(admin, "tour");
  return { ...service, rule: await addRule(admin, "schedules", daily(service.item, changes)) };
}
async function comeIn({ number }: Service, guests: number, more: Fields = {}): Promise<string> {
  const asked = { item_id: number, departure_time: "07:30", booking_date: DAY };
  const command = tourCommand({ ...asked, guests, price: guests * 75, ...more });
  const answer = await book(instance, command);
  expect(answer.status, answer.text).toBe(200);
  return command.id;
}
/** Each booking of a service, in the order in which they came: when it leaves, and how it stands. */
const standing = async ({ number }: Service) =>
  (
    await instance.sql<{ value: string }>(
      `SELECT departure_time || ' ' || iif(status = 'pending', pending_reason, status)
         || iif(beyond_limit, ' beyond', '') AS value
       FROM bookings WHERE type = 'tour' AND item_id = ${number} ORDER BY rowid`,
    )
  ).map(({ value }) => value);

const later = (scope: string, newTime: string, fields: Fields = {}) => ({
  ...{ scope, from: DAY, until: DAY, kind: "time", time: "07:30", newTime, ...fields },
});
async function change(table: string, id: string, fields: Fields | null): Promise<void> {
  const { body } = await admin.get("/api/office/departure-rules");
  const version = (body.stamps as Readonly<Record<string, string>>)[id];
  const answer = await act(admin, { table, id, version, fields });
  expect(answer.status, answer.text).toBe(200);
}

test("guests and their guide leave with a departure that leaves later, are told, and go back with it", async () => {
  const service = await scheduled();
  await limit(admin, service.item, { needs: [{ kind: "guide", perGuests: 0 }] });
  const guide = await addRule(admin, "resources", { name: "Elmer", kind: "guide" });
  const going = await comeIn(service, 2);
  await comeIn(service, 1);
  await comeIn(service, 3);
  const other = await comeIn(service, 1, { booking_date: inDays(21) });
  await addRule(admin, "assignments", {
    ...{ item: service.item, day: DAY, time: "07:30", resource: guide },
  });

  const rule = await addRule(admin, "exceptions", later(service.item, "09:00"));
  const moved = ["09:00 confirmed", "09:00 confirmed", "09:00 full", "07:30 confirmed"];
  expect(await standing(service)).toEqual(moved);
  expect(
    await instance.sql(`SELECT moved_from, told_news, (SELECT count(*) FROM mails
        WHERE booking = b.id AND kind = 'customer-agreed' AND state = 'queued') AS mails,
        (SELECT actor || ' ' || before || ' ' || after FROM audit
          WHERE booking = b.id AND field = 'departure_time') AS history
      FROM bookings AS b WHERE id IN ('${going}', '${other}') ORDER BY moved_from DESC`),
  ).toEqual([
    {
      moved_from: `${DAY} 07:30`,
      told_news: `mail ${DAY} 09:00`,
      mails: 1,
      history: "admin 07:30 09:00",
    },
    { moved_from: "", told_news: "", mails: 0, history: null },
  ]);
  // whom its mail tells, a device that had not heard of it does not tell once more
  const told = { changes: { told_news: `${DAY} 09:00` }, before: {}, version: "" };
  const letter = { subject: "Later", text: "We leave at 9." };
  const tick = await admin.patch(`/api/office/bookings/${going}`, { ...told, letter });
  expect(tick.body.told_news, tick.text).toBe(`mail ${DAY} 09:00`);
  expect((await mailJobs(instance, going)).map(({ kind }) => kind)).not.toContain("departure-news");

  const along = `SELECT time FROM assignments WHERE resource = '${guide}'`;
  expect(await instance.sql(along)).toEqual([{ time: "09:00" }]);

  // the seats that it had are not sold again
  await comeIn(service, 3, { departure_time: "09:00" });
  await comeIn(service, 2, { departure_time: "09:00" });
  expect((await standing(service)).slice(4)).toEqual(["09:00 full", "09:00 confirmed"]);

  await change("exceptions", rule, later(service.item, "10:00"));
  expect((await standing(service)).every((one) => /^10:00|^07:30 confirmed/.test(one))).toBe(true);
  await change("exceptions", rule, null);
  expect((await standing(service)).every((one) => one.startsWith("07:30 "))).toBe(true);
  expect(await instance.sql(along)).toEqual([{ time: "07:30" }]);
});

test("who comes to another departure stays confirmed, beyond its seats, and goes back alone", async () => {
  const service = await scheduled({ times: ["07:30", "09:00"] });
  await comeIn(service, 3, { departure_time: "09:00" });
  await comeIn(service, 2);
  // moved by the office before: no rule brings that one back
  const other = await comeIn(service, 1);
  const [changes, before] = [{ departure_time: "09:00" }, { departure_time: "07:30" }];
  await admin.patch(`/api/office/bookings/${other}`, { changes, before, version: "" });
  const rule = await addRule(admin, "exceptions", later(service.item, "09:00"));
  expect(await standing(service)).toEqual([
    "09:00 confirmed",
    "09:00 confirmed beyond",
    "09:00 confirmed",
  ]);
  await limit(admin, service.item, { needs: [{ kind: "boat", perGuests: 0 }] });
  await change("exceptions", rule, null);
  expect(await standing(service)).toEqual([
    "09:00 confirmed",
    "07:30 confirmed beyond",
    "09:00 confirmed",
  ]);
  // each takes its boat, as it did
  const known = `SELECT DISTINCT boat FROM departures WHERE item_id = ${service.number} AND day = '${DAY}'`;
  expect(await instance.sql(known)).toEqual([{ boat: 0 }]);
});

test("a closed departure stays closed at its schedule's other time; what left offered what it did", async () => {
  const season = { from: inDays(-9), until: inDays(22) };
  const service = await scheduled(season);
  const past = await comeIn(service, 2);
  const place = `item_id = ${service.number}`;
  await instance.sql(`UPDATE departures SET day = '${inDays(-3)}', starts = starts - 33120,
    ends = ends - 33120 WHERE ${place}`);
  await instance.sql(`UPDATE bookings SET booking_date = '${inDays(-3)}' WHERE id = '${past}'`);
  // over days on some of which nothing leaves
  const from = inDays(18);
  const closed = { scope: service.item, from, until: inDays(24), kind: "closed", time: "07:30" };
  await addRule(admin, "exceptions", closed);
  await change(
    "schedules",
    service.rule,
    daily(service.item, { ...season, times: ["08:00"], seats: 9 }),
  );
  await comeIn(service, 2, { departure_time: "08:00" });
  expect((await standing(service)).at(-1)).toBe("08:00 closed");
  const notes = { changes: { notes: "Liked it" }, before: { notes: "" }, version: "" };
  expect((await admin.patch(`/api/office/bookings/${past}`, notes)).status).toBe(200);
  expect(
    await instance.sql(`SELECT seats, closed FROM departures WHERE ${place} AND time = '07:30'`),
  ).toEqual([{ seats: 5, closed: null }]);
});

test("parties that need one guide each hour keep theirs on the way to another time", async () => {
  const service = await scheduled({ seats: 12 });
  await limit(admin, service.item, { needs: [{ kind: "guide", perGuests: 4 }] });
  await addRule(admin, "resources", { name: "Rosa", kind: "guide" });
  // Elmer of the test before is free that day
  const day = { booking_date: inDays(25) };
  for (const guests of [3, 2, 3]) await comeIn(service, guests, day);
  const span = { from: day.booking_date, until: day.booking_date };
  await addRule(admin, "exceptions", later(service.item, "09:00", span));
  expect(await standing(service)).toEqual(Array(3).fill("09:00 confirmed"));
  await comeIn(service, 1, { ...day, departure_time: "09:00" });
  expect((await standing(service)).at(-1)).toBe("09:00 busy");
});

test("a schedule's other time takes its guests along, one that is left out leaves them", async () => {
  const service = await scheduled({ times: ["07:30", "13:00"] });
  await limit(admin, service.item, { busyMinutes: 270 });
  const resource = await addRule(admin, "resources", { name: "Luz", kind: "driver" });
  const crew = { item: service.item, day: DAY, resource };
  for (const time of ["07:30", "13:00"]) await addRule(admin, "assignments", { ...crew, time });
  await comeIn(service, 2);
  await comeIn(service, 1, { departure_time: "13:00" });
  await change("schedules", service.rule, daily(service.item, { times: ["08:00", "13:00"] }));
  expect(await standing(service)).toEqual(["08:00 confirmed", "13:00 confirmed"]);
  // all at once: each is in the other's way until it has moved
  await change("schedules", service.rule, daily(service.item, { times: ["09:00", "14:00"] }));
  const along = `SELECT time FROM assignments WHERE resource = '${resource}' ORDER BY time`;
  expect(await instance.sql(along)).toEqual([{ time: "09:00" }, { time: "14:00" }]);
  await change("schedules", service.rule, daily(service.item, { times: ["08:00", "13:00"] }));
  expect(await standing(service)).toEqual(["08:00 confirmed", "13:00 confirmed"]);
  await change("schedules", service.rule, daily(service.item, { times: ["13:00"] }));
  expect(await standing(service)).toEqual(["08:00 confirmed", "13:00 confirmed"]);
});
