import { beforeAll, describe, expect, test } from "vitest";
import { writeHandover } from "#domain/booking/handover.ts";
import { daysIn } from "#domain/report/money.ts";
import { parseCsv } from "../../trust/support/csv.ts";
import { book, bookWell, inDays, newId, storedBookings, tourCommand } from "../support/bookings.ts";
import { pay } from "../support/payments.ts";
import { call, messagesOf } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const instance = sharedInstance({ env: { DASHBOARD: "on" } });
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const LODGE = {
  ...{ name: "The Lodge", contact: "Front desk", share: 1500, nets: [] },
  ...{ collects: false, language: "en", active: true },
};
const AGENT = { ...LODGE, name: "Agencia Maya", collects: true, language: "es" };
const put = (key: string, partner: object, isNew = false) =>
  office.ask("PUT", `partners/${key}`, { ...partner, isNew });
const stored = async (id: string) => (await storedBookings(instance, id))[0] ?? {};
const partnerOf = async (id: string) => {
  const { partner, partner_terms, paid_to } = await stored(id);
  return [partner, partner_terms && JSON.parse(String(partner_terms)), paid_to];
};
const NOBODY = ["", "", ""];
const edit = async (id: string, changes: object) =>
  office.ask("PATCH", `bookings/${id}`, { version: (await stored(id)).updated_at, changes });

beforeAll(async () => {
  await admin.changeItem("tour", 1, { deposit: { percent: 10, days: 14 } });
  expect((await put("lodge", LODGE, true)).status).toBe(200);
  expect((await put("agent", AGENT, true)).status).toBe(200);
  expect((await put("ended", { ...LODGE, active: false }, true)).status).toBe(200);
});

describe("what the office agrees", () => {
  test("is stored once, also when the same comes again; another under its key is refused", async () => {
    expect((await put("lodge", LODGE, true)).status).toBe(200);
    expect((await put("lodge", AGENT, true)).status).toBe(409);
    expect((await put("nobody", LODGE)).status).toBe(404);
    const names = (await office.get("partners")).body as unknown as { name: string }[];
    expect(names.map(({ name }) => name)).toEqual(["Agencia Maya", "The Lodge", "The Lodge"]);
  });

  test("is not written over by who has not read what somebody else has agreed meanwhile", async () => {
    const [base, theirs] = [
      { ...LODGE, key: "inn" },
      { ...LODGE, share: 2000 },
    ];
    await put("inn", LODGE, true);
    for (const _ of ["sent", "sent again"]) {
      expect((await put("inn", { ...theirs, base })).status).toBe(200);
    }
    const mine = { ...LODGE, contact: "Rosa" };
    const refused = await put("inn", { ...mine, base });
    expect([refused.status, Object.keys(messagesOf(refused))]).toEqual([409, ["share"]]);
    expect((await put("inn", { ...mine, base: { ...base, share: 2000 } })).body.share).toBe(1500);
    await put("inn", { ...LODGE, active: false });
  });

  test.each([
    ["Big", LODGE, ["key"]],
    ["x", { ...LODGE, name: "", share: 12.5 }, ["name", "share"]],
    ["x", { ...LODGE, nets: [{ service: "tour/1", cents: -1 }] }, ["nets"]],
    ["x", {}, ["contact", "language", "name", "nets", "share"]],
  ])("of %s is refused where it breaks a rule", async (key, partner, fields) => {
    const answer = await put(key, partner, true);
    expect([answer.status, Object.keys(messagesOf(answer)).sort()]).toEqual([400, fields]);
  });

  test("is told to nobody else: whom its guests pay, and no more", async () => {
    const tell = async (key: string) => {
      const { status, body } = await call(instance, `/api/partners/${key}`);
      return status === 200 ? body : status;
    };
    expect(await tell("AGENT")).toEqual({ key: "agent", paidTo: "Agencia Maya" });
    expect(await tell("lodge")).toEqual({ key: "lodge", paidTo: "" });
    for (const key of ["ended", "nobody", "%27", "a%20b"]) expect(await tell(key)).toBe(404);
    const strangers = [
      "office/partners",
      "office/partners/agent/statement",
      "collections/partners/records",
    ];
    for (const path of strangers) {
      const { text } = await call(instance, `/api/${path}?month=2026-11`);
      expect(text).not.toContain("Agencia");
    }
  });
});

