import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { bookingOfCommand } from "#domain/booking/booking.ts";
import {
  columnsOf,
  contentApart,
  contentOf,
  formOf,
  fromWireErrors,
  toWireErrors,
} from "#domain/booking/command.ts";
import type { BookingCommand } from "#domain/booking/fields.ts";
import { normaliseBooking } from "#domain/booking/normalise-form.ts";
import {
  bookingReference,
  isBookingId,
  newBookingId,
  randomText,
} from "#domain/booking/reference.ts";
import { BookingSchema, StandingSchema } from "#domain/booking/schemas.ts";
import { GOOD_FORM } from "../../support/booking-form.ts";

const COMMAND: BookingCommand = {
  id: "k7m2q9xdabcde01",
  type: "tour",
  item_id: 1,
  item_name: "Xunantunich & Cave Tubing",
  lang: "en",
  partner: "",
  ...columnsOf(GOOD_FORM),
  children_ages: [],
  price: 540,
  manage_key: "k".repeat(32),
  made_at: "2025-06-10T12:00:00.000Z",
  fill_ms: 30_000,
  website: "",
};

test.each([
  [[4, 9], "4, 9"],
  [[], ""],
  [[5, -1], "[5,-1]"],
  [[1.5], "[1.5]"],
  [[[4, [9]]], "[[4,[9]]]"],
])("ages %j read as %j: only what is whole numbers as ages", (children_ages, typed) => {
  expect(normaliseBooking(formOf({ ...COMMAND, children_ages })).childrenAges).toBe(typed);
});

describe("an id", () => {
  test.each(["k7m2q9xdabcde01", "000000000000000", "abcdefghijklmno"])("%s is one", (text) => {
    expect(isBookingId(text)).toBe(true);
  });

  test.each([
    "",
    "k7m2q9xdabcde0",
    "k7m2q9xdabcde012",
    "K7M2Q9XDABCDE01",
    "k7m2q9xd-bcde01",
    "k7m2q9xdabcde0\n",
    "k7m2q9xdabcdé01",
    "../../etc/passw",
  ])("%j is none", (text) => {
    expect(isBookingId(text)).toBe(false);
  });

  test("is seen by people as its first eight characters in capitals", () => {
    expect(bookingReference("k7m2q9xdabcde01")).toBe("K7M2Q9XD");
  });

  test("is made of 15 characters of the alphabet, and no two are alike", () => {
    const ids = Array.from({ length: 1000 }, () =>
      newBookingId((count) => crypto.getRandomValues(new Uint8Array(count))),
    );
    for (const id of ids) expect(isBookingId(id), id).toBe(true);
    expect(new Set(ids).size).toBe(1000);
  });
});

describe("random text", () => {
  test("uses each letter for exactly seven of the 256 bytes and throws the last four away", () => {
    const text = randomText(252, () => Uint8Array.from({ length: 256 }, (_, byte) => byte));
    const counts = new Map<string, number>();
    for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(36);
    expect([...new Set(counts.values())]).toEqual([7]);
  });

  test.each([252, 253, 254, 255])("asks again after the unfair byte %i", (unfair) => {
    const draws = [[unfair, 1], [2]];
    expect(randomText(2, () => Uint8Array.from(draws.shift() ?? []))).toBe("bc");
  });

  test("takes no more than it was asked for", () => {
    expect(randomText(3, () => Uint8Array.of(0, 1, 2, 3, 4))).toBe("abc");
    expect(randomText(0, () => Uint8Array.of(0))).toBe("");
  });
});

