import { describe, expect, test } from "vitest";
import type { OfficeRow } from "#data/office/local/row.ts";
import { unsentOf } from "#data/office/sync/queue.ts";
import { withWaiting } from "#data/office/sync/takings.ts";
import type { PaymentCommand } from "#domain/booking/payments/row.ts";
import {
  areCounts,
  cashUpQuestion,
  countedOf,
  daysOf,
  differenceOf,
  isBelowNothing,
  parseCount,
  rowsOfDay,
  takingsOf,
} from "#domain/cash-up/cash-up.ts";
import type { Taken } from "#domain/cash-up/row.ts";

let made = 0;
const row = (cents: number, part: Partial<Taken> = {}): Taken => {
  made += 1;
  return {
    ...{ id: `p${made}`, booking: "b1", kind: "payment", cents, currency: "USD", method: "cash" },
    taken_at: "2026-11-24 15:00:00.000Z",
    ...part,
  };
};
const ways = (rows: readonly Taken[]) =>
  takingsOf(rows).map(({ currency, method, ...sums }) => [
    `${currency} ${method}`,
    ...[sums.taken, sums.back, sums.expected],
  ]);

describe("takings", () => {
  test.each<[string, readonly Taken[], readonly unknown[]]>([
    [
      "add up in the currency as handed over",
      [row(4_000), row(10_001, { currency: "BZD", kind: "deposit" }), row(1_000)],
      [
        ["USD cash", 5_000, 0, 5_000],
        ["BZD cash", 10_001, 0, 10_001],
      ],
    ],
    [
      "lose what was given back and corrected, in the drawer where it lay",
      [
        row(4_000),
        row(-1_500, { kind: "refund" }),
        row(-4_000, { kind: "correction" }),
        row(-500, { kind: "refund", method: "card" }),
      ],
      [
        ["USD cash", 4_000, -5_500, -1_500],
        ["USD card", 0, -500, -500],
      ],
    ],
    [
      "have a refund back that was corrected",
      [row(1), row(-700, { kind: "refund" }), row(700, { kind: "correction" })],
      [["USD cash", 1, 0, 1]],
    ],
    [
      "keep each way by itself",
      [row(1, { method: "transfer" }), row(2, { method: "card", currency: "BZD" })],
      [
        ["BZD card", 2, 0, 2],
        ["USD transfer", 1, 0, 1],
      ],
    ],
  ])("%s", (_, rows, expected) => {
    expect(ways(rows).filter(([, ...sums]) => sums.some(Boolean))).toEqual(expected);
  });

  test("are looked for in both cash drawers, whatever was taken", () => {
    expect(ways([row(1, { method: "card" })]).map(([way]) => way)).toEqual([
      ...["USD cash", "BZD cash", "USD card"],
    ]);
  });

  test("are told by day in Belize", () => {
    // 11 PM on the 24th, and 1 AM on the 25th
    const [late, early] = [
      row(1, { taken_at: "2026-11-25 05:00:00.000Z" }),
      row(2, { taken_at: "2026-11-25T07:00:00.000Z" }),
    ];
    expect(daysOf([early, late])).toEqual(["2026-11-24", "2026-11-25"]);
    expect(rowsOfDay([early, late], "2026-11-24")).toEqual([late]);
    expect(rowsOfDay([early, late], "")).toEqual([early, late]);
  });
});

