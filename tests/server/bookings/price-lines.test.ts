import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BookingCommand } from "#domain/booking/fields.ts";
import { writeHandover } from "#domain/booking/handover.ts";
import { type PriceLine, priceLine } from "#domain/price/lines.ts";
import {
  BOOKINGS,
  book,
  bookWell,
  inDays,
  newId,
  storedBookings,
  tourCommand,
  transferCommand,
} from "../support/bookings.ts";
import { call } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

type Fields = Readonly<Record<string, unknown>>;

const storedOne = async (id: string) => (await storedBookings(instance, id))[0] ?? {};
async function edit(id: string, changes: Fields, reason?: string) {
  const version = (await storedOne(id)).updated_at;
  const answer = await office.ask("PATCH", `bookings/${id}`, { version, changes, reason });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.price_lines).toBe((await storedOne(id)).price_lines);
}

/** `3 guests × 180`, and what was agreed with its reason; after the price. */
const told = ({ price, price_lines }: Fields) => [
  price,
  ...(JSON.parse(String(price_lines)) as PriceLine[]).map(({ kind, count, unitCents, reason }) =>
    [count, kind, "×", String(unitCents / 100), reason && `(${reason})`].filter(Boolean).join(" "),
  ),
];
const linesNow = async (id: string) => told(await storedOne(id));

/** Whichever way a booking has come and been changed here, but for those from before and the erased. */
afterAll(async () => {
  const wrong = await instance.sql(`SELECT id, price, price_lines FROM bookings
    WHERE price_lines <> '' AND round(price * 100) <>
      (SELECT coalesce(sum(value ->> 'cents'), 0) FROM json_each(price_lines))`);
  expect(wrong).toEqual([]);
  const [counted] = await instance.sql<{ all: number; none: number }>(
    `SELECT count(*) AS "all", sum(price_lines = '') AS none FROM bookings`,
  );
  expect(counted?.all).toBeGreaterThan(12);
  expect(counted?.none).toBe(2);
});

describe("the lines of a price are made by the server", () => {
  test("and told to the device that booked, at once and when it asks", async () => {
    const manage_key = "k".repeat(32);
    const command = transferCommand({ manage_key, price_lines: "[]" });
    const { body } = await book(instance, command);
    expect(told(body)).toEqual([275, "1 base × 225", "2 extra × 25"]);
    const headers = { "X-Manage-Key": manage_key };
    const asked = await call(instance, `/api/bookings/${command.id}`, { headers });
    expect(asked.body.price_lines).toBe(body.price_lines);
    expect((await book(instance, command)).body.price_lines).toBe(body.price_lines);
  });

  test("at the price of the quote where that still holds, else at today's", async () => {
    const made_at = new Date().toISOString();
    await admin.changeItem("tour", 3, { price: 140.35 });
    const quoted = (price: number, at = made_at) =>
      book(instance, tourCommand({ item_id: 3, price, made_at: at }));
    expect(told((await quoted(420)).body)).toEqual([420, "3 guests × 140"]);
    expect(told((await quoted(500)).body)).toEqual([421.05, "3 guests × 140.35"]);
    const waits = (await quoted(300)).body;
    expect([waits.pending_reason, ...told(waits)]).toEqual(["price", 421.05, "3 guests × 140.35"]);
    // the office takes it as it is
    const ids = [waits.id];
    expect((await office.post("bookings/status", { ids, status: "confirmed" })).status).toBe(200);
    expect(await linesNow(String(waits.id))).toEqual([421.05, "3 guests × 140.35"]);
  });

  test("of the desk's bookings and of codes", async () => {
    const desk = (more: Fields) =>
      office.post("bookings", { ...tourCommand(), ...more, send_mail: false });
    expect(told((await desk({ price: undefined })).body)).toEqual([540, "3 guests × 180"]);
    const own = await desk({ price: 500, price_reason: "Comes back each year" });
    const agreed = [500, "3 guests × 180", "1 agreed × -40 (Comes back each year)"];
    expect(told(own.body)).toEqual(agreed);
    const command = transferCommand({ guests: 2, price: 225, lang: "en" });
    const code = writeHandover(command as unknown as BookingCommand) ?? "";
    const shown = await office.post("import", { code, save: false });
    expect(told(shown.body)).toEqual([225, "1 base × 225"]);
    expect(told((await office.post("import", { code, save: true })).body)).toEqual(
      told(shown.body),
    );
  });
});