describe("a booking from a partner", () => {
  test("keeps what was agreed then, and its guest hears of it only whom they pay", async () => {
    const command = tourCommand({ partner: " Agent ", manage_key: "k".repeat(32) });
    const { body } = await book(instance, command);
    expect(await partnerOf(command.id)).toEqual([
      "agent",
      { name: "Agencia Maya", share: 1500 },
      "Agencia Maya",
    ]);
    const { deposit_amount, deposit_by } = await stored(command.id);
    expect([deposit_amount, deposit_by]).toEqual([0, ""]);
    expect(body.paid_to).toBe("Agencia Maya");
    const headers = { "X-Manage-Key": "k".repeat(32) };
    const standing = (await call(instance, `/api/bookings/${command.id}`, { headers })).body;
    for (const told of [body, standing]) {
      expect(told).toMatchObject({ paid_to: "Agencia Maya" });
      expect(JSON.stringify(told)).not.toMatch(/share|partner/);
    }
    await put("agent", { ...AGENT, share: 9900, collects: false });
    expect((await partnerOf(command.id))[1]).toEqual({ name: "Agencia Maya", share: 1500 });
    await put("agent", AGENT);
    // who pays us is asked for a deposit as always
    const other = await bookWell(instance, { partner: "lodge" });
    expect(await partnerOf(other)).toEqual(["lodge", { name: "The Lodge", share: 1500 }, ""]);
    expect((await stored(other)).deposit_amount).toBe(54);
  });

  test.each([
    ["unknown", "nobody"],
    ["ended", "ended"],
    ["too long", "x".repeat(5000)],
    ["another language of the database", "lodge' OR 1=1 --"],
    ["a list", ["lodge", "agent"]],
    ["an object", { key: "lodge" }],
    ["a number", 7],
    ["nothing", null],
  ])("is booked without one that is %s, and nothing of it is stored", async (_, partner) => {
    const command = tourCommand({ partner });
    expect((await book(instance, command)).status).toBe(200);
    expect(await partnerOf(command.id)).toEqual(NOBODY);
  });

  test("says nothing of what is agreed with it by itself", async () => {
    const said = { partner_terms: '{"name":"X","share":1}', paid_to: "X" };
    const command = tourCommand(said);
    await book(instance, command);
    expect(await partnerOf(command.id)).toEqual(NOBODY);
  });

  test("handed over by a code gets it from the device", async () => {
    const command = tourCommand({ lang: "en", made_at: new Date().toISOString() });
    const code = writeHandover(command as never);
    expect((await office.post("import", { code, save: true })).status).toBe(200);
    expect(await partnerOf(command.id)).toEqual(NOBODY);
    const again = { ...command, partner: "agent", manage_key: "k".repeat(32) };
    expect((await book(instance, again)).status).toBe(200);
    expect((await partnerOf(command.id))[0]).toBe("agent");
    expect((await stored(command.id)).deposit_amount).toBe(0);
  });
});

