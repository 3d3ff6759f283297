import { describe, expect, test } from "vitest";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { BLANK, officeBookingOf } from "#domain/booking/office/fields.ts";
import { type GuestsPayment, paymentWords } from "#domain/booking/payments/guests-payment.ts";
import {
  countPaid,
  dueAgainCents,
  dueCents,
  explained,
  handingFaults,
  isCorrectable,
  overpaidCents,
  paidWords,
  paymentQuestion,
  rowsOf,
  usdCents,
} from "#domain/booking/payments/payment.ts";
import type {
  Correction,
  Currency,
  Payment,
  PaymentCommand,
  PaymentMethod,
  Taking,
} from "#domain/booking/payments/row.ts";
import { hasToSettle } from "#domain/booking/payments/settle.ts";
import { usualCents } from "#ui/office/payments/payment-draft.ts";

const AT = "2026-11-24T15:00:00.000Z";
const recorded = (id: string, note = "") => ({ id, note, taken_at: AT });
const taking = (
  cents: number,
  currency: Currency = "USD",
  method: PaymentMethod = "cash",
  more: Partial<Taking> = {},
): Taking => ({ ...recorded("p1"), kind: "payment", cents, currency, method, ...more });
const correction = (corrects: string, instead: Correction["instead"] = null): Correction => ({
  ...recorded("c1", "Typed twice"),
  ...{ kind: "correction", corrects, instead },
});
function rows(...commands: PaymentCommand[]): readonly Payment[] {
  const known: Payment[] = [];
  for (const command of commands) known.push(...rowsOf(command, known, "ana"));
  return known;
}
const booking = (changes: Partial<OfficeBooking> = {}): OfficeBooking => ({
  ...officeBookingOf(BLANK),
  ...{ status: "confirmed", priceCents: 54_000 },
  ...changes,
});