describe("the lines of a price follow the office's edits", () => {
  test("of party, price and service, and stay with others", async () => {
    const id = await bookWell(instance);
    await edit(id, { guests: 5 });
    expect(await linesNow(id)).toEqual([900, "5 guests × 180"]);
    await edit(id, { price: 850 }, "Group");
    await edit(id, { notes: "x", booking_date: inDays(30) });
    expect(await linesNow(id)).toEqual([850, "5 guests × 180", "1 agreed × -50 (Group)"]);
    await edit(id, { guests: 4 });
    expect(await linesNow(id)).toEqual([680, "4 guests × 180", "1 agreed × -40 (Group)"]);
    await edit(id, { price: 720 });
    expect(await linesNow(id)).toEqual([720, "4 guests × 180"]);
    await edit(id, { type: "transfer", item_id: 1 });
    expect(await linesNow(id)).toEqual([275, "1 base × 225", "2 extra × 25"]);
    await edit(id, { type: "tour", item_id: 2, price: 500 }, "For the wait");
    expect(await linesNow(id)).toEqual([500, "4 guests × 150", "1 agreed × -100 (For the wait)"]);
  });

  test("and are what they were when one is taken back", async () => {
    const id = await bookWell(instance);
    await edit(id, { price: 500 }, "Group");
    const { price, price_lines } = await storedOne(id);
    await edit(id, { price: 450 }, "Rain");
    await edit(id, { price, price_lines }, "taken_back");
    expect((await storedOne(id)).price_lines).toBe(price_lines);
  });

  test.each([
    ["that come to another price", JSON.stringify([priceLine("guests", 3, 1_00)])],
    [
      "of a kind that is none",
      JSON.stringify([priceLine("guests", 3, 160_00)]).replace("guests", "x"),
    ],
    ["that are none", "free"],
  ])("by no lines %s", async (_, price_lines) => {
    const id = await bookWell(instance);
    await edit(id, { price: 480, price_lines }, "Group");
    expect(await linesNow(id)).toEqual([480, "3 guests × 180", "1 agreed × -60 (Group)"]);
  });

  test("where there were none before", async () => {
    const id = await bookWell(instance, { price: 540 });
    await instance.sql(`UPDATE bookings SET price = 500, price_lines = '' WHERE id = '${id}'`);
    await edit(id, { notes: "x" });
    expect((await storedOne(id)).price_lines).toBe("");
    await edit(id, { guests: 4 });
    expect(await linesNow(id)).toEqual([680, "1 guests × 180", "1 agreed × 500"]);
  });
});

