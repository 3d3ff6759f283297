import { describe, expect, test } from "vitest";
import { BOOKINGS, book, inDays, newId, tourCommand } from "../support/bookings.ts";
import { act, addRule, daily, limit, newService } from "../support/departures.ts";
import { sharedAdmin, sharedInstance } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);

/** On as many departures, one after the other. */
const RACES = process.env.LONG ? 200 : 1;

type Fields = Readonly<Record<string, unknown>>;
type Party = Fields & { guests?: number };
type Service = Awaited<ReturnType<typeof newService>>;
const scheduled = async (changes: Fields = {}): Promise<Service> => {
  const service = await newService(admin, "tour");
  await addRule(admin, "schedules", daily(service.item, changes));
  return service;
};
const commandFor = ({ type, number }: Service, changes: Party = {}) =>
  tourCommand({
    type,
    item_id: number,
    departure_time: "07:30",
    price: (changes.guests ?? 3) * 75,
    ...changes,
  });
/** Books; `confirmed`, or why it waits. */
async function booked(service: Service, changes: Party = {}) {
  const answer = await book(instance, commandFor(service, changes));
  expect(answer.status, answer.text).toBe(200);
  return answer.body.status === "confirmed" ? "confirmed" : answer.body.pending_reason;
}
const rows = (service: Service) =>
  instance.sql<{ status: string; pending_reason: string; guests: number }>(
    `SELECT status, pending_reason, guests FROM bookings
     WHERE type = '${service.type}' AND item_id = ${service.number} ORDER BY rowid`,
  );
const statusesOf = async (service: Service) =>
  (await rows(service)).map(({ status, pending_reason }) => pending_reason || status);

describe("a departure with five seats", () => {
  test("takes five guests; who finds no room waits, and holds nothing", async () => {
    const service = await scheduled();
    expect(await booked(service, { guests: 3 })).toBe("confirmed");
    expect(await booked(service, { guests: 3 })).toBe("full");
    expect(await booked(service, { guests: 2 })).toBe("confirmed");
    expect(await booked(service, { guests: 1 })).toBe("full");
    expect(await booked(service, { guests: 5, booking_date: inDays(22) })).toBe("confirmed");
  });

  test("is sold to five of 64 who come at once, whoever they are", async () => {
    const service = await scheduled();
    for (let round = 1; round <= RACES; round += 1) {
      const day = { booking_date: inDays(20 + round) };
      const answers = await Promise.all(
        Array.from({ length: 64 }, () =>
          book(instance, commandFor(service, { guests: 1, ...day })),
        ),
      );
      const told = answers.map(({ body }) => body.status);
      expect(told.filter((status) => status === "confirmed")).toHaveLength(5);
      // of this round: each is on a day of its own
      const stored = (await statusesOf(service)).slice(64 * (round - 1));
      expect(stored.filter((status) => status === "confirmed")).toHaveLength(5);
      expect(stored.filter((status) => status === "full")).toHaveLength(59);
    }
    const audited = await instance.sql(
      `SELECT 1 FROM audit WHERE booking IN (SELECT id FROM bookings WHERE item_id = ${service.number})`,
    );
    expect(audited).toEqual([]);
  });

  test("has its seats back at once when a party cancels, shrinks or moves", async () => {
    const service = await scheduled();
    const [first, second] = [
      commandFor(service, { guests: 3 }),
      commandFor(service, { guests: 2 }),
    ];
    for (const command of [first, second]) await book(instance, command);
    const edit = async (id: string, changes: object, more: object = {}) => {
      const answer = await admin.patch(`/api/office/bookings/${id}`, {
        changes,
        before: {},
        version: "",
        ...more,
      });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.pending_reason || answer.body.status;
    };
    const versionOf = async (id: string) =>
      (
        await instance.sql<{ updated_at: string }>(
          `SELECT updated_at FROM bookings WHERE id = '${id}'`,
        )
      )[0]?.updated_at;
    expect(await booked(service, { guests: 1 })).toBe("full");
    await edit(first.id, { guests: 2 }, { version: await versionOf(first.id) });
    expect(await booked(service, { guests: 1 })).toBe("confirmed");
    await edit(first.id, { booking_date: inDays(22) }, { version: await versionOf(first.id) });
    expect(await booked(service, { guests: 2 })).toBe("confirmed");
    await admin.post("/api/office/bookings/status", { ids: [second.id], status: "cancelled" });
    expect(await booked(service, { guests: 2 })).toBe("confirmed");
    // back to the day that is full now: it waits, unless the operator says so
    const back = { booking_date: inDays(21) };
    expect(await edit(first.id, back, { version: await versionOf(first.id) })).toBe("full");
    const known = { status: "confirmed", ids: [first.id] };
    await admin.post("/api/office/bookings/status", known);
    expect((await statusesOf(service))[0]).toBe("full");
    await admin.post("/api/office/bookings/status", { ...known, beyond_limit: true });
    const [row] = await instance.sql(
      `SELECT status, beyond_limit FROM bookings WHERE id = '${first.id}'`,
    );
    expect(row).toMatchObject({ status: "confirmed", beyond_limit: 1 });
    const history = await instance.sql(
      `SELECT field, actor FROM audit WHERE booking = '${first.id}' AND field = 'beyond_limit'`,
    );
    expect(history).toEqual([{ field: "beyond_limit", actor: "admin" }]);
  });
});