describe("at the desk and in an edit", () => {
  test("a partner is chosen, at a net price of its service; one that is not there is refused", async () => {
    const nets = [{ service: "tour/1", cents: 15_000 }];
    await put("lodge", { ...LODGE, nets });
    const command = tourCommand({ partner: "lodge", price: null });
    const unknown = await office.post("bookings", { ...command, partner: "nobody" });
    expect(Object.keys(messagesOf(unknown))).toEqual(["partner"]);
    expect((await office.post("bookings", command)).status).toBe(200);
    const net = { name: "The Lodge", netCents: 15_000, ofCents: 18_000 };
    expect(await partnerOf(command.id)).toEqual(["lodge", net, ""]);
    await put("lodge", LODGE);
    // another day is no other agreement, another service is
    await edit(command.id, { booking_date: inDays(40) });
    expect((await partnerOf(command.id))[1]).toEqual(net);
    await edit(command.id, { type: "tour", item_id: 2, guests: 4 });
    expect((await partnerOf(command.id))[1]).toEqual({ name: "The Lodge", share: 1500 });
  });

  test("it is set, changed and taken away, and the history has it", async () => {
    const id = await bookWell(instance);
    expect((await stored(id)).deposit_amount).toBe(54);
    expect(Object.keys(messagesOf(await edit(id, { partner: "nobody" })))).toEqual(["partner"]);
    const answer = await edit(id, { partner: "agent" });
    expect(answer.body).toMatchObject({
      partner: "agent",
      paid_to: "Agencia Maya",
      deposit_amount: 0,
    });
    expect((await edit(id, { deposit_amount: 10, deposit_by: inDays(2) })).status).toBe(200);
    expect((await stored(id)).deposit_amount).toBe(0);
    await edit(id, { partner: "" });
    expect(await partnerOf(id)).toEqual(NOBODY);
    expect((await office.history(id)).filter((line) => line.includes("partner:"))).toEqual([
      "admin partner: agent → ",
      "admin partner:  → agent",
    ]);
  });
});