describe("bands and extras", () => {
  const BANDS = [
    { id: "child", name: "Child", from: 3, to: 11, price: null, share: 50, most: 4 },
    { id: "infant", name: "Infant", from: 0, to: 2, price: 0, share: null, most: 0 },
  ];
  const EXTRAS = [{ id: "lunch", name: "Lunch box", price: 12.5, per: "guest", most: 0 }];
  const texts = { es: { bands: ["Niño"], extras: ["Almuerzo"] } };
  const family = (more: Fields = {}): Fields & { readonly id: string } =>
    tourCommand({
      ...{ item_id: 2, guests: 4, price: 412.5, party: "child:1;infant:1", extras: "lunch:3" },
      ...more,
    });
  const FAMILY = [412.5, "2 guests × 150", "1 band × 75", "1 band × 0", "3 added × 12.5"];

  beforeAll(async () => {
    await admin.changeItem("tour", 2, { bands: BANDS, extras: EXTRAS, texts });
  });

  test("are told with the site, in each language", async () => {
    const { body } = await call(instance, "/api/site?language=es");
    const tour = (body.tours as Fields[]).find(({ id }) => id === 2) ?? {};
    const [first, second] = tour.bands as Fields[];
    expect(first).toEqual({
      ...{ id: "child", names: { en: "Child", es: "Niño" }, fromAge: 3, toAge: 11 },
      ...{ most: 4, priceCents: null, share: 50 },
    });
    expect(second?.names).toEqual({ en: "Infant", es: "Infant" });
    expect(tour.extras).toMatchObject([{ names: { es: "Almuerzo" }, priceCents: 12_50 }]);
    expect((body.tours as Fields[]).filter(({ bands }) => bands)).toHaveLength(1);
  });

  test("make the price of who books, and of phones that know of none", async () => {
    const { body } = await book(instance, family());
    expect(body).toMatchObject({ status: "confirmed", party: "child:1;infant:1", guests: 4 });
    expect(told(body)).toEqual(FAMILY);
    const { party: _party, extras: _extras, ...older } = family({ price: 600 });
    expect(told((await book(instance, older)).body)).toEqual([600, "4 guests × 150"]);
  });

  test("come through a form as in JSON, and make another booking under the same id", async () => {
    const body = new FormData();
    const command = family();
    for (const [name, value] of Object.entries(command)) body.set(name, String(value));
    const answer = await call(instance, BOOKINGS, { method: "POST", body });
    expect(told(answer.body)).toEqual(FAMILY);
    expect((await book(instance, command)).status).toBe(200);
    // as the contract has them for others
    const extras = [{ id: "lunch", count: 3 }];
    const party = ["child", "infant"].map((id) => ({ id, count: 1 }));
    expect((await book(instance, { ...command, extras, party })).status).toBe(200);
    expect(told((await book(instance, family({ extras, party }))).body)).toEqual(FAMILY);
    expect((await book(instance, { ...command, party: "child:2" })).status).toBe(409);
    const twice = family();
    const raced = await Promise.all([1, 2, 3].map(() => book(instance, twice)));
    expect(raced.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await storedBookings(instance, String(twice.id))).toHaveLength(1);
  });

  test.each<[string, Fields, Fields]>([
    ["that cannot be read", { party: "child" }, { party: "party_unreadable" }],
    ["named twice", { extras: "lunch:1;lunch:1" }, { extras: "party_unreadable" }],
    ["of more than come", { party: "child:3;infant:2" }, { party: "party_over:5:4" }],
    [
      "that are no list of counts",
      { extras: [["lunch", 1], null] },
      { extras: "party_unreadable" },
    ],
    ["that are no list", { party: { child: 1 } }, { party: "party_unreadable" }],
    ["too long", { party: `child:1${";x:1".repeat(100)}` }, { party: "party_unreadable" }],
  ])("%s are refused", async (_, more, codes) => {
    const { status, body } = await book(instance, family(more));
    expect(status).toBe(400);
    const data = body.data as Record<string, { code: string; message: string }>;
    expect(Object.entries(data).map(([field, { code }]) => [field, code])).toEqual(
      Object.entries(codes),
    );
    expect(Object.values(data)[0]?.message).toMatch(/^[A-Z\d].* /);
  });

  test.each<[string, Fields, unknown[]]>([
    [
      "that are no longer there",
      { party: "student:1", extras: "boat:2", price: 550 },
      [600, "3 guests × 150", "1 band × 150", "2 added × 0"],
    ],
    [
      "of more than there may be",
      { party: "", extras: "lunch:9", price: 712.5 },
      [712.5, "4 guests × 150", "9 added × 12.5"],
    ],
    ["at a price that was never asked", { price: 300 }, FAMILY],
  ])("%s are kept, and the office decides", async (_, more, lines) => {
    const { body } = await book(instance, family(more));
    expect([body.status, body.pending_reason, ...told(body)]).toEqual([
      ...["pending", "price"],
      ...lines,
    ]);
  });

  test("at the price of the quote, where only the service's has changed since", async () => {
    const made_at = new Date().toISOString();
    await admin.changeItem("tour", 2, { price: 160 });
    const { body } = await book(instance, family({ made_at }));
    await admin.changeItem("tour", 2, { price: 150 });
    expect([body.status, ...told(body)]).toEqual(["confirmed", ...FAMILY]);
  });

  test("of the desk, and of a code that was handed over", async () => {
    const desk = (more: Fields = {}) =>
      office.post("bookings", { ...family(more), price: undefined, send_mail: false });
    expect(told((await desk()).body)).toEqual(FAMILY);
    expect((await desk({ party: "student:1" })).status).toBe(400);
    expect((await desk({ extras: "lunch:5" })).body.data).toMatchObject({
      extras: { code: "party_most:4:Lunch box" },
    });
    const command = family({
      customer_first_name: "María de los Ángeles",
      pickup_place: "x".repeat(180),
    });
    const code = writeHandover(command as unknown as BookingCommand) ?? "";
    expect(code.length).toBeLessThanOrEqual(300);
    expect(told((await office.post("import", { code, save: true })).body)).toEqual(FAMILY);
    // its own device brings the place along
    expect((await book(instance, command)).status).toBe(200);
    expect(await linesNow(String(command.id))).toEqual(FAMILY);
  });

  test("follow the office's edits, and the history says their names", async () => {
    const { body } = await book(instance, family());
    const id = String(body.id);
    await edit(id, { guests: 5, party: "child:2;infant:1" });
    expect(await linesNow(id)).toEqual([
      ...[487.5, "2 guests × 150", "2 band × 75", "1 band × 0", "3 added × 12.5"],
    ]);
    // a device of before knows of guests alone, and its lines know of no band
    const version = (await storedOne(id)).updated_at;
    const changes = {
      guests: 2,
      price: 300,
      price_lines: JSON.stringify([priceLine("guests", 2, 150_00)]),
    };
    const refused = await office.ask("PATCH", `bookings/${id}`, { version, changes });
    expect(refused.body.data).toMatchObject({ party: { code: "party_over:3:2" } });
    await edit(id, { ...changes, guests: 3 }, "Rain");
    expect(await linesNow(id)).toEqual([
      ...[300, "2 band × 75", "1 band × 0", "3 added × 12.5", "1 agreed × 112.5 (Rain)"],
    ]);
    await edit(id, { type: "tour", item_id: 1 });
    expect(await storedOne(id)).toMatchObject({ party: "", extras: "", price: 540 });
    const { body: history } = await office.get(`bookings/${id}/history`);
    const noted = (history.audit as Fields[]).filter(({ field }) => field === "price_lines");
    expect(noted).toHaveLength(3);
    expect(noted.map(({ before }) => String(before).includes("Lunch box"))).toEqual([
      ...[true, true, true],
    ]);
    expect(noted[0]?.after).not.toContain("Child");
  });

  test("have columns in the exported file, and are no personal data", async () => {
    const customer_email = `${newId()}@example.com`;
    const { body } = await book(instance, family({ customer_email }));
    await edit(String(body.id), { party: "child:2" });
    for (const [language, cells] of [
      ["en", '"2 × Child","3 × Lunch box"'],
      ["es", '"2 × Niño","3 × Almuerzo"'],
    ]) {
      const { text } = await office.get(`reports.csv?range=7d&language=${language}`);
      const line = text.split("\r\n").find((one) => one.includes(customer_email));
      expect(line).toContain(cells);
      expect(line).toMatch(/2 × 150\.00 [^;]+; 2 × 75\.00 (Child|Niño); 3 × 12\.50 (Lunch|Alm)/);
    }
    const { text } = await office.get(
      `price-lines.csv?from=${inDays(-1)}&until=${inDays(1)}&language=es`,
    );
    const kinds = text.split("\r\n").filter((line) => line.includes(String(body.id)));
    expect(kinds).toHaveLength(3);
    expect(kinds.slice(1).join()).toMatch(/"Niño","2","75.00","150.00".*"Almuerzo","3"/);
    expect((await office.post(`customers/${customer_email}/erase`)).status).toBe(204);
    const erased = { party: "child:2", extras: "lunch:3", price_lines: "" };
    expect(await storedOne(String(body.id))).toMatchObject(erased);
    const noted = await instance.sql(`SELECT DISTINCT before, after FROM audit
      WHERE booking = '${body.id}' AND field = 'price_lines'`);
    expect(noted).toEqual([{ before: "", after: "" }]);
  });

  test("stand in the way of who has changed them meanwhile", async () => {
    const { body } = await book(instance, family());
    const before = { guests: 4, price: 412.5, party: "child:1;infant:1", status: "confirmed" };
    await edit(String(body.id), { party: "child:2" });
    const answer = await office.ask("PATCH", `bookings/${body.id}`, {
      ...{ version: "2020-01-01", changes: { guests: 5 } },
      before: { ...before, type: "tour", item_id: 2, item_name: body.item_name },
    });
    expect(answer.status).toBe(409);
  });
});