describe("paying", () => {
  test.each([
    [{}, 54_000, 0],
    [{ paidCents: 4_000 }, 50_000, 0],
    [{ paidCents: 54_000 }, 0, 0],
    [{ paidCents: 69_000 }, 0, 15_000],
    [{ paidCents: 99_999_999 }, 0, 99_945_999],
    [{ paidCents: -1_000 }, 55_000, 0],
    [{ status: "cancelled" }, 0, 0],
    [{ paidCents: 99_999_999, status: "cancelled" }, 0, 0],
  ] as const)("after %o leaves %d US cents, or is %d too much", (changes, left, tooMuch) => {
    expect(dueCents(booking(changes))).toBe(left);
    expect(overpaidCents(booking(changes))).toBe(tooMuch);
  });

  const ahead = { depositCents: 5_000, depositBy: "2026-12-01" };
  const byItsDay = "Nothing is paid online: the deposit by its day, what is left on site";
  const allAhead = "Nothing is paid online: the whole price by its day";
  test.each([
    [{}, "Pay On Site"],
    [{ paidCents: 0 }, "Pay On Site"],
    [{ paidCents: -100 }, "Pay On Site"],
    [{ paidCents: 4_000 }, "Paid so far $40.00 USD, to pay on site $500.00 USD"],
    [{ paidCents: 54_000 }, "Paid in full"],
    [{ paidCents: 54_000, status: "completed" }, "Paid in full"],
    [{ paidCents: 60_000, status: null }, "Paid in full"],
    [{ paidCents: 54_000, status: "cancelled" }, ""],
    [{ status: "cancelled", paidTo: "Hotel" }, ""],
    [{ paidCents: 54_000, paidTo: "Hotel" }, "Payment goes to Hotel"],
    [ahead, byItsDay],
    [{ ...ahead, paidCents: 4_000 }, `Paid so far $40.00 USD. ${byItsDay}`],
    [{ ...ahead, paidCents: 5_000 }, "Paid so far $50.00 USD, to pay on site $490.00 USD"],
    [{ ...ahead, paidCents: 54_000 }, "Paid in full"],
    [{ ...ahead, depositCents: 54_000 }, allAhead],
    [{ ...ahead, depositCents: 99_000, paidCents: 100 }, `Paid so far $1.00 USD. ${allAhead}`],
  ] as const)("with %o known guests read: %s", (changes, words) => {
    const told: GuestsPayment = { status: "confirmed", priceCents: 54_000, ...changes };
    expect(paymentWords(told)).toBe(words);
  });

  test.each([
    ["refund", 60_000, 5_000, 0],
    ["refund", 60_000, 8_000, 2_000],
    ["refund", 20_000, 2_000, 2_000],
    ["refund", 20_000, 20_000, 20_000],
    // more than was paid: no price becomes less by that
    ["refund", 20_000, 20_001, 0],
    ["refund", 0, 99_900, 0],
    ["payment", 20_000, 2_000, 0],
  ] as const)("a %s after %d of %d cents makes %d due again", (kind, paidCents, cents, again) => {
    const made = rows({ ...taking(cents), kind });
    expect(dueAgainCents(booking({ paidCents }), made)).toBe(again);
  });

  test.each([
    ["payment", {}, 54_000],
    ["payment", { paidCents: 60_000 }, 0],
    ["deposit", {}, 7_500],
    ["deposit", { paidCents: 2_500 }, 5_000],
    ["deposit", { depositCents: 0, paidCents: -6_400 }, 0],
    ["refund", {}, 0],
    ["refund", { paidCents: 60_000 }, 6_000],
    ["refund", { paidCents: 54_000 }, 54_000],
    ["refund", { paidCents: 2_500, status: "cancelled" }, 2_500],
  ] as const)("as a %s of %o it is proposed: %d cents", (kind, about, cents) => {
    expect(usualCents(booking({ depositCents: 7_500, ...about }), kind)).toBe(cents);
  });

  test.each([
    [4_000, "USD", 4_000],
    [4_000, "BZD", 2_000],
    [1_001, "BZD", 501],
    [-1_001, "BZD", -501],
    [1, "BZD", 1],
  ] as const)("%d cents of %s are %d US cents", (cents, currency, usd) => {
    expect(usdCents(cents, currency)).toBe(usd);
  });

  test("adds up over currencies, ways and what was given back", () => {
    const all = rows(
      taking(4_000),
      taking(100_000, "BZD", "cash", { id: "p2", kind: "deposit" }),
      taking(1_000, "USD", "card", { id: "p3", kind: "refund" }),
    );
    expect(all.map(({ cents, usd_cents }) => [cents, usd_cents])).toEqual([
      [4_000, 4_000],
      [100_000, 50_000],
      [-1_000, -1_000],
    ]);
    expect(countPaid(all)).toBe(53_000);
    expect(paidWords({ paidCents: 53_000, payments: all })).toBe(
      "40.00 USD, cash; 1,000.00 BZD, cash; -10.00 USD, card",
    );
  });

  test("is told as a sum where no rows are kept yet", () => {
    expect(paidWords({ paidCents: 4_050, payments: [] })).toBe("40.50 USD");
    expect(paidWords({ paidCents: 0, payments: [] })).toBe("");
  });
});

describe("a correction", () => {
  const paid = rows(taking(4_000, "BZD"));

  test("takes a payment back wholly, once, out of the drawer where it lies", () => {
    const [back] = rowsOf(correction("p1"), paid, "ben");
    expect(back).toMatchObject({
      ...{ kind: "correction", cents: -4_000, usd_cents: -2_000, currency: "BZD", method: "cash" },
      ...{ taken_by: "ana", made_by: "ben", corrects: "p1", note: "Typed twice" },
    });
    const all = [...paid, back as Payment];
    expect(countPaid(all)).toBe(0);
    expect(rowsOf({ ...correction("p1"), id: "c2" }, all, "ana")).toEqual([]);
    expect(rowsOf({ ...correction("c1"), id: "c2" }, all, "ana")).toEqual([]);
    expect(all.map((one) => isCorrectable(one, all))).toEqual([false, false]);
  });

  test("puts the right one in its place, with its kind and in the same drawer", () => {
    const right = { ...taking(500, "USD", "card"), id: "p2" };
    const [, instead] = rowsOf(correction("p1", right), paid, "ben");
    expect(instead).toMatchObject({
      ...{ id: "p2", kind: "payment", cents: 500, usd_cents: 500, method: "card", corrects: "" },
      ...{ taken_by: "ana", made_by: "ben", note: "" },
    });
  });

  test("of what is not there adds nothing", () => {
    expect(rowsOf(correction("p9"), paid, "ana")).toEqual([]);
  });
});