describe("a statement", () => {
  const MONTH = "2026-03";
  const random = (() => {
    let state = 11;
    return (limit: number) => {
      state = (state * 48271) % 2147483647;
      return state % limit;
    };
  })();

  /** Prices to the cent, by shares and net prices, paid in part, collected by either, in every standing. */
  beforeAll(async () => {
    const rows = Array.from({ length: 80 }, (_, at) => {
      const terms =
        at % 3 ? { share: random(10_001) } : { netCents: 1 + random(9000), ofCents: 9000 };
      const collects = at % 2 ? "Agencia Maya" : "";
      const day = at % 10 ? `${MONTH}-${String(1 + random(31)).padStart(2, "0")}` : "2026-04-01";
      const status = ["confirmed", "completed", "confirmed", "cancelled", "pending"][at % 5];
      return `('${newId()}', 'tour', 1, 'Cave, "fast" Tubing', '${day}', ${1 + random(8)}, ${random(90_000) / 100},
        '=Ana', 'Wade', 'c${at}@example.com', '${status}', '${at % 7 ? "" : "no-show"}', 'seed',
        '2026-01-01 12:00:00.000Z', '${at % 20 ? "agent" : "lodge"}',
        '${JSON.stringify({ name: "Agencia Maya", ...terms })}', '${collects}')`;
    });
    await instance.sql(`INSERT INTO bookings (id, type, item_id, item_name, booking_date, guests, price,
      customer_first_name, customer_last_name, customer_email, status, attendance, source, created_at, partner,
      partner_terms, paid_to) VALUES ${rows.join(",")}`);
    const some = await instance.sql<{ id: string }>(
      "SELECT id FROM bookings WHERE source = 'seed'",
    );
    for (const { id } of some.slice(0, 12))
      await pay(office, id, { cents: 1 + random(20_000), note: "x" });
  });

  interface Stored {
    readonly id: string;
    readonly price: number;
    readonly paid: number;
    readonly terms: string;
    readonly paid_to: string;
    readonly attendance: string;
  }
  const bookings = () =>
    instance.sql<Stored>(`SELECT id, CAST(round(price * 100) AS INTEGER) AS price, paid_to, attendance,
      CAST(round(paid_amount * 100) AS INTEGER) AS paid, partner_terms AS terms FROM bookings
      WHERE partner = 'agent' AND booking_date LIKE '${MONTH}-%' AND status <> 'cancelled'
        AND (status <> 'pending' OR attendance = 'no-show')`);
  /** In whole numbers, half a cent up, by hand. */
  function commissionOf({ price, terms }: Stored): number {
    const { share, netCents, ofCents } = JSON.parse(terms);
    const rounded = (of: bigint, by: bigint) => Number((2n * of + by) / (2n * by));
    if (share !== undefined) return rounded(BigInt(price) * BigInt(share), 10_000n);
    return Math.max(0, price - rounded(BigInt(price) * BigInt(netCents), BigInt(ofCents)));
  }
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

  test("comes to what the bookings do, and the report by the day of travel says the same", async () => {
    const { body } = await office.get(`partners/agent/statement?month=${MONTH}`);
    const lines = body.bookings as { id: string; priceCents: number; isAbsent: boolean }[];
    const expected = await bookings();
    expect(lines.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    const came = expected.filter(({ attendance }) => attendance !== "no-show");
    expect(came.length).toBeGreaterThan(20);
    expect(lines.filter(({ isAbsent }) => isAbsent).length).toBe(expected.length - came.length);

    const { from, until } = daysIn(MONTH, { from: "2000-01-01", until: "2100-12-31" });
    const report = (await office.get(`money?by=travel&from=${from}&until=${until}`)).body;
    const partners = (report.bookings as { partners: Record<string, unknown>[] }).partners;
    const row = (standing: string) =>
      partners.find((one) => one.partner === "agent" && one.standing === standing);
    expect(row("sold")).toMatchObject({
      name: "Agencia Maya",
      bookings: came.length,
      price: sum(came.map(({ price }) => price)),
      paid: sum(came.map(({ paid }) => paid)),
      due: sum(came.map(({ price, paid, paid_to }) => (paid_to ? 0 : Math.max(0, price - paid)))),
      held: sum(came.map(({ price, paid, paid_to }) => (paid_to ? Math.max(0, price - paid) : 0))),
    });
    expect(row("absent")?.bookings).toBe(expected.length - came.length);
    expect(sum(lines.filter((line) => !line.isAbsent).map(({ priceCents }) => priceCents))).toBe(
      row("sold")?.price,
    );
  });

  test("is a file in the partner's language, whose sum is its lines', to the cent", async () => {
    const { text } = await office.get(`partners/agent/statement.csv?month=${MONTH}&language=en`);
    const [head = [], ...lines] = parseCsv(text);
    expect(head[8]).toBe("Neto");
    const last = lines.pop() ?? [];
    const came = (await bookings()).filter(({ attendance }) => attendance !== "no-show");
    const cents = (line: readonly string[], name: string) =>
      Math.round(Number(line[head.indexOf(name)]) * 100);
    const counted = lines.filter((line) => line[12] === "");
    for (const name of head.slice(6, 12)) {
      expect(cents(last, name), name).toBe(sum(counted.map((line) => cents(line, name))));
    }
    expect(cents(last, "Precio")).toBe(sum(came.map(({ price }) => price)));
    expect(cents(last, "Comisión")).toBe(sum(came.map(commissionOf)));
    expect(cents(last, "Neto")).toBe(sum(came.map((one) => one.price - commissionOf(one))));
    const owed = came.map((one) =>
      one.paid_to ? one.price - commissionOf(one) - one.paid : -commissionOf(one),
    );
    expect(cents(last, "Usted nos debe") - cents(last, "Le debemos")).toBe(sum(owed));
    expect(lines[0]?.[2]).toBe("'=Ana Wade");
  });

  test.each(["", "2026", "2026-13", "2026-03-01", "x"])(
    "of the month '%s' is none",
    async (month) => {
      expect((await office.get(`partners/agent/statement?month=${month}`)).status).toBe(400);
      expect((await office.get(`partners/nobody/statement?month=${MONTH}`)).status).toBe(404);
    },
  );

  test("the list of a partner has its bookings of every standing", async () => {
    const all = await instance.sql<{ id: string }>(
      "SELECT id FROM bookings WHERE partner = 'lodge' ORDER BY id",
    );
    expect((await office.ids("view=partner%20lodge")).sort()).toEqual(all.map(({ id }) => id));
    expect(await office.ids("view=partner%20nobody")).toEqual([]);
    const cancelled = await office.ids("view=partner%20agent&status=cancelled");
    expect(cancelled.length).toBeGreaterThan(3);
    expect(await office.ids("view=partner%20agent&q=c1@example.com")).toHaveLength(1);
  });
});