test("beyond the limit is no way round: by 'completed', by a smaller party, by taking it back", async () => {
  const service = await scheduled();
  const [, second] = [await booked(service, { guests: 5 }), commandFor(service, { guests: 3 })];
  await book(instance, second);
  const ids = [second.id];
  const become = (status: string, more: Fields = {}) =>
    admin.post("/api/office/bookings/status", { ids, status, ...more });
  const row = () =>
    instance.sql<{ updated_at: string }>(
      `SELECT status, guests, beyond_limit, updated_at FROM bookings WHERE id = '${second.id}'`,
    );
  const edit = async (changes: Fields) => {
    const [{ updated_at: version }] = (await row()) as [{ updated_at: string }];
    const answer = await admin.patch(`/api/office/bookings/${second.id}`, { changes, version });
    expect(answer.status, answer.text).toBe(200);
  };
  await become("completed");
  await become("confirmed");
  expect(await row()).toMatchObject([{ status: "pending" }]);
  await become("confirmed", { beyond_limit: true });
  await edit({ guests: 2 });
  expect(await row()).toMatchObject([{ status: "confirmed", guests: 2, beyond_limit: 1 }]);
  await become("completed");
  await become("confirmed");
  expect(await row()).toMatchObject([{ status: "confirmed", beyond_limit: 1 }]);
  await edit({ beyond_limit: false });
  expect(await row()).toMatchObject([{ status: "pending", beyond_limit: 0 }]);
});

test("what is no rule is refused, and takes none away", async () => {
  const service = await newService(admin, "tour");
  const id = newId();
  const fields = daily(service.item);
  const { body } = await act(admin, { table: "schedules", id, fields });
  const refused = async (more: Fields) => {
    const answer = await act(admin, { table: "schedules", id: newId(), fields, ...more });
    return [answer.status, ...Object.keys((answer.body.data ?? {}) as object)];
  };
  expect(await refused({ id, version: body.version, fields: "none" })).toEqual([400, "fields"]);
  expect(await refused({ id, version: body.version, fields: undefined })).toEqual([400, "fields"]);
  expect(await refused({ table: "constructor" })).toEqual([400, "table"]);
  const odd = `tour/0${service.number}`;
  expect(await refused({ fields: daily(odd) })).toEqual([400, "item"]);
  const texts = { es: { reason: "x".repeat(201) } };
  const closed = { scope: service.item, from: inDays(5), until: inDays(5), kind: "closed" };
  expect(await refused({ table: "exceptions", fields: { ...closed, texts } })).toEqual([
    400,
    "reason",
  ]);
  const limits = { table: "limits", id: service.item, version: undefined };
  for (const needs of [[null], [{ kind: "guide", perGuests: "x" }]]) {
    expect(await refused({ ...limits, fields: { needs } })).toEqual([400, "needs"]);
  }
  expect(await booked(service, { guests: 5 })).toBe("confirmed");
  expect(await booked(service, { guests: 1 })).toBe("full");
});