describe("it is asked", () => {
  const given = booking({ paidCents: 4_000 });
  test.each<[string, OfficeBooking, PaymentCommand, string]>([
    ["nothing up to the price", given, taking(50_000), ""],
    ["nothing of the same in the other dollar", given, taking(100_000, "BZD"), ""],
    ["why more is paid", given, taking(50_001), "payment_beyond:$0.01"],
    [
      "why still more is paid",
      booking({ paidCents: 60_000 }),
      taking(10_000),
      "payment_beyond:$160.00",
    ],
    [
      "why a cancelled booking is paid",
      booking({ status: "cancelled" }),
      taking(1),
      "payment_cancelled",
    ],
    ["nothing for a refund", given, taking(4_000, "USD", "cash", { kind: "refund" }), ""],
    [
      "why more is given back than was paid",
      given,
      taking(4_001, "USD", "cash", { kind: "refund" }),
      "refund_beyond:$40.00",
    ],
    [
      "nothing for a refund of a cancelled booking",
      booking({ status: "cancelled", paidCents: 4_000 }),
      taking(4_000, "USD", "cash", { kind: "refund" }),
      "",
    ],
  ])("%s", (_, before, command, question) => {
    expect(paymentQuestion(before, rows(command))).toBe(question);
  });

  test("why anything is corrected", () => {
    const paid = rows(taking(4_000));
    expect(paymentQuestion(given, rowsOf(correction("p1"), paid, ""))).toBe("payment_corrected");
    expect(paymentQuestion(given, [])).toBe("");
  });
});

describe("what is unsettled", () => {
  /** A booking after these, each as the office's server takes it. */
  function paidWith(...commands: PaymentCommand[]): OfficeBooking {
    let known = booking();
    for (const command of commands) {
      const added = explained(known, rowsOf(command, known.payments, "ana"));
      const payments = known.payments.concat(added);
      known = { ...known, paidCents: countPaid(payments), payments };
    }
    return known;
  }
  const [beyond, tip] = [taking(60_000), { ...taking(60_000), note: "A tip" }];
  test.each([
    ["nothing of what is due", paidWith(taking(54_000)), false],
    ["what is beyond the price", paidWith(beyond), true],
    ["nothing that a note explains", paidWith(tip), false],
    ["more than a note explains", paidWith(tip, { ...taking(100), id: "p2" }), true],
    [
      "though another note stands with what asked nothing",
      paidWith({ ...taking(1), note: "?" }, { ...beyond, id: "p2" }),
      true,
    ],
    [
      "what was explained, once the booking is cancelled",
      { ...paidWith(tip), status: "cancelled" as const },
      true,
    ],
    [
      "as the reason of a correction explains nothing",
      paidWith(beyond, correction("p1", { ...taking(70_000), id: "p2" })),
      true,
    ],
  ])("%s", (_, paid, has) => {
    expect(hasToSettle(paid)).toBe(has);
  });
});

describe("money changes hands", () => {
  const right = { cents: 4_000, currency: "USD", method: "cash" };
  test.each([
    [{}, []],
    [{ cents: 1 }, []],
    [{ cents: 99_999_999, currency: "BZD", method: "transfer" }, []],
    [{ cents: 0 }, ["cents"]],
    [{ cents: -500 }, ["cents"]],
    [{ cents: 100_000_000 }, ["cents"]],
    [{ cents: 10.5 }, ["cents"]],
    [{ cents: "4000" }, ["cents"]],
    [{ cents: Number.NaN }, ["cents"]],
    [{ currency: "EUR" }, ["currency"]],
    [{ currency: "" }, ["currency"]],
    [{ method: "gold", cents: undefined }, ["cents", "method"]],
  ])("with %o: wrong is %j", (part, wrong) => {
    expect(Object.keys(handingFaults({ ...right, ...part }))).toEqual(wrong);
  });
});
