import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { rowsOf } from "#domain/booking/payments/payment.ts";
import type { Payment, PaymentCommand } from "#domain/booking/payments/row.ts";
import { countedOf, takingsOf } from "#domain/cash-up/cash-up.ts";
import type { CashUp, Taken } from "#domain/cash-up/row.ts";
import { parseCsv } from "../../trust/support/csv.ts";
import { signIn } from "../support/admin.ts";
import { bookWell, newId } from "../support/bookings.ts";
import { cronsOf } from "../support/crons.ts";
import { type Office, officeOf } from "../support/office.ts";
import { pay } from "../support/payments.ts";
import { messagesOf } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";
import { until } from "../support/waiting.ts";

const told: Readonly<Record<string, unknown>>[] = [];
const instance = sharedInstance({
  env: { DASHBOARD: "on" },
  log: (event, facts) => void told.push({ event, ...facts }),
});
const admin = sharedAdmin(instance);
const ana = sharedOffice(instance, admin);
let maria: Office;
/** The accounts of both. */
const ids = { admin: "", maria: "secondaccount01" };
beforeAll(async () => {
  await instance.sql(`INSERT INTO admins (id, username, password, tokenKey)
    SELECT '${ids.maria}', 'maria', password, 'k' || hex(randomblob(25)) FROM admins WHERE username = 'admin'`);
  const account = { identity: "maria", password: instance.adminPassword };
  maria = officeOf(instance, String((await signIn(instance, account)).body.token));
  [{ id: ids.admin }] = (await instance.sql<{ id: string }>(
    "SELECT id FROM admins WHERE username = 'admin'",
  )) as [{ id: string }];
});

interface Till {
  readonly person: { readonly id: string; readonly name: string };
  readonly people: readonly { readonly name: string }[];
  readonly open: readonly Taken[];
  readonly cashUps: readonly CashUp[];
}
const tillOf = async (office: Office, person = "") =>
  (await office.get(`cash-ups?person=${person}`)).body as unknown as Till;

/** Counts rows of a till rightly, but for what is named. */
function count(office: Office, { person, open }: Till, part: object = {}) {
  const right = takingsOf(open).map(({ expected: counted, taken: _, back: __, ...way }) => ({
    ...way,
    counted,
  }));
  return office.post("cash-ups", {
    ...{ id: newId(), taken_by: person.id, payments: open.map(({ id }) => id), counts: right },
    ...{ note: "", counted_at: new Date().toISOString(), ...part },
  });
}

/** Of each person and way, in cents: what cash-ups say, with what none has counted; what payments say. */
const counted = async () =>
  sumsOf(`SELECT taken_by, currency, method, cents FROM payments WHERE cash_up = '' UNION ALL
    SELECT taken_by, value ->> 'currency', value ->> 'method', value ->> 'expected'
    FROM cash_ups, json_each(counts)`);
const handedOver = async () => sumsOf("SELECT taken_by, currency, method, cents FROM payments");

async function sumsOf(rows: string): Promise<Record<string, number>> {
  const sums = await instance.sql<{ way: string; cents: number }>(
    `SELECT taken_by || ' ' || currency || ' ' || method AS way, sum(cents) AS cents
     FROM (${rows}) GROUP BY 1 HAVING sum(cents) <> 0`,
  );
  return Object.fromEntries(sums.map(({ way, cents }) => [way, cents]));
}

