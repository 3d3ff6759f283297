import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  HANDOVER_LIMIT,
  type Handover,
  readHandover,
  writeHandover,
} from "#domain/booking/handover.ts";

const BOOKING: Handover = {
  id: "k7m2q9xd4a1b2c3",
  type: "tour",
  item_id: 1,
  booking_date: "2026-12-24",
  guests: 3,
  price: 540,
  customer_first_name: "María José",
  customer_last_name: "de la Cruz",
  customer_email: "maria@guest.example",
  customer_phone: "+501 610-2233",
};

describe("a booking handed over as a code", () => {
  test("comes back as it was, from the middle of a pasted message", () => {
    const code = writeHandover(BOOKING, "Cayo Wayfarers booking: ") ?? "";
    expect(code.length).toBeLessThan(160);
    expect(code).not.toMatch(/\s$/);
    expect(readHandover(`Hi!\n${code}\nThanks, María`)).toEqual({ ok: true, booking: BOOKING });
  });

  test.each([
    ["no code at all", "Hello, can we book?", "There is no booking code in this text."],
    [
      "a code that was cut",
      (writeHandover(BOOKING) ?? "").slice(0, 60),
      "The code is not complete.",
    ],
    [
      "a letter that was changed",
      (writeHandover(BOOKING) ?? "").replace("maria@", "marla@"),
      "The code has been changed or cut on its way.",
    ],
    [
      "a checksum that was cut",
      (writeHandover(BOOKING) ?? "").slice(0, -1),
      "The code has been changed or cut on its way.",
    ],
  ])("refuses %s", (_what, text, message) => {
    expect(readHandover(text)).toEqual({ ok: false, message });
  });

  test("does not fit when the names are endless", () => {
    expect(writeHandover({ ...BOOKING, customer_first_name: "x".repeat(280) })).toBeNull();
  });

  test("any contact that fits survives the way", () => {
    // names are stored on one line, without runs of blanks (domain/booking/normalise.ts)
    const line = fc
      .string({ unit: "grapheme", maxLength: 40 })
      .map((text) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim());
    fc.assert(
      fc.property(line, line, line, line, fc.nat(9_999_999), (first, last, email, phone, cents) => {
        const booking = {
          ...BOOKING,
          price: cents / 100,
          customer_first_name: first,
          customer_last_name: last,
          customer_email: email,
          customer_phone: phone,
        };
        const code = writeHandover(booking);
        if (code === null) return;
        expect(code.length).toBeLessThanOrEqual(HANDOVER_LIMIT);
        expect(readHandover(`x ${code} y`)).toEqual({ ok: true, booking });
      }),
    );
  });
});
