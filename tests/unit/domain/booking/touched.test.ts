import { describe, expect, test } from "vitest";
import type { BookingChanges, OfficeWire } from "#domain/booking/fields.ts";
import { BLANK, EDITED_COLUMNS } from "#domain/booking/office/fields.ts";
import { labelOf, toldColumns, valueWords } from "#domain/booking/told.ts";
import { beforeOf, isOvertaken, meetingOf, touchedBy } from "#domain/booking/touched.ts";

const BASE: OfficeWire = {
  ...BLANK,
  ...{ type: "tour", item_id: 1, item_name: "Caves", guests: 3, price: 540 },
  ...{ status: "confirmed", paid_amount: 40, notes: "Nuts" },
};
/** As a device kept it before payments were rows. */
const WITH_SUMS: OfficeWire & Record<string, unknown> = {
  ...BASE,
  ...{ paid_currency: "USD", paid_method: "" },
};
const PAYMENT = ["paid_amount", "paid_currency", "paid_method"];
const PARTY = [
  ...["type", "item_id", "item_name", "guests", "price", "price_lines"],
  ...["party", "extras", "way", "together"],
];

describe("a change touches", () => {
  test.each([
    ["what it names", { notes: "", status: "" }, ["notes", "status"]],
    ["all of a payment", { paid_amount: 50 }, PAYMENT],
    ["all of what is booked", { guests: 4 }, PARTY],
    ["each once", { paid_method: "", paid_amount: 1, notes: "" }, [...PAYMENT, "notes"]],
  ])("%s", (_, changes, columns) => {
    expect(touchedBy(changes)).toEqual(columns);
  });
});

describe("somebody else", () => {
  test.each<[boolean, object, object, object?]>([
    [false, { notes: "x" }, {}],
    [false, { notes: "x" }, { guests: 4 }],
    [true, { notes: "x" }, { notes: "y" }],
    [true, { notes: "x", pickup_notes: "y" }, { notes: "z" }],
    [true, { paid_amount: 50 }, { paid_currency: "BZD" }],
    [true, { notes: "x" }, { status: "cancelled" }],
    [false, { notes: "x" }, { status: "completed" }],
    [false, { notes: "x" }, { status: "cancelled" }, { status: "cancelled" }],
  ])("stands in the way (%s) of %o by %o", (isInTheWay, changes, theirs, ours = {}) => {
    const before = { ...WITH_SUMS, ...ours };
    expect(isOvertaken({ changes, before, current: { ...before, ...theirs } })).toBe(isInTheWay);
  });

  test("is not by lines, bands and extras that a device did not know of when it kept the booking", () => {
    const { price_lines: _lines, party: _party, extras: _extras, ...before } = BASE;
    const current = { ...BASE, price_lines: "[]", party: "child:1", extras: "lunch:1" };
    expect(isOvertaken({ changes: { guests: 4 }, before, current })).toBe(false);
  });

  test("is by another who has counted the guests by age", () => {
    const current = { ...BASE, party: "child:1" };
    expect(isOvertaken({ changes: { guests: 4 }, before: BASE, current })).toBe(true);
    expect(isOvertaken({ changes: { notes: "x" }, before: BASE, current })).toBe(false);
  });

  test("is asked about what a change touches, and the status", () => {
    expect(beforeOf(WITH_SUMS, { paid_amount: 50 } as BookingChanges)).toEqual({
      ...{ paid_amount: 40, paid_currency: "USD", paid_method: "", status: "confirmed" },
    });
  });

  test.each<[string, object, object, string[][], string[]]>([
    ["nothing", { notes: "x" }, {}, [], []],
    ["nothing of what both made the same", { notes: "x" }, { notes: "x" }, [], ["notes"]],
    ["nothing of what only they changed", { notes: "x" }, { guests: 4 }, [], ["guests"]],
    ["what both changed", { notes: "x" }, { notes: "y", guests: 4 }, [["notes"]], ["guests"]],
    [
      "a payment as one thing",
      { paid_amount: 50, paid_method: "cash" },
      { paid_currency: "BZD", version: "x", created_at: "x" },
      [PAYMENT],
      [],
    ],
    [
      "two things apart",
      { guests: 4, price: 720, notes: "x" },
      { item_id: 2, notes: "y" },
      [PARTY, ["notes"]],
      [],
    ],
  ])("and we: there is to be asked %s", (_, mine, theirs, asked, others) => {
    const meeting = meetingOf({
      base: WITH_SUMS,
      mine,
      current: { ...WITH_SUMS, ...theirs },
      columns: EDITED_COLUMNS,
    });
    expect(meeting).toEqual({ asked, others });
  });

  test("has changed nothing that was not known before", () => {
    const current = { ...BASE, notes: "x", guests: 4 };
    const { others } = meetingOf({
      base: { notes: "Nuts" },
      mine: { status: "pending" },
      current,
      columns: EDITED_COLUMNS,
    });
    expect(others).toEqual(["notes"]);
  });
});

describe("people are told", () => {
  test.each([
    [
      ["notes", "status"],
      ["notes", "status"],
    ],
    [
      ["paid_method", "notes", "paid_currency"],
      ["paid_amount", "notes"],
    ],
    [["item_id", "item_name", "updated_at", "unknown"], ["item_name"]],
  ])("of the columns %j these: %j", (columns, told) => {
    expect(toldColumns(columns)).toEqual(told);
  });

  test("of a column by its label, and of one that has none by its name", () => {
    expect([labelOf("customer_phone"), labelOf("unknown")]).toEqual(["Phone", "unknown"]);
  });

  test.each([
    ["paid_amount", WITH_SUMS, "40.00 USD"],
    [
      "paid_amount",
      { paid_amount: 80, paid_currency: "BZD", paid_method: "cash" },
      "80.00 BZD, cash",
    ],
    ["paid_amount", { paid_amount: 80 }, "80.00"],
    ["paid_amount", {}, ""],
    ["price", BASE, "$540.00"],
    ["booking_date", { booking_date: "2026-06-20" }, "Saturday, June 20, 2026"],
    ["guests", BASE, "3"],
    ["notes", BASE, "Nuts"],
    ["notes", {}, ""],
  ] as const)("of %s in %o: %j", (column, fields, words) => {
    expect(valueWords(column, fields)).toBe(words);
  });
});