describe("a cash-up", () => {
  test("counts what somebody has taken, each payment once, and is answered again as it is stored", async () => {
    // nothing is left of other tests
    for (const office of [ana, maria]) await count(office, await tillOf(office));
    const id = await bookWell(instance);
    await pay(maria, id, { cents: 4_000 });
    await pay(maria, id, { cents: 10_001, currency: "BZD" });
    await pay(ana, id, { cents: 500, method: "card" });
    await pay(maria, id, { kind: "refund", cents: 1_000 });
    const till = await tillOf(maria);
    expect(till.person).toEqual({ id: ids.maria, name: "maria" });
    expect(till.people.map(({ name }) => name)).toEqual(["admin", "maria"]);
    expect(till.open.map(({ booking, cents }) => [booking, cents])).toEqual([
      ...[
        [id, 4_000],
        [id, 10_001],
        [id, -1_000],
      ],
    ]);
    const sent = { id: newId(), note: "Quiet day" };
    const answer = await count(maria, till, sent);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        ...{ ...sent, taken_by: ids.maria, name: "maria", made_by: "maria", payments: 3 },
        counts: [
          { currency: "USD", method: "cash", expected: 3_000, counted: 3_000 },
          { currency: "BZD", method: "cash", expected: 10_001, counted: 10_001 },
        ],
      },
    ]);
    expect((await count(maria, till, sent)).body).toEqual(answer.body);
    const { open, cashUps } = await tillOf(maria);
    expect([open, cashUps[0]]).toEqual([[], answer.body]);
    const sheet = (await ana.get(`cash-ups/${sent.id}`)).body;
    expect(sheet).toEqual({ ...answer.body, rows: till.open });
    // an accountant's file says of each payment when it was counted
    const [head = [], ...lines] = parseCsv((await ana.get("payments.csv?range=all")).text);
    const cell = (cells: readonly string[], title: string) => cells[head.indexOf(title)];
    const told = lines.filter((cells) => cell(cells, "Booking") === id.slice(0, 8).toUpperCase());
    const uncounted = told.filter((cells) => cell(cells, "Cash-Up (Belize time)") === "");
    expect([told.length, uncounted.map((cells) => cell(cells, "Taken By"))]).toEqual([
      4,
      ["admin"],
    ]);
    // of others it is told to whoever asks for them
    expect((await tillOf(ana, ids.maria)).cashUps[0]).toEqual(answer.body);
    expect((await tillOf(ana)).open.map(({ cents }) => cents)).toEqual([500]);
    expect((await count(maria, await tillOf(ana), sent)).status).toBe(409);
    expect((await ana.get(`cash-ups/${newId()}`)).status).toBe(404);
  });

  test("that differs wants a note, which goes with a guest whom it may name", async () => {
    const customer_email = "counting@example.com";
    const [id, other] = [await bookWell(instance, { customer_email }), await bookWell(instance)];
    await pay(maria, id, { cents: 4_000 });
    const first = await tillOf(maria);
    const short = { counts: [{ currency: "USD", method: "cash", counted: 3_500 }] };
    expect(messagesOf(await count(maria, first, short))).toEqual({
      note: "What was counted differs from what should be there. Please say why",
    });
    const below = { counts: [{ ...short.counts[0], counted: -1 }], note: "x" };
    expect(messagesOf(await count(maria, first, below))).toEqual({
      counts: "Less than nothing cannot be counted, beyond what was given back",
    });
    const noted = { ...short, note: "Tom had no change" };
    expect((await count(ana, first, noted)).body).toMatchObject({
      name: "maria",
      made_by: "admin",
    });
    await pay(maria, other, { cents: 4_000 });
    expect((await count(maria, await tillOf(maria), noted)).status).toBe(200);
    const notes = async () => (await tillOf(maria)).cashUps.slice(0, 2).map(({ note }) => note);
    expect(await notes()).toEqual(["Tom had no change", "Tom had no change"]);
    expect((await ana.post(`customers/${customer_email}/erase`)).status).toBe(204);
    expect(await notes()).toEqual(["Tom had no change", ""]);
    expect((await ana.ask("DELETE", `bookings/${other}`)).status).toBe(204);
    expect(await notes()).toEqual(["", ""]);
  });

  test.each([
    [{ id: "x" }, "id", "The id must be 15 characters from a-z and 0-9"],
    [{ payments: [] }, "payments", "Between 1 and 1,000 payments, each once"],
    [
      { payments: ["aaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaa"] },
      "payments",
      "Between 1 and 1,000 payments, each once",
    ],
    [{ payments: ["' OR 1"] }, "payments", "Between 1 and 1,000 payments, each once"],
    [
      { counts: [{ currency: "EUR", method: "cash", counted: 1 }] },
      "counts",
      "What was counted is not readable",
    ],
    [{ note: "x".repeat(501) }, "note", "At most 500 characters"],
    [{ counted_at: "9999-01-01T00:00:00Z" }, "counted_at", "This time has not come yet"],
  ])("of %o is refused at its field", async (part, field, words) => {
    await pay(maria, await bookWell(instance));
    const answer = await count(maria, await tillOf(maria), part);
    expect([answer.status, messagesOf(answer)]).toEqual([400, { [field]: words }]);
    expect((await tillOf(maria)).open).not.toEqual([]);
  });

  test("is all or nothing: not with a payment that is not there, or lies with somebody else", async () => {
    const id = await bookWell(instance);
    await pay(maria, id);
    await pay(ana, id);
    const [mine, theirs] = [await tillOf(maria), await tillOf(ana)];
    for (const strange of [newId(), theirs.open[0]?.id]) {
      const payments = [...mine.open.map(({ id }) => id), strange];
      const answer = await count(maria, mine, { payments });
      expect([answer.status, answer.body.code]).toEqual([409, "cash_up_unknown"]);
    }
    expect(await tillOf(maria)).toEqual(mine);
  });

  test("that two make of the same takings at once is one: the other is told", async () => {
    const id = await bookWell(instance);
    for (const cents of [100, 200, 300]) await pay(maria, id, { cents });
    const till = await tillOf(maria);
    const answers = await Promise.all([1, 2, 3, 4].map(() => count(maria, till)));
    const told = answers.filter(({ status }) => status !== 200);
    expect(told.map(({ status, body }) => [status, body.code, body.message])).toEqual(
      Array(3).fill([
        ...[409, "cash_up_counted_before"],
        "Some of these takings are in another cash-up already. Look at what is left, and count that.",
      ]),
    );
    expect(await counted()).toEqual(await handedOver());
  });

  test("leaves what comes late, and what is corrected afterwards, to the next one", async () => {
    const [id, wrong, late] = [await bookWell(instance), newId(), newId()];
    await pay(maria, id, { id: wrong, cents: 4_000 });
    await count(maria, await tillOf(maria));
    const taken_at = new Date(Date.now() - 3_600_000).toISOString();
    await pay(maria, id, { id: late, cents: 700, taken_at });
    await pay(ana, id, { kind: "correction", corrects: wrong, note: "Slip" });
    const { open } = await tillOf(maria);
    expect(open.map(({ cents }) => cents)).toEqual([700, -4_000]);
  });

  test("is told to the devices of whom it is about, by a mark, as each payment is", async () => {
    const mark = async (office: Office) =>
      (await office.get("field?from=2026-01-01&to=2026-01-02")).body.takings;
    const id = await bookWell(instance);
    const marks = [await mark(maria)];
    const others = await mark(ana);
    await pay(maria, id);
    marks.push(await mark(maria));
    await count(maria, await tillOf(maria));
    marks.push(await mark(maria));
    expect(new Set(marks).size).toBe(3);
    expect(await mark(ana)).toBe(others);
  });
});

