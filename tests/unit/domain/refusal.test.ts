import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formOf } from "#domain/booking/command.ts";
import { checkDetails } from "#domain/booking/pick-up/details.ts";
import { checkBooking, guestLimits } from "#domain/booking/rules.ts";
import { guests } from "#domain/detail-refusal.ts";
import { checkContactMessage } from "#domain/message/contact-message.ts";
import { office } from "#domain/office/refusal.ts";
import { speakerOf, visitors } from "#domain/refusal.ts";
import * as officeSaid from "#messages/office/refusals.ts";
import * as said from "#messages/refusals.ts";
import { ROOT } from "../../../src/host/system/root.mjs";

describe("a refusal in words, to the letter", () => {
  test.each([
    ["first_name_required", "First name is required"],
    ["first_name_too_long:100", "First name can have at most 100 characters"],
    ["last_name_required", "Last name is required"],
    ["last_name_too_long:100", "Last name can have at most 100 characters"],
    ["email_required", "Email is required"],
    ["email_invalid", "Email is invalid"],
    ["phone_required", "Phone number is required"],
    ["phone_invalid", "Phone number is invalid"],
    ["phone_too_long:40", "Phone number can have at most 40 characters"],
    ["date_required", "Date is required"],
    ["date_invalid", "Date is invalid"],
    ["date_too_early", "Date must be tomorrow or later"],
    ["guests_too_few:1", "Minimum 1 guest required"],
    ["guests_too_few:2", "Minimum 2 guests required"],
    ["guests_too_many:50", "Maximum 50 guests"],
    ["passengers_too_many:10", "Maximum 10 passengers"],
    ["guests_not_whole", "Guests must be a whole number"],
    ["special_requests_too_long:2000", "Special requests can have at most 2,000 characters"],
    ["price_invalid", "Price is invalid"],
    ["not_found:tour", "Error: tour not found."],
    ["name_required", "Name is required"],
    ["message_required", "Message is required"],
    ["too_long:5000", "At most 5000 characters"],
    ["booking_deleted", "This booking has been deleted. Please book again."],
    ["id_used:booking:k7m2", "Another booking is stored under the id k7m2."],
    ["id_used:message:k7m2", "Another message is stored under the id k7m2."],
    ["taken_place", "This booking has taken place already."],
    ["check_input", "Please check what you entered."],
    ["id_malformed", "The id must be 15 characters from a-z and 0-9"],
    ["type_unknown", "The type must be tour or transfer"],
    ["too_large", "The request is too large."],
    ["unsendable", "This device cannot send it as it is. Please book again or call us."],
    [
      "not_taken",
      "Our server does not take it at the moment. This device goes on trying; if it is urgent, please call us.",
    ],
  ])("%s: %s", (code, words) => {
    expect(visitors.words(code)).toBe(words);
    expect(office.words(code)).toBe(words);
    expect(visitors.knows(code)).toBe(true);
  });

  test.each([
    ["payment_beyond:$1,080.00", "With this $1,080.00 more than the price is paid. Please say why"],
    ["code_changed", "The code has been changed or cut on its way."],
    ["one_of:arrived, no-show", "Must be one of: arrived, no-show"],
    ["required:min_pax", "Minimum guests is required"],
    ["at_least:0.01", "At least 0.01"],
    ["from_to:0:100", "From 0 to 100"],
    ["from_to:0:100000", "From 0 to 100,000"],
    ["field_too_long:600:bio", "At most 600 characters in 'bio'"],
    ["subject_too_long:200", "Subject can have at most 200 characters"],
    ["text_too_long:10000", "Message can have at most 10,000 characters"],
    ["brace_open::reference:{reference", "'{reference' has no closing brace: write {reference}"],
    ["brace_open:1::{first_", "'{first_' has no closing brace (line 1)"],
    ["brace_close::day:day}", "'day}' has no opening brace: write {day}"],
    ["brace_blanks:4:day:{ day}", "There are blanks in '{ day}': write {day} (line 4)"],
    ["brace_unknown::{a:b}", "Nothing is known for {a:b}"],
    ["password_short:12", "New password should be at least 12 characters long."],
    ["password_missing", "Please fill in all password fields."],
    ["several:guests_too_few:2|email_invalid", "Minimum 2 guests required. Email is invalid"],
    ["bookings_to_come:1", "It still has 1 booking to come."],
    ["bookings_to_come:12", "It still has 12 bookings to come."],
    ["resource_taken:07.30:Cave: by night", "Goes with Cave: by night at 07:30 already"],
    ["resource_taken:2026-12-23 20.00:Cave", "Goes with Cave on Dec 23 at 20:00 already"],
    ["resource_taken::Cave", "Goes with Cave all that day already"],
    ["resource_small:1:4", "Has 1 seat, too few for 4 guests"],
  ])("of the back office alone, %s: %s", (code, words) => {
    expect(office.words(code)).toBe(words);
    expect(visitors.knows(code)).toBe(false);
  });
});