describe("the same content", () => {
  const same = (changes: Partial<BookingCommand>) =>
    contentOf({ ...COMMAND, ...changes }) === contentOf(COMMAND);

  test.each<[string, Partial<BookingCommand>]>([
    ["a copy", {}],
    ["another key", { manage_key: "" }],
    ["another time of the act", { made_at: "" }],
    ["another time in the form", { fill_ms: 1 }],
    ["another name of the item", { item_name: "" }],
    ["other requests, which are compared apart", { special_requests: "late lunch" }],
    ["a price that differs by less than a cent", { price: 540.0000001 }],
  ])("is that of %s", (_, changes) => {
    expect(same(changes)).toBe(true);
  });

  test.each<Partial<BookingCommand>>([
    { type: "transfer" },
    { item_id: 2 },
    { booking_date: "2025-06-21" },
    { guests: 4 },
    { price: 540.01 },
    { customer_first_name: "Itzel" },
    { customer_last_name: "Ak'bal" },
    { customer_email: "Ixchel@example.com" },
    { customer_phone: "+501 600-0101" },
  ])("is not that of %o", (changes) => {
    expect(same(changes)).toBe(false);
  });

  test("is a text that stays as it is stored, with what is compared apart beside it", () => {
    expect(contentOf(COMMAND)).toBe(
      '["tour",1,"2025-06-20",3,54000,"Ixchel","Ak\'bal-Núñez","ixchel@example.com","+501 600-0100"]',
    );
    expect(contentApart({ ...COMMAND, special_requests: "late lunch" })).toBe("late lunch");
    expect(contentApart({})).toBe("");
    // of a device that says nothing of the pick-up it is what it was before there was anything to be said
    expect(contentApart(COMMAND)).toBe("");
    const late = { special_requests: "late lunch", departure_time: "" };
    expect(contentApart({ ...COMMAND, ...late })).toBe("late lunch");
    expect(contentApart({ ...late, adults: 2, children_ages: [4, 9] })).not.toBe("late lunch");
  });

  test("does not come about by moving a letter from one field to the next", () => {
    const joined = (first: string, last: string) =>
      contentOf({ ...COMMAND, customer_first_name: first, customer_last_name: last });
    expect(joined("Ann", "A")).not.toBe(joined("An", "nA"));
    expect(joined('A","B', "C")).not.toBe(joined("A", 'B","C'));
  });
});

describe("on the wire and back", () => {
  const BOTH_WAYS = [
    ["firstName", "customer_first_name"],
    ["lastName", "customer_last_name"],
    ["email", "customer_email"],
    ["phone", "customer_phone"],
    ["date", "booking_date"],
    ["guests", "guests"],
    ["specialRequests", "special_requests"],
    ["departureTime", "departure_time"],
    ["pickupPlace", "pickup_place"],
    ["flightNumber", "flight_number"],
    ["adults", "adults"],
    ["childrenAges", "children_ages"],
    ["luggage", "luggage"],
    ["childSeats", "child_seats"],
  ] as const;

  test.each(BOTH_WAYS)("a message for %s goes under %s", (field, wire) => {
    expect(toWireErrors({ [field]: "Broken" })).toEqual({ [wire]: "Broken" });
    expect(fromWireErrors({ [wire]: "Broken" })).toEqual({ [field]: "Broken" });
  });

  test("what is no field of the form keeps its name, and is left out of the form", () => {
    expect(toWireErrors({ price: "price_invalid" })).toEqual({ price: "price_invalid" });
    expect(fromWireErrors({ price: "price_invalid", id: "No", guests: "" })).toEqual({});
  });

  test("a command gives the form that it was made from", () => {
    expect(formOf(COMMAND)).toEqual(GOOD_FORM);
    const told = { ...COMMAND, adults: 1, children_ages: [4, 9], pickup_place: "Lobby" };
    const form = { ...GOOD_FORM, adults: 1, childrenAges: "4, 9", pickupPlace: "Lobby" };
    expect(normaliseBooking(formOf(told))).toEqual(form);
    expect(bookingOfCommand(told)).toMatchObject({ adults: 1, childrenAges: "4, 9" });
  });

  test("a command shows a booking that nobody has answered", () => {
    const { firstName, lastName, email, phone, ...asked } = GOOD_FORM;
    expect(bookingOfCommand(COMMAND, { lines: "[]" })).toEqual({
      ...{ id: COMMAND.id, type: "tour", itemId: 1, itemName: "Xunantunich & Cave Tubing" },
      ...{ ...asked, customer: { firstName, lastName, email, phone } },
      ...{ priceCents: 540_00, quotedCents: 540_00, paidTo: "", priceLines: "[]" },
      depositCents: 0,
      ...{ status: null, reason: "", createdAt: "" },
    });
  });

  test("how a booking stands is told without who travels and without its stamp", () => {
    const wire = { ...COMMAND, quoted_price: 540, status: "confirmed", pending_reason: "" };
    const told = { ...wire, updated_at: "x", departure_time: "06:15" };
    const { id, standing } = v.parse(StandingSchema, told);
    expect(id).toBe(COMMAND.id);
    expect(standing).toMatchObject({ status: "confirmed", guests: 3, departureTime: "06:15" });
    expect(standing).not.toHaveProperty("customer");
    expect(standing).not.toHaveProperty("version");
  });

  test.each<[object | null, boolean]>([
    [{}, true],
    [{ status: "pending" }, true],
    [{ status: "new" }, false],
    [{ guests: "3" }, false],
    [{ customer: undefined }, false],
    [{ customer: { firstName: "Ana" } }, false],
    [null, false],
  ])("a booking with %o is taken from another page: %s", (changes, isTaken) => {
    const sent = changes && { ...bookingOfCommand(COMMAND), ...changes };
    expect(v.is(BookingSchema, sent)).toBe(isTaken);
  });
});