test("the exported file says them in words, but none that do not come to the price", async () => {
  const customer_last_name = `Q${newId()}`;
  const id = await bookWell(instance, { customer_last_name });
  await edit(id, { price: 500.5 }, 'So "agreed"');
  const cell = async (language: string) => {
    const { text } = await office.get(`reports.csv?range=7d&language=${language}`);
    const lines = text.split("\r\n").map((line) => line.slice(1, -1).split('","'));
    const at = lines[0]?.findIndex((title) => /^(Price Lines|Desglose)/.test(title)) ?? -1;
    return lines.find((line) => line.includes(customer_last_name))?.[at];
  };
  expect(await cell("en")).toBe('3 × 180.00 per person; -39.50 by agreement (So ""agreed"")');
  expect(await cell("es")).toContain("3 × 180.00 por persona; -39.50 según lo acordado");
  await instance.sql(`UPDATE bookings SET price = 1 WHERE id = '${id}'`);
  expect(await cell("en")).toBe("");
  await instance.sql(`UPDATE bookings SET price = 500.5 WHERE id = '${id}'`);
});

test("who is erased leaves no reason behind", async () => {
  const customer_email = `${newId()}@example.com`;
  const id = await bookWell(instance, { customer_email });
  await edit(id, { price: 500 }, "Ixchel's birthday");
  expect((await office.post(`customers/${customer_email}/erase`)).status).toBe(204);
  expect(await storedOne(id)).toMatchObject({ price: 500, price_lines: "" });
});