describe("what is no code stands as it is", () => {
  test.each([
    "",
    "Email is invalid",
    "Minimum 2 guests required",
    "There are blanks in '{ day}': write {day}",
    "The server says: no",
    "validation_invalid",
    "constructor",
    "toString:1",
    // of a newer server, with other figures
    "guests_too_few",
    "email_invalid:254",
  ])("%j", (sentence) => {
    expect(visitors.words(sentence)).toBe(sentence);
    expect(visitors.knows(sentence)).toBe(false);
  });

  test.each([undefined, null, 400, {}, ["email_invalid"]])("%j is known to nobody", (code) => {
    expect(visitors.knows(code)).toBe(false);
  });
});

test("a code's last figure may have colons", () => {
  const { words } = speakerOf({ unknown: (line: string, name: string) => `${name} (${line})` });
  expect(words("unknown:3:{a:b:}")).toBe("{a:b:} (3)");
  expect(words("unknown:3")).toBe("unknown:3");
});

test("fields are put into words each, and one without a refusal stays without", () => {
  const errors: { email?: string; phone?: string | undefined; date?: string } = {
    ...{ email: "email_invalid", phone: undefined, date: "Date is required" },
  };
  expect(visitors.inWords(errors)).toEqual({
    ...{ email: "Email is invalid", phone: undefined, date: "Date is required" },
  });
});

test("a visitor's form refuses with nothing but what there are words for", () => {
  const long = "x".repeat(10_000);
  const texts = ["", long].flatMap((text) => {
    const form = { firstName: text, lastName: text, email: text, phone: text, date: text };
    const booking = { ...formOf({}), ...form, guests: null, specialRequests: text };
    const contact = { name: text, email: text, phone: text, subject: text, message: text };
    const told = { pickupPlace: text, flightNumber: text, departureTime: text, childrenAges: text };
    const details = { ...formOf({}), ...told, luggage: -1, guests: 1 };
    const party = [{ adults: 3 }, { childrenAges: "1, 2" }];
    const found = [
      checkBooking(booking, guestLimits(null), null),
      checkDetails(details),
      ...party.map((said) => checkDetails({ ...formOf({}), guests: 1, ...said })),
      checkContactMessage(contact),
    ];
    return found.flatMap((errors) => Object.values(errors));
  });
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter((code) => !guests.knows(code))).toEqual([]);
});

/** All that is written in quotes, in rules and where server and devices add to them. */
const QUOTED = ["data", "domain", "server"]
  .flatMap((room) =>
    readdirSync(join(ROOT, "src", room), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(ROOT, "src", room, name), "utf8")),
  )
  .flatMap((source) => source.match(/["`][a-z_]+["`:]/g) ?? [])
  .map((quoted) => quoted.slice(1, -1));

test("there are words for nothing that is never refused", () => {
  const isMade = (code: string) => {
    const stem = code.replace(/_(required|too_long|too_many)$/, "");
    return QUOTED.includes(code) || (stem !== code && QUOTED.includes(stem));
  };
  const codes = [...Object.keys(said.refusals), ...Object.keys(officeSaid.refusals)];
  expect(codes.filter((code) => !isMade(code))).toEqual([]);
});
