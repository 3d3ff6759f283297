import { describe, expect, test } from "vitest";
import { type BookingForm, LIMITS } from "#domain/booking/fields.ts";
import { checkAtDesk, checkBooking, guestLimits } from "#domain/booking/rules.ts";
import { shownTotalCents } from "#domain/booking/shown-total.ts";
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
  const GUESTS_MIN = "Minimum 2 guests required";
  test.each<[Partial<BookingForm>, Record<string, string>]>([
    [{ firstName: "" }, { firstName: "First name is required" }],
    [{ firstName: " \t\u00a0 " }, { firstName: "First name is required" }],
    [{ firstName: "a".repeat(101) }, { firstName: "First name can have at most 100 characters" }],
    [{ lastName: "" }, { lastName: "Last name is required" }],
    [{ lastName: "   " }, { lastName: "Last name is required" }],
    [{ lastName: "a".repeat(101) }, { lastName: "Last name can have at most 100 characters" }],
    [{ email: "" }, { email: "Email is required" }],
    [{ email: "  " }, { email: "Email is required" }],
    [{ email: mailOf(LIMITS.email + 1) }, { email: "Email is invalid" }],
    [{ phone: "" }, { phone: "Phone number is required" }],
    [{ phone: "  " }, { phone: "Phone number is required" }],
    [{ phone: "abc" }, { phone: "Phone number is invalid" }],
    [{ phone: "+501 6" }, { phone: "Phone number is invalid" }],
    [{ phone: "٠０۰／：٪" }, { phone: "Phone number is invalid" }],
    [{ phone: "1".repeat(41) }, { phone: "Phone number can have at most 40 characters" }],
    [{ date: "" }, { date: "Date is required" }],
    [{ date: "2025-06-10" }, { date: "Date must be tomorrow or later" }],
    [{ date: "2024-12-24" }, { date: "Date must be tomorrow or later" }],
    [{ date: "2026-02-29" }, { date: "Date is invalid" }],
    [{ date: "2026-13-01" }, { date: "Date is invalid" }],
    [{ date: "24.12.2026" }, { date: "Date is invalid" }],
    [{ date: "9999-12-31" }, { date: "Date is invalid" }],
    [{ guests: null }, { guests: GUESTS_MIN }],
    [{ guests: 1 }, { guests: GUESTS_MIN }],
    [{ guests: 1.5 }, { guests: GUESTS_MIN }],
    [{ guests: 0 }, { guests: GUESTS_MIN }],
    [{ guests: -3 }, { guests: GUESTS_MIN }],
    [{ guests: Number.NaN }, { guests: "Guests must be a whole number" }],
    [{ guests: Number.NEGATIVE_INFINITY }, { guests: GUESTS_MIN }],
    [{ guests: 2.5 }, { guests: "Guests must be a whole number" }],
    [{ guests: 51 }, { guests: "Maximum 50 guests" }],
    [{ guests: 50.5 }, { guests: "Maximum 50 guests" }],
    [{ guests: 1e9 }, { guests: "Maximum 50 guests" }],
    [{ guests: Number.POSITIVE_INFINITY }, { guests: "Maximum 50 guests" }],
    [
      { specialRequests: "x".repeat(2001) },
      { specialRequests: "Special requests can have at most 2,000 characters" },
    ],
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
    expect(check({ email })).toEqual({ email: "Email is invalid" });
  });

  test("with every message at once", () => {
    const empty = { firstName: "", lastName: "", email: "", phone: "", date: "", guests: null };
    expect(check(empty)).toEqual({
      firstName: "First name is required",
      lastName: "Last name is required",
      email: "Email is required",
      phone: "Phone number is required",
      date: "Date is required",
      guests: "Minimum 2 guests required",
    });
  });
});

describe("guests of a transfer", () => {
  test.each([1, 2, 10])("%d are taken", (guests) => {
    expect(check({ guests }, TRANSFER)).toEqual({});
  });

  test.each([
    [null, "Minimum 1 guest required"],
    [0, "Minimum 1 guest required"],
    [0.5, "Minimum 1 guest required"],
    [-1, "Minimum 1 guest required"],
    [Number.NaN, "Guests must be a whole number"],
    [1.5, "Guests must be a whole number"],
    [11, "Maximum 10 passengers"],
    [1e9, "Maximum 10 passengers"],
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
    [{ email: "a@b" }, { email: "Email is invalid" }],
    [{ email: "", lastName: "" }, { lastName: "Last name is required" }],
    [
      { email: "a@b", lastName: "" },
      { email: "Email is invalid", lastName: "Last name is required" },
    ],
  ])("%o is told %o", (changes, errors) => {
    expect(checkAtDesk({ ...GOOD_FORM, ...changes }, guestLimits(TOUR))).toEqual(errors);
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
    expect(shownTotalCents(item, guests)).toBe(cents);
  });
});

describe("the limits", () => {
  test("are the vehicle's seats and the tour's minimum, by the catalogue at hand", () => {
    expect(guestLimits({ ...TRANSFER, maxPassengers: 4 })).toMatchObject({ min: 1, max: 4 });
    expect(guestLimits({ ...TOUR, minPax: 6 })).toMatchObject({ min: 6, max: 50 });
    expect(checkBooking(GOOD_FORM, guestLimits({ ...TOUR, minPax: 6 }), null)).toEqual({
      guests: "Minimum 6 guests required",
    });
  });

  test("are the widest for an item that is no longer in the catalogue", () => {
    expect(guestLimits(null)).toEqual({ min: 1, max: 50, unit: "guests" });
  });

  test("leave past days to the caller when no earliest day is given, but not false ones", () => {
    const limits = guestLimits(TOUR);
    expect(checkBooking({ ...GOOD_FORM, date: "2020-01-01" }, limits, null)).toEqual({});
    expect(checkBooking({ ...GOOD_FORM, date: "2021-02-29" }, limits, null)).toEqual({
      date: "Date is invalid",
    });
  });
});