describe("what is not sold", () => {
  test("a time that is none, a day out of season, a closed day, past its cut-off, in two years: closed", async () => {
    const service = await scheduled({ from: inDays(10), until: inDays(30), cutoff_hours: 0 });
    expect(await booked(service, { departure_time: "09:00" })).toBe("closed");
    expect(await booked(service, { booking_date: inDays(31) })).toBe("closed");
    await addRule(admin, "exceptions", {
      scope: service.item,
      from: inDays(20),
      until: inDays(22),
      kind: "closed",
      reason: "River too high",
    });
    expect(await booked(service)).toBe("closed");
    expect(await booked(service, { booking_date: inDays(23) })).toBe("confirmed");
    const late = await scheduled({ cutoffHours: 720 });
    expect(await booked(late, { booking_date: inDays(29) })).toBe("closed");
    expect(await booked(late, { booking_date: inDays(32) })).toBe("confirmed");
    const asked = await scheduled({ isOnRequest: true });
    expect(await booked(asked)).toBe("request");
    const always = await scheduled();
    expect(await booked(always, { booking_date: inDays(540) })).toBe("confirmed");
    expect(await booked(always, { booking_date: inDays(550) })).toBe("closed");
    // leaves when its guests wish
    const flexible = await newService(admin, "tour");
    expect(await booked(flexible, { booking_date: inDays(540) })).toBe("confirmed");
    expect(await booked(flexible, { booking_date: "2099-12-31" })).toBe("closed");
  });

  test("more groups of a flexible tour than it takes a day", async () => {
    const service = await newService(admin, "tour");
    await limit(admin, service.item, { groupsADay: 2 });
    expect(await booked(service, { departure_time: "" })).toBe("confirmed");
    expect(await booked(service, { departure_time: "10:00" })).toBe("confirmed");
    expect(await booked(service, { departure_time: "11:00" })).toBe("full");
  });

  test("what nobody is free for: two vans are two rides at once", async () => {
    const van = { kind: "vehicle", seats: 8 };
    for (const name of ["Van 1", "Van 2"]) await addRule(admin, "resources", { name, ...van });
    const ride = await newService(admin, "transfer", { price_type: "flat" });
    await limit(admin, ride.item, { busyMinutes: 120, needs: [{ kind: "vehicle", perGuests: 0 }] });
    const at = (departure_time: string, guests = 4) =>
      booked(ride, { departure_time, guests, price: 75 });
    expect(await at("09:00")).toBe("confirmed");
    expect(await at("10:00")).toBe("confirmed");
    expect(await at("10:30")).toBe("busy");
    expect(await at("11:00")).toBe("confirmed");
    // one that seats all is not there
    expect(await at("15:00", 9)).toBe("busy");
    expect(await at("15:00", 8)).toBe("confirmed");
  });
});

test("a tour that takes longer from now on keeps its guide as long", async () => {
  await addRule(admin, "resources", { name: "Ana", kind: "driver", seats: 0 });
  const needs = [{ kind: "driver", perGuests: 0 }];
  const [long, short] = [
    await newService(admin, "tour", { duration: "2 hours" }),
    await newService(admin, "tour", { duration: "2 hours" }),
  ];
  for (const { item } of [long, short]) await limit(admin, item, { needs });
  const at = (service: Service, departure_time: string) => booked(service, { departure_time });
  expect(await at(long, "08:00")).toBe("confirmed");
  expect(await at(short, "09:00")).toBe("busy");
  // what its departures can't follow is not answered as done
  await instance.sql(`CREATE TRIGGER nothing_follows BEFORE INSERT ON departures
    WHEN NEW.item_id = ${long.number} BEGIN SELECT RAISE(ABORT, 'nothing follows'); END`);
  const lengthen = () => admin.changeItem("tour", long.number, { duration: "10 hours" });
  await expect(lengthen()).rejects.toThrow();
  await instance.sql("DROP TRIGGER nothing_follows");
  expect(await instance.sql(`SELECT duration FROM tours WHERE number = ${long.number}`)).toEqual([
    { duration: "2 hours" },
  ]);
  await lengthen();
  expect(await at(short, "12:00")).toBe("busy");
  expect(await at(short, "19:00")).toBe("confirmed");
});

