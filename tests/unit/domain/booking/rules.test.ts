import { describe, expect, test } from "vitest";
import { type BookingForm, LIMITS } from "#domain/booking/fields.ts";
import { checkAtDesk } from "#domain/booking/office/desk-rules.ts";
import { checkBooking, guestLimits } from "#domain/booking/rules.ts";
import { sumOf } from "#domain/price/lines.ts";
import { shownLines } from "#domain/price/shown-total.ts";
import { GOOD_FORM, TOUR, TRANSFER } from "../../support/booking-form.ts";

const TOMORROW = "2025-06-11";
const check = (changes: Partial<BookingForm>, item: typeof TOUR | typeof TRANSFER = TOUR) =>
  checkBooking({ ...GOOD_FORM, ...changes }, guestLimits(item), TOMORROW);
const mailOf = (length: number) => `${"a".repeat(length - "@example.com".length)}@example.com`;

describe("a tour's form is good", () => {
  test.each<[string, Partial<BookingForm>]>([
    ["as it is", {}],
    ["with names of one letter", { firstName: "A", lastName: "B" }],
    ["with names of other scripts", { firstName: "李", lastName: "Ōe-O’Neill" }],
    ["with blanks round its texts", { firstName: " A ", email: " a@b.co ", phone: " 62 233 " }],
    ["with the longest names", { firstName: "a".repeat(100), lastName: "b".repeat(100) }],
    ["with blanks round the longest name", { firstName: ` ${"a".repeat(100)} ` }],
    ["with the longest e-mail", { email: mailOf(LIMITS.email) }],
    ["with the longest phone number", { phone: "1".repeat(40) }],
    ["with a phone number of five digits", { phone: "6 22-33" }],
    ["with a phone number in other digits", { phone: "０۶٢ ９٩" }],
    ["with a phone number among words", { phone: "desk of Maya Inn, 824-2233" }],
    ["with an e-mail of many parts", { email: "first.last+belize@mail.example.co.uk" }],
    ["with an e-mail in other letters", { email: "josé@exämple.bz" }],
    ["for tomorrow", { date: TOMORROW }],
    ["for a leap day", { date: "2028-02-29" }],
    ["with two guests", { guests: 2 }],
    ["with fifty guests", { guests: 50 }],
    ["with 2,000 characters of requests", { specialRequests: "x".repeat(2000) }],
  ])("%s", (_, changes) => {
    expect(check(changes)).toEqual({});
  });
});

describe("a tour's form is refused", () => {
  const GUESTS_MIN = "guests_too_few:2";
  test.each<[Partial<BookingForm>, Record<string, string>]>([
    [{ firstName: "" }, { firstName: "first_name_required" }],
    [{ firstName: " \t\u00a0 " }, { firstName: "first_name_required" }],
    [{ firstName: "a".repeat(101) }, { firstName: "first_name_too_long:100" }],
    [{ lastName: "" }, { lastName: "last_name_required" }],
    [{ lastName: "   " }, { lastName: "last_name_required" }],
    [{ lastName: "a".repeat(101) }, { lastName: "last_name_too_long:100" }],
    [{ email: "" }, { email: "email_required" }],
    [{ email: "  " }, { email: "email_required" }],
    [{ email: mailOf(LIMITS.email + 1) }, { email: "email_invalid" }],
    [{ phone: "" }, { phone: "phone_required" }],
    [{ phone: "  " }, { phone: "phone_required" }],
    [{ phone: "abc" }, { phone: "phone_invalid" }],
    [{ phone: "+501 6" }, { phone: "phone_invalid" }],
    [{ phone: "٠０۰／：٪" }, { phone: "phone_invalid" }],
    [{ phone: "1".repeat(41) }, { phone: "phone_too_long:40" }],
    [{ date: "" }, { date: "date_required" }],
    [{ date: "2025-06-10" }, { date: "date_too_early" }],
    [{ date: "2024-12-24" }, { date: "date_too_early" }],
    [{ date: "2026-02-29" }, { date: "date_invalid" }],
    [{ date: "2026-13-01" }, { date: "date_invalid" }],
    [{ date: "24.12.2026" }, { date: "date_invalid" }],
    [{ date: "9999-12-31" }, { date: "date_invalid" }],
    [{ guests: null }, { guests: GUESTS_MIN }],
    [{ guests: 1 }, { guests: GUESTS_MIN }],
    [{ guests: 1.5 }, { guests: GUESTS_MIN }],
    [{ guests: 0 }, { guests: GUESTS_MIN }],
    [{ guests: -3 }, { guests: GUESTS_MIN }],
    [{ guests: Number.NaN }, { guests: "guests_not_whole" }],
    [{ guests: Number.NEGATIVE_INFINITY }, { guests: GUESTS_MIN }],
    [{ guests: 2.5 }, { guests: "guests_not_whole" }],
    [{ guests: 51 }, { guests: "guests_too_many:50" }],
    [{ guests: 50.5 }, { guests: "guests_too_many:50" }],
    [{ guests: 1e9 }, { guests: "guests_too_many:50" }],
    [{ guests: Number.POSITIVE_INFINITY }, { guests: "guests_too_many:50" }],
    [{ specialRequests: "x".repeat(2001) }, { specialRequests: "special_requests_too_long:2000" }],
  ])("%o", (changes, errors) => {
    expect(check(changes)).toEqual(errors);
  });

  test.each([
    "ixchel",
    "ixchel@example",
    "@example.com",
    "ixchel@.com",
    "ixchel@example..com",
    "ixchel@example.",
    "ixchel@@example.com",
    "ix chel@example.com",
    "a@b.co, c@d.co",
    "a@b.co;c@d.co",
    "Ixchel <a@b.co>",
    '"a"@b.co',
    "a@b.co\nBcc: c@d.co",
    "a\\@b.co",
  ])("for the e-mail %j", (email) => {
    expect(check({ email })).toEqual({ email: "email_invalid" });
  });

  test("with every message at once", () => {
    const empty = { firstName: "", lastName: "", email: "", phone: "", date: "", guests: null };
    expect(check(empty)).toEqual({
      firstName: "first_name_required",
      lastName: "last_name_required",
      email: "email_required",
      phone: "phone_required",
      date: "date_required",
      guests: "guests_too_few:2",
    });
  });
});