describe("the database itself", () => {
  test.each([
    ["UPDATE payments SET cash_up = ''", "counted once"],
    ["UPDATE payments SET cash_up = (SELECT id FROM cash_ups LIMIT 1)", "counted once"],
    ["UPDATE payments SET cash_up = 'nowhere00000001' WHERE cash_up = ''", "counted once"],
    ["UPDATE cash_ups SET counts = '[]'", "only added"],
    ["UPDATE cash_ups SET note = 'Another'", "only added"],
    ["DELETE FROM cash_ups", "only added"],
  ])("refuses to %s", async (statement, words) => {
    const id = await bookWell(instance);
    for (const office of [maria, ana]) {
      await pay(office, id);
      await count(office, await tillOf(office));
      await pay(office, id);
    }
    await expect(instance.sql(statement)).rejects.toThrow(words);
  });

  test("is looked through at night, for a cash-up that says something else than its payments", async () => {
    const crons = await cronsOf(instance);
    await pay(maria, await bookWell(instance));
    await count(maria, await tillOf(maria));
    const [trigger] = await instance.sql<{ sql: string }>(
      "SELECT sql FROM sqlite_schema WHERE name = 'cash_up_stays'",
    );
    const say = (sql: string) =>
      `UPDATE cash_ups SET counts = ${sql} WHERE rowid = (SELECT max(rowid) FROM cash_ups)`;
    const more = (cents: number) =>
      say(`json_set(counts, '$[0].expected', (counts ->> '$[0].expected') + ${cents})`);
    await instance.sql(`DROP TRIGGER cash_up_stays; ${more(1)}`);
    await crons.run("check-payments");
    await until("it is told", async () => told.some(({ check }) => check === "cash-ups"));
    await instance.sql(`${more(-1)}; ${trigger?.sql}`);
  });
});

