import { describe, expect, test } from "vitest";
import { oneLine, severalLines } from "#domain/booking/normalise.ts";
import { normaliseBooking } from "#domain/booking/normalise-form.ts";
import { GOOD_FORM } from "../../support/booking-form.ts";

/** All of Unicode's control characters, asked of the platform itself. */
const CONTROLS = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).filter(
  (char) => /\p{Cc}/u.test(char),
);

describe("one line", () => {
  test.each([
    ["Ixchel", "Ixchel"],
    ["  Ixchel  ", "Ixchel"],
    ["Mary   Ann", "Mary Ann"],
    ["Mary\tAnn", "Mary Ann"],
    ["Ann\r\nBcc: all@example.com", "Ann Bcc: all@example.com"],
    ["Ann\u2028Bcc\u2029x", "Ann Bcc x"],
    ["\u0000Ann\u007f", "Ann"],
    ["pCc{}", "pCc{}"],
    ["Ōe 李 👩‍👩‍👧", "Ōe 李 👩‍👩‍👧"],
    ["<b>Ann</b>", "<b>Ann</b>"],
    [" \r\n\t ", ""],
    ["", ""],
  ])("%j becomes %j", (text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });

  test("holds no control character", () => {
    expect(CONTROLS).toHaveLength(65);
    for (const char of CONTROLS)
      expect(oneLine(`a${char}b`), `U+${char.charCodeAt(0).toString(16)}`).toBe("a b");
  });
});

describe("several lines", () => {
  test.each([
    ["one\ntwo", "one\ntwo"],
    ["one\r\ntwo\rthree", "one\ntwo\nthree"],
    ["a\tb", "a\tb"],
    ["  one  two  ", "one  two"],
    ["\n\none\n\n", "one"],
    ["bell\u0007 and nul\u0000", "bell and nul"],
    ["P{Cc} p C c", "P{Cc} p C c"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    [" \n ", ""],
  ])("%j become %j", (text, expected) => {
    expect(severalLines(text)).toBe(expected);
  });

  test("hold no control character but line ends and tabs", () => {
    const kept = CONTROLS.filter((char) => severalLines(`a${char}b`) !== "ab");
    expect(kept).toEqual(["\t", "\n", "\r"]);
  });
});

describe("a form", () => {
  test("is made clean field by field, and a second time changes nothing", () => {
    const clean = normaliseBooking({
      ...GOOD_FORM,
      firstName: " Ix\nchel ",
      lastName: "Ak'bal\u0000",
      email: " ixchel@example.com\r\n",
      phone: "+501  600-0100",
      date: " 2025-06-20 ",
      guests: 2.5,
      specialRequests: "no nuts\r\nplease ",
      departureTime: " 7:30",
      pickupPlace: " Hotel\tMaya ",
      childrenAges: "4 and",
    });
    expect(clean).toEqual({
      ...GOOD_FORM,
      firstName: "Ix chel",
      lastName: "Ak'bal",
      email: "ixchel@example.com",
      phone: "+501 600-0100",
      date: "2025-06-20",
      guests: 2.5,
      specialRequests: "no nuts\nplease",
      departureTime: "07:30",
      pickupPlace: "Hotel Maya",
      childrenAges: "4 and",
    });
    expect(normaliseBooking({ ...GOOD_FORM, childrenAges: "9,4 / 0" }).childrenAges).toBe(
      "9, 4, 0",
    );
    expect(normaliseBooking(clean)).toEqual(clean);
    expect(normaliseBooking(GOOD_FORM)).toEqual(GOOD_FORM);
  });
});
