import { expect, test } from "vitest";
import { parseGuests } from "#domain/booking/guests.ts";

test.each([
  ["", null],
  ["  ", null],
  ["2", 2],
  [" 12 ", 12],
  ["007", 7],
  ["0", 0],
  ["１２", 12],
  ["٣", 3],
  ["۴", 4],
])("'%s' is %s", (typed, guests) => {
  expect(parseGuests(typed)).toBe(guests);
});

test.each(["2-3", "2+1", "2.5", "2,5", "-2", "1e3", "two", "2 3", "2 adults", "²", "1234567890"])(
  "'%s' is no party",
  (typed) => {
    expect(parseGuests(typed)).toBeNaN();
  },
);
