import { expect, test } from "vitest";
import { historyWords } from "#domain/booking/told.ts";
import { inSpanish } from "../../support/spanish.ts";

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
  ["reason", "Comes back each year", "Comes back each year", "Comes back each year"],
  ["notes", "cash", "cash", "cash"],
  ["guests", "3", "3", "3"],
  ["status", "", "", ""],
])("the history's %s of '%s' reads '%s', and in Spanish '%s'", (field, value, english, other) => {
  expect(historyWords(field, value)).toBe(english);
  expect(spanish.historyWords(field, value)).toBe(other);
});