test("what the office books at the desk waits like any other, unless it says otherwise", async () => {
  const service = await scheduled();
  const atDesk = async (more: Fields = {}) => {
    const { id: _none, ...command } = commandFor(service, { guests: 3 });
    const answer = await admin.post("/api/office/bookings", { ...command, price: "", ...more });
    expect(answer.status, answer.text).toBe(200);
    return [answer.body.status, answer.body.pending_reason];
  };
  expect(await atDesk()).toEqual(["confirmed", ""]);
  expect(await atDesk()).toEqual(["pending", "full"]);
  expect(await atDesk({ beyond_limit: true })).toEqual(["confirmed", ""]);
  const mails = await instance.sql(
    `SELECT count(*) AS mails FROM mails WHERE booking IN (
       SELECT id FROM bookings WHERE item_id = ${service.number}) AND state = 'suppressed'`,
  );
  expect(mails).toEqual([{ mails: 6 }]);
});

test("what an operator's token makes where guests book is booked as theirs is", async () => {
  const service = await scheduled();
  const made = async (more: Fields = {}) => {
    const answer = await admin.post(BOOKINGS, { ...commandFor(service), guests: 3, ...more });
    return [answer.status, answer.body.status, answer.body.pending_reason];
  };
  expect(await made()).toEqual([200, "confirmed", ""]);
  expect(await made({ status: "completed", beyond_limit: true })).toEqual([200, "pending", "full"]);
  expect((await made({ booking_date: "2026-02-30" }))[0]).toBe(400);
});

test("old devices that send no time get the day's departure", async () => {
  const service = await scheduled();
  const command = { ...commandFor(service), departure_time: undefined };
  const answer = await book(instance, command);
  expect(answer.body.status, answer.text).toBe("confirmed");
  const [row] = await instance.sql(
    `SELECT departure_time FROM bookings WHERE id = '${command.id}'`,
  );
  expect(row).toEqual({ departure_time: "07:30" });
});

test("a rule that is changed counts at once, and one that two change is the first's", async () => {
  const service = await newService(admin, "tour");
  const id = newId();
  const write = (fields: Fields, version = "") =>
    act(admin, { table: "schedules", id, version, fields: daily(service.item, fields) });
  const made = await write({});
  expect(await booked(service, { guests: 5 })).toBe("confirmed");
  expect((await write({})).body).toEqual(made.body);
  const more = await write({ seats: 8 }, String(made.body.version));
  expect(more.status, more.text).toBe(200);
  expect(await booked(service, { guests: 3 })).toBe("confirmed");
  expect((await write({ seats: 2 }, String(made.body.version))).status).toBe(409);
  const gone = { table: "schedules", id, fields: null };
  expect((await act(admin, { ...gone, version: made.body.version })).status).toBe(409);
  expect((await act(admin, { ...gone, version: more.body.version })).status).toBe(200);
  expect((await act(admin, { ...gone, version: more.body.version })).status).toBe(200);
  expect(await booked(service, { guests: 50, price: 3750, departure_time: "" })).toBe("confirmed");
});