describe("what was counted", () => {
  const rows = [row(4_000), row(-500, { method: "card", kind: "refund" })];
  const cash = { currency: "USD", method: "cash" } as const;
  const found = { currency: "BZD", method: "cash" } as const;
  const card = { currency: "USD", method: "card" } as const;
  test.each([
    [
      [
        { ...cash, counted: 4_000 },
        { ...card, counted: -500 },
      ],
      [0, 0],
      "",
    ],
    [
      [
        { ...cash, counted: 3_500 },
        { ...card, counted: -500 },
      ],
      [-500, 0],
      "cash_up_differs",
    ],
    [[{ ...cash, counted: 4_000 }], [0, 500], "cash_up_differs"],
    [
      [
        { ...cash, counted: 4_000 },
        { ...found, counted: 200 },
        { ...card, counted: -500 },
      ],
      [0, 200, 0],
      "cash_up_differs",
    ],
    [
      [
        { ...cash, counted: 4_000 },
        { ...found, counted: 0 },
        { ...card, counted: -500 },
      ],
      [0, 0],
      "",
    ],
  ])("%j differs by %j", (counts, differences, question) => {
    const counted = countedOf(rows, counts);
    expect(counted.map(differenceOf)).toEqual(differences);
    expect(cashUpQuestion(counted)).toBe(question);
  });

  test("one difference does not make up for another", () => {
    const counted = countedOf(
      [row(100), row(200, { currency: "BZD" })],
      [
        { ...cash, counted: 0 },
        { ...found, counted: 300 },
      ],
    );
    expect(cashUpQuestion(counted)).toBe("cash_up_differs");
  });

  test.each([
    ["40", 4_000],
    ["1,040.50", 104_050],
    ["0", 0],
    ["-0", 0],
    ["-20.5", -2_050],
    ["−20", -2_000],
    ["", Number.NaN],
    ["-", Number.NaN],
    ["--1", Number.NaN],
    ["4 0", Number.NaN],
    ["1.234", Number.NaN],
  ])("typed %j is %d", (typed, cents) => {
    expect(Object.is(parseCount(typed), cents)).toBe(true);
  });

  test.each([
    [0, 0, false],
    [-1, 0, true],
    [-1, 500, true],
    [-500, -500, false],
    [-501, -500, true],
  ])("%d counted of %d is less than nothing: %s", (counted, expected, isBelow) => {
    expect(isBelowNothing({ counted, expected })).toBe(isBelow);
  });

  test.each([
    [[], true],
    [[{ ...cash, counted: -1 }], true],
    [
      [
        { ...cash, counted: 1 },
        { ...cash, counted: 2 },
      ],
      false,
    ],
    [[{ ...cash, counted: 1.5 }], false],
    [[{ ...cash, counted: "1" }], false],
    [[{ ...cash, counted: 100_000_000 }], false],
    [[{ ...cash, currency: "EUR", counted: 1 }], false],
    [[{ counted: 1 }], false],
    [[null], false],
    [{ length: 1 }, false],
    [undefined, false],
  ])("over the wire %j is taken: %s", (counts, isTaken) => {
    expect(areCounts(counts)).toBe(isTaken);
  });
});

describe("one's own takings while acts wait", () => {
  const me = { id: "me", name: "ana" };
  const till = { person: me, people: [me], open: [row(100)], hasOlder: false, cashUps: [] };
  const act = (kind: string, part: object) =>
    ({ kind, id: kind, state: "queued", accountId: "me", booking: "b1", ...part }) as OfficeRow;
  const pay = (id: string, part: Partial<PaymentCommand> = {}, more: object = {}) => {
    const taking = { kind: "payment", cents: 700, currency: "BZD", method: "cash", note: "" };
    const payment = { id, ...taking, taken_at: "2026-11-24T15:00:00.000Z", ...part };
    return act("payment", { payment, by: "ana", ...more });
  };
  const count = (rows: readonly Taken[], more: object = {}) =>
    act("cash_up", { booking: "", cashUp: { taken_by: "me", rows, counts: [] }, ...more });
  const openIds = (acts: readonly OfficeRow[], bookings: readonly object[] = []) =>
    withWaiting(till, acts, bookings as never).open.map(({ id }) => id);
  const [first = row(0)] = till.open;

  test("have what was paid here among them, once", () => {
    expect(openIds([pay("x1")])).toEqual([first.id, "x1"]);
    expect(openIds([pay(first.id)])).toEqual([first.id]);
    expect(openIds([pay("x1", {}, { state: "attention" })])).toEqual([first.id]);
    expect(openIds([pay("x1", {}, { accountId: "other" })])).toEqual([first.id]);
  });

  test("have a correction where the wrong one lies, and not in another's drawer", () => {
    const correction = { kind: "correction", corrects: "x1", instead: null } as const;
    expect(openIds([pay("x1"), pay("x2", correction)])).toEqual([first.id, "x1", "x2"]);
    const theirs = { ...row(5, { id: "x1" }), usd_cents: 5, taken_by: "ben", corrects: "" };
    expect(openIds([pay("x2", correction)], [{ id: "b1", payments: [theirs] }])).toEqual([
      first.id,
    ]);
  });

  test("are without what a cash-up that waits has counted, until it is refused", () => {
    const counted = count([first]);
    expect(openIds([counted, pay("x1")])).toEqual(["x1"]);
    expect(withWaiting(till, [counted], []).cashUps).toMatchObject([
      { id: "cash_up", payments: 1, isWaiting: true, from: first.taken_at },
    ]);
    expect(openIds([count([first], { state: "attention" })])).toEqual([first.id]);
  });

  test("are sent before the cash-up that has counted them", () => {
    const counted = count([first, row(700, { id: "x1" })]);
    if (counted.kind !== "cash_up") throw new Error("no cash-up");
    expect(unsentOf(counted, [pay("x1"), pay("x9"), counted])).toHaveLength(1);
    const instead = {
      id: "x1",
      kind: "payment",
      cents: 1,
      currency: "BZD",
      method: "cash",
    } as const;
    const correction = { kind: "correction", corrects: "x3", instead } as const;
    expect(unsentOf(counted, [pay("x2", correction)])).toHaveLength(1);
  });
});
