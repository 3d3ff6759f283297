import { expect, test } from "vitest";
import { handingWords } from "#domain/booking/payments/payment.ts";
import { historyWords, valueWords } from "#domain/booking/told.ts";
import { inSpanish } from "../../support/spanish.ts";

type Payment = typeof import("#domain/booking/payments/payment.ts");
const payment = await inSpanish<Payment>("domain/booking/payments/payment.ts");
const spanish = await inSpanish<typeof import("#domain/booking/told.ts")>("domain/booking/told.ts");

test.each([
  ["status", "confirmed", "confirmed", "confirmada"],
  ["attendance", "no-show", "no-show", "no llegó"],
  ["paid_method", "cash", "cash", "efectivo"],
  ["created", "desk", "desk", "oficina"],
  ["lang", "es", "Spanish", "Español"],
  ["paid_note", "taken_back", "Taken back", "Deshecho"],
  // rows of before, which were stored in the words of whoever wrote them
  ["paid_note", "Taken back", "Taken back", "Taken back"],
  ["payment", "400.00 BZD cash", "400.00 BZD, cash", "400.00 BZD, efectivo"],
  [
    "correction",
    "-1080.00 USD card: taken_back",
    "-1,080.00 USD, card – Taken back",
    "-1,080.00 USD, tarjeta – Deshecho",
  ],
  ["refund", "as it was", "as it was", "as it was"],
  ["reason", "Comes back each year", "Comes back each year", "Comes back each year"],
  ["notes", "cash", "cash", "cash"],
  ["guests", "3", "3", "3"],
  ["status", "", "", ""],
])("the history's %s of '%s' reads '%s', and in Spanish '%s'", (field, value, english, other) => {
  expect(historyWords(field, value)).toBe(english);
  expect(spanish.historyWords(field, value)).toBe(other);
});

test("bands and extras are called as they were when they were booked", () => {
  const names = { en: "Child", es: "Niño" };
  const lines = [
    { kind: "guests", count: 2, unitCents: 100_00, cents: 200_00 },
    { kind: "band", count: 1, unitCents: 50_00, cents: 50_00, id: "child", names },
    { kind: "added", count: 2, unitCents: 0, cents: 0, id: "lunch" },
  ];
  const price_lines = JSON.stringify(lines);
  expect(historyWords("price_lines", price_lines)).toBe("1\u00a0× Child, 2\u00a0× lunch");
  expect(spanish.historyWords("price_lines", price_lines)).toContain("1\u00a0× Niño");
  expect(historyWords("price_lines", "")).toBe("");
  const booked = { guests: 3, price: 250, price_lines, party: "child:1", extras: "lunch:2" };
  expect(valueWords("party", booked)).toBe("2 adults, 1\u00a0× Child");
  expect(spanish.valueWords("party", booked)).toBe("2 adultos, 1\u00a0× Niño");
  expect(valueWords("extras", booked)).toBe("2\u00a0× lunch");
});

test("what a change sets is told in the words of the history", () => {
  expect(valueWords("status", { status: "completed" })).toBe("completed");
  expect(spanish.valueWords("status", { status: "completed" })).toBe("realizada");
  expect(spanish.valueWords("attendance", { attendance: "arrived" })).toBe("llegó");
});

test("a deposit is told as an amount and a day", () => {
  expect(valueWords("deposit_amount", { deposit_amount: 87 })).toBe("$87.00");
  expect(valueWords("deposit_by", { deposit_by: "2026-11-30" })).toBe("Monday, November 30, 2026");
});

test("what was paid is told with its way, in the reader's language", () => {
  const paid = { cents: 105_000, currency: "USD", method: "cash" } as const;
  expect(handingWords(paid)).toBe("1,050.00 USD, cash");
  expect(payment.handingWords(paid)).toBe("1,050.00 USD, efectivo");
  expect(payment.handingWords({ ...paid, method: "" })).toBe("1,050.00 USD");
});