test("days off that two offices write are the first's, and the list tells what stands", async () => {
  const id = newId();
  const write = (daysOff: string[][], version = "") =>
    act(admin, {
      ...{ table: "resources", id, version },
      fields: { name: "Ana", kind: "guide", languages: ["Español"], daysOff },
    });
  const made = await write([]);
  const [away, other] = [
    ["2026-12-24", "2026-12-26"],
    ["2027-01-02", "2027-01-02"],
  ];
  const changed = await write([other, away], String(made.body.version));
  expect(changed.status, changed.text).toBe(200);
  expect((await write([other], String(made.body.version))).status).toBe(409);
  expect((await write([away, other], String(made.body.version))).body).toEqual(changed.body);
  const { item, ...service } = await scheduled({ from: "2026-12-01" });
  await limit(admin, item, { groupsADay: 2 });
  const { status, body, text } = await admin.get("/api/office/departure-rules");
  expect(status, text).toBe(200);
  const resources = body.resources as { id: string }[];
  expect(resources.find((one) => one.id === id)).toEqual({
    ...{ id, name: "Ana", kind: "guide", seats: 0, languages: ["Español"] },
    daysOff: [away, other],
  });
  expect(body.limits).toContainEqual({ item, groupsADay: 2, busyMinutes: 0, needs: [] });
  const rule = (body.schedules as { id: string; item: string }[]).find((one) => one.item === item);
  expect(rule).toMatchObject({ from: "2026-12-01", seats: 5, isOnRequest: false });
  const stamps = body.stamps as Record<string, string>;
  expect(stamps[id]).toBe(changed.body.version);
  const [stored] = await instance.sql(
    `SELECT updated_at FROM tours WHERE number = ${service.number}`,
  );
  expect(stored).toEqual({ updated_at: stamps[item] });
  expect(stamps[rule?.id ?? ""]).toMatch(/^\d{4}-/);
});