const handing = fc.record({
  cents: fc.integer({ min: 1, max: 60_000 }),
  currency: fc.constantFrom("USD" as const, "BZD" as const),
  method: fc.constantFrom("cash" as const, "card" as const, "transfer" as const),
});
const who = fc.nat(1);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ do: fc.constant("take" as const), who, handing, isLate: fc.boolean() },
      kind: fc.constantFrom("payment" as const, "deposit" as const, "refund" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ do: fc.constant("correct" as const), who, which: fc.nat(), isLate: fc.boolean() },
      instead: fc.option(handing),
    }),
  },
  {
    weight: 3,
    // of their own takings or the other's, all or a part, with what is too much or missing
    arbitrary: fc.record({
      ...{ do: fc.constant("count" as const), who, of: who, off: fc.integer({ min: -9, max: 9 }) },
      part: fc.nat(3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("arrive" as const), who }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What both have in their hands, by what was done. */
const inHand = new Map<string, number>();
const put = (rows: readonly Payment[]) => {
  for (const { taken_by, currency, method, cents } of rows) {
    const way = `${ids[taken_by as keyof typeof ids]} ${currency} ${method}`;
    inHand.set(way, (inHand.get(way) ?? 0) + cents);
  }
};

/** Nobody counts less than nothing, beyond what was given back. */
const offOf = (off: number, expected: number) => Math.max(off, Math.min(0, expected) - expected);

async function play(steps: readonly Step[]) {
  const [booking, offices, names] = [await bookWell(instance), [ana, maria], ["admin", "maria"]];
  const stored: Payment[] = [];
  const late: PaymentCommand[][] = [[], []];
  const send = async (who: number, command: PaymentCommand) => {
    const rows = rowsOf(command, stored, names[who] ?? "");
    const answer = await pay(offices[who] as Office, booking, command);
    // somebody else has put another in the same one's place
    if (answer.status === 400) return expect(command.kind).toBe("correction");
    expect(answer.status).toBe(200);
    stored.push(...rows);
    put(rows);
  };
  const arrive = async (who: number) => {
    for (const command of late[who]?.splice(0) ?? []) await send(who, command);
  };
  for (const each of steps) {
    const recorded = { id: newId(), note: "Because", taken_at: new Date().toISOString() };
    if (each.do === "arrive") await arrive(each.who);
    else if (each.do === "count") {
      const till = await tillOf(offices[each.who] as Office, Object.values(ids)[each.of]);
      const open = till.open.slice(each.part);
      const counts = countedOf(open, []).map(({ expected, currency, method }) => ({
        ...{ currency, method, counted: expected + offOf(each.off, expected) },
      }));
      const sent = { id: newId(), note: "Because", counts };
      if (open.length === 0) continue;
      const answers = [
        await count(offices[each.who] as Office, { ...till, open }, sent),
        await count(offices[each.who] as Office, { ...till, open }, sent),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const told = answers.map(({ body }) => (body as unknown as CashUp).counts);
      expect(told[1]).toEqual(told[0]);
      for (const { expected, counted } of told[0] ?? [])
        expect(counted - expected).toBe(offOf(each.off, expected));
    } else {
      const wrong = stored.filter(({ kind }) => kind !== "correction");
      const one = each.do === "correct" ? wrong[each.which % (wrong.length || 1)] : undefined;
      if (each.do === "correct" && (!one || one.kind === "correction")) continue;
      const command: PaymentCommand =
        each.do === "take"
          ? { ...recorded, kind: each.kind, ...each.handing }
          : {
              ...{ ...recorded, kind: "correction", corrects: one?.id ?? "" },
              instead: each.instead && { id: newId(), kind: "payment", ...each.instead },
            };
      if (each.isLate) late[each.who]?.push(command);
      else await send(each.who, command);
    }
  }
  await arrive(0);
  await arrive(1);
}

test("all cash-ups and what is left to count are what was handed over, of each person and way, to the cent", async () => {
  const isLong = process.env.LONG === "1";
  const before = await handedOver();
  for (const [way, cents] of Object.entries(before)) inHand.set(way, cents);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
      await play(steps);
      const expected = Object.fromEntries([...inHand].filter(([, cents]) => cents !== 0));
      expect(await handedOver()).toEqual(expected);
      expect(await counted()).toEqual(expected);
    }),
    {
      numRuns: isLong ? 200 : 8,
      seed: Number(process.env.SEED ?? 7),
      endOnFailure: !isLong,
    },
  );
});