describe("guests of a transfer", () => {
  test.each([1, 2, 10])("%d are taken", (guests) => {
    expect(check({ guests }, TRANSFER)).toEqual({});
  });

  test.each([
    [null, "guests_too_few:1"],
    [0, "guests_too_few:1"],
    [0.5, "guests_too_few:1"],
    [-1, "guests_too_few:1"],
    [Number.NaN, "guests_not_whole"],
    [1.5, "guests_not_whole"],
    [11, "passengers_too_many:10"],
    [1e9, "passengers_too_many:10"],
  ])("%s: %s", (guests, message) => {
    expect(check({ guests }, TRANSFER)).toEqual({ guests: message });
  });
});

describe("at the desk", () => {
  test.each<[Partial<BookingForm>, object]>([
    [{}, {}],
    [{ date: "2020-01-01" }, {}],
    [{ email: "" }, {}],
    [{ email: "  " }, {}],
    [{ email: "a@b" }, { email: "email_invalid" }],
    [{ email: "", lastName: "" }, { lastName: "last_name_required" }],
    [
      { email: "a@b", lastName: "" },
      { email: "email_invalid", lastName: "last_name_required" },
    ],
  ])("%o is told %o", (changes, errors) => {
    expect(checkAtDesk({ ...GOOD_FORM, ...changes }, TOUR)).toEqual(errors);
  });
});

describe("the total in the form", () => {
  const flat = { ...TRANSFER, additionalPaxPriceCents: null };
  test.each([
    ["of a tour, for nobody yet", TOUR, null, null],
    ["of a tour, for too few", TOUR, 1, null],
    ["of a tour, for two", TOUR, 2, 360_00],
    ["of a tour for any party, for nobody", { ...TOUR, minPax: 0 }, 0, null],
    ["of a ride, for nobody yet", TRANSFER, null, null],
    ["of a ride, for three", TRANSFER, 3, 250_00],
    ["of a ride, for too many", TRANSFER, 11, null],
    ["of a flat ride, for nobody yet", flat, null, 225_00],
    ["of a flat ride, for ten", flat, 10, 225_00],
    ["of a flat ride, for too many", flat, 11, null],
  ])("%s", (_, item, guests, cents) => {
    const lines = shownLines(item, guests);
    expect(lines && sumOf(lines)).toBe(cents);
  });
});

describe("the limits", () => {
  test("are the vehicle's seats and the tour's minimum, by the catalogue at hand", () => {
    expect(guestLimits({ ...TRANSFER, maxPassengers: 4 })).toMatchObject({ min: 1, max: 4 });
    expect(guestLimits({ ...TOUR, minPax: 6 })).toMatchObject({ min: 6, max: 50 });
    expect(checkBooking(GOOD_FORM, guestLimits({ ...TOUR, minPax: 6 }), null)).toEqual({
      guests: "guests_too_few:6",
    });
  });

  test("are the widest for an item that is no longer in the catalogue", () => {
    expect(guestLimits(null)).toEqual({ min: 1, max: 50, unit: "guests" });
  });

  test("leave past days to the caller when no earliest day is given, but not false ones", () => {
    const limits = guestLimits(TOUR);
    expect(checkBooking({ ...GOOD_FORM, date: "2020-01-01" }, limits, null)).toEqual({});
    expect(checkBooking({ ...GOOD_FORM, date: "2021-02-29" }, limits, null)).toEqual({
      date: "date_invalid",
    });
  });
});