test("what is left is told by day, and told once", async () => {
  const service = await scheduled({ times: ["07:30", "13:00"] });
  await booked(service, { guests: 3 });
  const { item } = service;
  const path = `/api/availability?item=${item}&from=${inDays(20)}&to=${inDays(21)}`;
  const answer = await fetch(`${instance.url}${path}`);
  expect(answer.status).toBe(200);
  const told = (await answer.json()) as { departures: unknown[] };
  const open = { state: "open", seats: 5, left: 5, reason: "" };
  const at = (day: string, time: string) => ({ key: `${item}/${day}/${time}`, day, time });
  expect(told).toMatchObject({ item, as_of: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(told.departures).toEqual([
    { ...at(inDays(20), "07:30"), ...open },
    { ...at(inDays(20), "13:00"), ...open },
    { ...at(inDays(21), "07:30"), ...open, state: "few", left: 2 },
    { ...at(inDays(21), "13:00"), ...open },
  ]);
  const etag = String(answer.headers.get("ETag"));
  const again = await fetch(`${instance.url}${path}`, { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
});

test("why a day is closed is told in the reader's language; pages tell the next that are open", async () => {
  const service = await scheduled();
  const { item, number } = service;
  const reason = { reason: "River too high", texts: { es: { reason: "El río está crecido" } } };
  const told = async (language: string) => {
    const days = `from=${inDays(1)}&to=${inDays(1)}`;
    const path = `/api/availability?item=${item}&${days}&language=${language}`;
    return ((await (await fetch(`${instance.url}${path}`)).json()) as Told).departures;
  };
  interface Told {
    departures: { state: string; reason: string }[];
  }
  const departing = async () => {
    const site = await (await fetch(`${instance.url}/api/site?language=es`)).json();
    const { tours } = site as { tours: { id: number; departures?: string[] }[] };
    return tours.find(({ id }) => id === number)?.departures;
  };
  const days = [1, 2, 3].map((ahead) => `${inDays(ahead)} 07:30`);
  expect(await departing()).toEqual(days);
  const day = { from: inDays(1), until: inDays(1) };
  await addRule(admin, "exceptions", { scope: item, kind: "closed", ...day, ...reason });
  expect(await told("en")).toMatchObject([{ state: "closed", reason: "River too high" }]);
  expect(await told("es")).toMatchObject([{ state: "closed", reason: "El río está crecido" }]);
  expect(await told("fr")).toMatchObject([{ state: "closed", reason: "River too high" }]);
  expect(await departing()).toEqual([days[1], days[2], `${inDays(4)} 07:30`]);
});

test.each([
  ["schedules", { ...daily("tour/1"), seats: 0 }, "seats"],
  ["schedules", { ...daily("tour/1"), seats: 10_000 }, "seats"],
  ["schedules", { ...daily("tour/1"), from: "2026-12-31", until: "2026-01-01" }, "until"],
  ["schedules", { ...daily("tour/1"), times: ["7.30"] }, "times"],
  ["schedules", { ...daily("tour/4711") }, "item"],
  [
    "exceptions",
    { scope: "boats", from: "2026-12-24", until: "2026-12-24", kind: "closed" },
    "scope",
  ],
  [
    "exceptions",
    { scope: "all", from: "2026-12-24", until: "2026-12-23", kind: "closed" },
    "until",
  ],
  ["resources", { name: "", kind: "guide" }, "name"],
  ["resources", { name: "Van", kind: "vehicle", seats: 0 }, "seats"],
])("%s that make no sense are refused: %j", async (table, fields, field) => {
  const answer = await act(admin, { table, fields });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.data as object)).toEqual([field]);
});

describe("a guide who goes along", () => {
  const guide = (fields: Fields = {}) =>
    addRule(admin, "resources", { name: "Elmer", kind: "guide", ...fields });
  const assign = (resource: string, { item }: Service, fields: Fields = {}) =>
    act(admin, {
      table: "assignments",
      fields: { item, day: inDays(20), time: "07:30", resource, ...fields },
    });
  const refusalOf = ({ status, body }: Awaited<ReturnType<typeof act>>) =>
    status === 200 ? "" : (Object.values(body.data ?? {}) as { code: string }[])[0]?.code;

  test("can't be in two places, nor on a day off, and is not taken away from what lies ahead", async () => {
    const [one, other] = [await scheduled(), await scheduled({ times: ["08:00", "21:00"] })];
    const elmer = await guide({ daysOff: [[inDays(22), inDays(23)]] });
    expect(refusalOf(await assign(elmer, one))).toBe("");
    expect(refusalOf(await assign(elmer, other, { time: "08:00" }))).toMatch(
      /^resource_taken:07\.30:/,
    );
    expect(refusalOf(await assign(elmer, other, { time: "21:00" }))).toBe("");
    expect(refusalOf(await assign(elmer, one, { day: inDays(22) }))).toBe("resource_away");
    expect(refusalOf(await assign("nobodyofoursxyz", one))).toBe("resource_gone");
    expect(refusalOf(await assign(elmer, one, { time: "09:00" }))).toBe("departure_none");
    expect(refusalOf(await assign(elmer, one, { time: "7 o'clock" }))).toBe("time_expected");
    const { body } = await admin.get("/api/office/departure-rules");
    const stamps = body.stamps as Readonly<Record<string, string>>;
    const version = stamps[elmer];
    const end = await act(admin, { table: "resources", id: elmer, version, fields: null });
    expect(refusalOf(end)).toBe("resource_assigned:2");
    for (const { id, resource } of body.assignments as { id: string; resource: string }[]) {
      if (resource !== elmer) continue;
      const off = { table: "assignments", id, version: stamps[id], fields: null };
      expect(refusalOf(await act(admin, off))).toBe("");
    }
    expect(
      refusalOf(await act(admin, { table: "resources", id: elmer, version, fields: null })),
    ).toBe("");
  });

  test("goes with one of two departures that are given to them at once", async () => {
    const [one, other] = [await scheduled(), await scheduled()];
    const elmer = await guide();
    const told = await Promise.all([assign(elmer, one), assign(elmer, other)]);
    expect(told.map(refusalOf).filter((code) => code === "")).toHaveLength(1);
  });
});

test("rules that another program has written beside the server count, and cost nobody a booking", async () => {
  const service = await newService(admin, "tour");
  expect(await booked(service)).toBe("confirmed");
  await instance.sql(
    `INSERT INTO schedules (id, item, weekdays, times, "from", until, seats, created_at, updated_at)
     VALUES ('${newId()}', '${service.item}', '[1,2,3,4,5,6,7]', '["07:30"]', '', '', 5, '', '')`,
  );
  expect(await booked(service, { guests: 2 })).toBe("confirmed");
  expect(await booked(service, { guests: 1 })).toBe("full");
});

test("a new booking asks the database for no function, for which it would keep each page that it changes", async () => {
  const asked = await instance.sql<{ opcode: string; p4: string }>(
    "EXPLAIN INSERT OR ROLLBACK INTO bookings (id) VALUES ('a')",
  );
  expect(asked.filter(({ opcode }) => opcode === "Program").length).toBeGreaterThan(3);
  expect(asked.filter(({ opcode }) => /Function/.test(opcode))).toEqual([]);
});
