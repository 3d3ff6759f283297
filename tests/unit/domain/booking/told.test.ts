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

test("what a change sets is told in the words of the history", () => {
  expect(valueWords("status", { status: "completed" })).toBe("completed");
  expect(spanish.valueWords("status", { status: "completed" })).toBe("realizada");
  expect(spanish.valueWords("attendance", { attendance: "arrived" })).toBe("llegó");
});

test("what was paid is told with its way, in the reader's language", () => {
  const paid = { cents: 105_000, currency: "USD", method: "cash" } as const;
  expect(handingWords(paid)).toBe("1,050.00 USD, cash");
  expect(payment.handingWords(paid)).toBe("1,050.00 USD, efectivo");
  expect(payment.handingWords({ ...paid, method: "" })).toBe("1,050.00 USD");
});
