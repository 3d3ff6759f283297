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
  lang: "en",
  booking_date: "2026-12-24",
  guests: 3,
  price: 540,
  customer_first_name: "María José",
  customer_last_name: "de la Cruz",
  customer_email: "maria@guest.example",
  customer_phone: "+501 610-2233",
};

const CODE = writeHandover(BOOKING) ?? "";
/** A code that somebody else has made: whole by its checksum (FNV-1a), whatever it says. */
function sealed(...parts: string[]): string {
  const body = ["CW1", ...parts].join("*");
  let hash = 0x811c9dc5;
  for (const letter of body) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return `${body}*${(hash >>> 0).toString(36)}`;
}
const CONTACT = ["María~bJosé", "de~bla~bCruz", "maria@guest.example", "+501~b610-2233"];

describe("a booking handed over as a code", () => {
  test("comes back as it was, from the middle of a pasted message", () => {
    const code = writeHandover(BOOKING, "Cayo Wayfarers booking: ") ?? "";
    expect(code.length).toBeLessThan(160);
    expect(code).not.toMatch(/\s$/);
    expect(readHandover(`Hi!\n${code}\nThanks, María`)).toEqual({ ok: true, booking: BOOKING });
  });

  test("is the same text for all devices and servers", () => {
    expect(writeHandover(BOOKING)).toBe(CODE);
    expect(CODE).toBe(sealed("t1", "1yt", "3", "15o0", BOOKING.id, ...CONTACT));
  });

  test.each<Partial<Handover>>([
    { type: "transfer", item_id: 12, guests: 10 },
    { price: 19.99 },
    { lang: "es", type: "transfer", item_id: 36 },
    { customer_first_name: "a~b ~s * ~~t", customer_last_name: "", customer_phone: "" },
  ])("comes back with %o", (changes) => {
    const booking = { ...BOOKING, ...changes };
    expect(readHandover(writeHandover(booking) ?? "")).toEqual({ ok: true, booking });
  });

  const PICK_UP = {
    departure_time: "07:30",
    pickup_place: "Cahal Pech Resort, gate 2 – 100 % *",
    flight_number: "AA 1234, %2C",
    adults: 2,
    children_ages: "0, 9",
    luggage: 40,
    child_seats: 1,
  };

  test.each<[Partial<Handover>, string]>([
    [
      PICK_UP,
      "--0730,2,0.9,14,1,AA~b1234%2C~b%252C,Cahal~bPech~bResort%2C~bgate~b2~b–~b100~b%25~b~s",
    ],
    [{ departure_time: "06:15" }, "--0615"],
    [{ lang: "es", pickup_place: "Muelle" }, "-es-,,,,,,Muelle"],
    [{ party: "child:1;infant:1", extras: "lunch:3" }, "--,,,,,,,child:1;infant:1,lunch:3"],
    [{ way: "back" }, "--,,,,,,,,,,b"],
    [{ together: "k7m2q9xdabcde02" }, "--,,,,,,,,,,tk7m2q9xdabcde02"],
    [{ lang: "es", way: "back", together: "k7m2q9xdabcde02" }, "-es-,,,,,,,,,,bk7m2q9xdabcde02"],
  ])(
    "brings what was said of the pick-up, %o, behind where older servers have stopped",
    (said, mark) => {
      const booking = { ...BOOKING, ...said };
      const code = writeHandover(booking) ?? "";
      expect(code.split("*")[1]).toBe(`t1${mark}`);
      expect(readHandover(code)).toEqual({ ok: true, booking });
      expect(Number.parseInt(code.split("*")[1]?.slice(1) ?? "", 36)).toBe(BOOKING.item_id);
    },
  );

  test("takes the ages as devices send them, and leaves out what is none", () => {
    const sent = { ...BOOKING, ...PICK_UP, children_ages: [0, 9] };
    expect(writeHandover(sent)).toBe(writeHandover({ ...BOOKING, ...PICK_UP }));
    expect(writeHandover({ ...BOOKING, ...PICK_UP, adults: 0, children_ages: [] })).toContain(
      "--0730,,,14",
    );
    const odd = sealed("t1--soon,!,18,,zz,,Gate", "1yt", "3", "15o0", BOOKING.id, ...CONTACT);
    expect(readHandover(odd)).toEqual({
      ok: true,
      booking: { ...BOOKING, child_seats: 1295, pickup_place: "Gate" },
    });
  });

  test("leaves out all of the pick-up before bands and extras, which make the price", () => {
    const counted = { ...BOOKING, party: "child:1", extras: "lunch:3" };
    const most = "y".repeat(300 - (writeHandover(counted)?.length ?? 0));
    expect(readHandover(writeHandover({ ...counted, ...PICK_UP }, most) ?? "")).toEqual({
      ok: true,
      booking: counted,
    });
    expect(writeHandover(counted, `${most}y`)).toBe(null);
  });

  test("leaves out the longest of the pick-up until it fits, and says so", () => {
    const { pickup_place: _, ...placeless } = PICK_UP;
    const { flight_number: __, ...flightless } = placeless;
    const long = { ...BOOKING, ...PICK_UP, pickup_place: "x".repeat(200) };
    const without = writeHandover(long, "all: ", "in part: ") ?? "";
    expect(without).toBe(writeHandover({ ...BOOKING, ...placeless }, "in part: "));
    const room = "y".repeat(300 - (writeHandover({ ...BOOKING, ...flightless })?.length ?? 0));
    expect(readHandover(writeHandover(long, "", room) ?? "")).toEqual({
      ok: true,
      booking: { ...BOOKING, ...flightless },
    });
    const most = "y".repeat(300 - CODE.length);
    expect(writeHandover(long, "", most)).toBe(most + CODE);
    expect(writeHandover(long, "", `${most}y`)).toBeNull();
    expect(writeHandover(BOOKING, "all: ", "in part: ")).toBe(`all: ${CODE}`);
  });

  test.each([
    ["", "en"],
    ["-es", "es"],
    ["-fr", "en"],
    ["-es-es", "es"],
    ["-", "en"],
  ])("with '%s' behind its item its language is %s", (mark, lang) => {
    const code = sealed(`t1${mark}`, "1yt", "3", "15o0", BOOKING.id, ...CONTACT);
    expect(readHandover(code)).toEqual({ ok: true, booking: { ...BOOKING, lang } });
  });

  test("of English, which older servers know alone, says no language", () => {
    expect(writeHandover({ ...BOOKING, lang: "" })).toBe(CODE);
    expect(writeHandover({ ...BOOKING, lang: "es" })?.length).toBe(CODE.length + 3);
  });

  test.each([
    ["no code at all", "Hello, can we book?", "code_missing"],
    ["a code that was cut", CODE.slice(0, 60), "code_incomplete"],
    ["a code without its checksum", CODE.slice(0, CODE.lastIndexOf("*")), "code_incomplete"],
    ["a letter that was changed", CODE.replace("maria@", "marla@"), "code_changed"],
    ["a checksum that was cut", CODE.slice(0, -1), "code_changed"],
    ["a checksum that was lost", CODE.slice(0, CODE.lastIndexOf("*") + 1), "code_changed"],
    [
      "an id that is none",
      sealed("t1", "1yt", "3", "15o0", "SHORT", ...CONTACT),
      "code_unreadable",
    ],
    ...["", "!", "zzzz", "zzzzzzzzzz"].map((day) => [
      `the day '${day}'`,
      sealed("t1", day, "3", "15o0", BOOKING.id, ...CONTACT),
      "code_unreadable",
    ]),
  ])("refuses %s", (_what, text, refusal) => {
    expect(readHandover(text)).toEqual({ ok: false, refusal });
  });

  test("fits into 300 characters together with what stands before it, or not at all", () => {
    const lead = "x".repeat(HANDOVER_LIMIT - CODE.length);
    expect(writeHandover(BOOKING, lead)).toHaveLength(300);
    expect(writeHandover(BOOKING, `${lead}x`)).toBeNull();
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
