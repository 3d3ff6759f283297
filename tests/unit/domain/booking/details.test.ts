import { expect, test } from "vitest";
import { checkAtDesk } from "#domain/booking/office/desk-rules.ts";
import { agesText, parseAges } from "#domain/booking/pick-up/ages.ts";
import { checkDetails, type Details } from "#domain/booking/pick-up/details.ts";
import { GOOD_FORM, TOUR } from "../../support/booking-form.ts";

const NOBODY_SAID = checkDetails(GOOD_FORM);

test.each<[string, readonly number[] | null]>([
  ["", []],
  [" ", []],
  ["4", [4]],
  ["4, 9", [4, 9]],
  ["4 9;0", [4, 9, 0]],
  ["17", [17]],
  ["４、９", null],
  ["４, ９", [4, 9]],
  ["18", null],
  ["-1", null],
  ["4,", null],
  ["4.5 years", null],
  ["4 and 9", null],
  ["123", null],
])("children's ages: %j is %j", (typed, ages) => {
  expect(parseAges(typed)).toEqual(ages);
  if (ages) expect(parseAges(agesText(typed))).toEqual(ages);
  else expect(agesText(typed)).toBe(typed);
});

test("what guests leave out is no mistake", () => {
  expect(NOBODY_SAID).toEqual({});
});

// GOOD_FORM has three guests
test.each<[Partial<Details>, object]>([
  [{ departureTime: "06:15" }, {}],
  [{ departureTime: "soon" }, { departureTime: "detail_time" }],
  [{ departureTime: "24:00" }, { departureTime: "detail_time" }],
  [{ pickupPlace: "x".repeat(200) }, {}],
  [{ pickupPlace: "x".repeat(201) }, { pickupPlace: "detail_length:200" }],
  [{ flightNumber: "AA 1234" }, {}],
  [{ flightNumber: "A".repeat(100) }, { flightNumber: "detail_length:20" }],
  [{ adults: 3 }, {}],
  [{ adults: 2, childrenAges: "4" }, {}],
  [{ childrenAges: "4, 9" }, {}],
  [{ adults: 2 }, { adults: "detail_party:2:3" }],
  [{ adults: 3, childrenAges: "4" }, { adults: "detail_party:4:3" }],
  [{ childrenAges: "1, 2, 3, 4" }, { childrenAges: "detail_party:4:3" }],
  [{ adults: 1, childrenAges: "1, 2, 3, 4" }, { childrenAges: "detail_party:5:3" }],
  [{ childrenAges: Array(200).fill(-1).join(",") }, { childrenAges: "detail_ages" }],
  [{ adults: -1 }, { adults: "detail_count:60" }],
  [{ adults: 1.5 }, { adults: "detail_count:60" }],
  [{ luggage: Number.NaN }, { luggage: "detail_count:100" }],
  [{ luggage: 101 }, { luggage: "detail_count:100" }],
  [{ childSeats: 20 }, {}],
  [{ childSeats: 21 }, { childSeats: "detail_count:20" }],
])("of a party of three, %o is answered with %o", (said, errors) => {
  const form = { ...GOOD_FORM, ...said };
  expect(checkDetails(form)).toEqual(errors);
  expect(checkAtDesk(form, TOUR)).toEqual(errors);
});

test("a party that is no number says nothing about its children", () => {
  expect(checkDetails({ ...GOOD_FORM, guests: null, adults: 2 })).toEqual({});
});
