import { describe, expect, test } from "vitest";
import { bookingOf } from "#domain/booking/booking.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { greetingName } from "#domain/booking/letters/greeting.ts";
import { beEarly, importantInformation } from "#domain/booking/letters/important-information.ts";
import { bookingWhatsappLink } from "#domain/booking/letters/whatsapp.ts";
import {
  lowerPriceSentence,
  pendingSentence,
  pendingText,
  WE_WILL_CONFIRM,
} from "#domain/booking/letters/wording.ts";
import { BLANK } from "#domain/booking/office/fields.ts";
import { COMPANY, questionLink, whatsappLink } from "#domain/site/company.ts";

describe("a stranger is greeted", () => {
  test.each([
    ["Ana María", "Ana"],
    ["J. Ana", "Ana"],
    ["Li", "Li"],
    ["O’Hara-Smith Coc", "O’Hara-Smith"],
    ["Zoe\u0308 Coc", "Zoe\u0308"],
    ["A\u0300 \u0300a", "A\u0300"],
    ["A\u036f", "A\u036f"],
    ["x".repeat(20), "x".repeat(20)],
    [`${"x".repeat(21)} Ana`, "Ana"],
    ["'Ana", ""],
    ["A\u02ff A\u0e31", ""],
    ["http://a.co a@b.co www.a.co R2D2 X", ""],
    ["пример.бел", ""],
    ["$500 😀 !!!", ""],
    ["Зоя", "Зоя"],
    ["李小龙", ""],
    ["", ""],
  ])("of the name %j by %j", (name, word) => {
    expect(greetingName(name)).toBe(word);
  });
});

describe("what to know before the day", () => {
  const stands = { status: "confirmed", priceCents: 540_00 } as const;
  const tour = { ...stands, type: "tour" } as const;
  const ride = { ...stands, type: "transfer" } as const;
  const timed = { ...ride, departureTime: "06:15" };
  test("is to be early: for a time that stands, or for one that is to be agreed", () => {
    expect(beEarly(timed)).toBe(beEarly({ type: "tour" }));
    expect(beEarly(ride)).not.toBe(beEarly(timed));
    for (const words of [beEarly(ride), beEarly(timed)])
      expect(words).toContain("15 minutes early");
  });

  test("has five lines for a tour that needs several guests, and four for any other", () => {
    const [early, bring, ...rest] = importantInformation(tour, 4, "your e-mail");
    expect(early).toBe(beEarly({ type: "tour" }));
    expect(bring).toContain("your e-mail");
    expect(rest.map((line) => /USD or BZD|48 hours|4 guests/.exec(line)?.[0])).toEqual([
      ...["USD or BZD", "48 hours", "4 guests"],
    ]);
    expect(importantInformation(ride, 1, "your e-mail")).toHaveLength(4);
    // nobody is early for what nobody has promised
    const waits = importantInformation({ ...tour, status: "pending" }, 4, "your e-mail");
    expect(waits).toEqual([bring, ...rest]);
  });

  test("says nothing of paying to who has paid, and nothing at all of what is cancelled or over", () => {
    const linesOf = (part: object) => importantInformation({ ...tour, ...part }, 1, "it").join(" ");
    expect(linesOf({ paidCents: 100_00 })).toMatch(/Pay what is left on arrival/);
    expect(linesOf({ paidCents: 540_00 })).not.toMatch(/[Pp]ay/);
    expect(linesOf({ depositCents: 100_00 })).toMatch(/Pay what is left on arrival/);
    expect(linesOf({ depositCents: 540_00 })).not.toMatch(/[Pp]ay/);
    expect(linesOf({ paidCents: 540_00, paidTo: "Hotel" })).toMatch(/You pay Hotel/);
    for (const status of ["cancelled", "completed"]) expect(linesOf({ status })).toBe("");
  });
});

describe("a chat with the operator", () => {
  const textOf = (link: string) => new URL(link).searchParams.get("text");
  const booking = (status: Booking["status"]): Booking => ({
    ...bookingOf(BLANK),
    ...{ id: "k7m2q9xdabcde01", itemName: "Caves & rivers", date: "2026-06-20", status },
  });

  test.each(["confirmed", null] as const)("about a booking that is %s names it", (status) => {
    const text = textOf(bookingWhatsappLink(booking(status), COMPANY));
    expect(text).toMatch(/^Hello Cayo Wayfarers, /);
    for (const part of ["#K7M2Q9XD", "Caves & rivers", "Saturday, June 20, 2026"])
      expect(text).toContain(part);
    expect(/could not send/.test(`${text}`)).toBe(status === null);
  });

  test("of somebody who has not booked says whom it greets", () => {
    expect(textOf(questionLink(COMPANY))).toMatch(/^Hello Cayo Wayfarers, .*question/);
  });

  test.each([
    ["+501 600-0100", "", "https://wa.me/5016000100"],
    ["+501 600-0100", "Hi & bye", "https://wa.me/5016000100?text=Hi%20%26%20bye"],
    // too short for a chat, and still where the operator said
    ["60-01", "", "https://wa.me/6001"],
  ])("at %s with %j is %s", (phone, message, link) => {
    expect(whatsappLink({ phone }, message)).toBe(link);
  });
});

describe("prices that differ", () => {
  test.each([
    [500_00, 450_00, ["$500", "$450"]],
    [450_00, 450_00, null],
    [450_00, 500_00, null],
  ])("shown %d, costs %d: told as lower: %j", (quotedCents, priceCents, amounts) => {
    const sentence = lowerPriceSentence({ quotedCents, priceCents });
    expect(sentence.match(/\$\d+/g)).toEqual(amounts);
    if (!amounts) expect(sentence).toBe("");
  });

  test.each([
    ["late", "Please tell us another date that suits you."],
    ["price", WE_WILL_CONFIRM],
    ["withdrawn", WE_WILL_CONFIRM],
    ["review", WE_WILL_CONFIRM],
  ] as const)("a booking that waits (%s) is received, why, and how it goes on", (reason, end) => {
    const booking = { reason, quotedCents: 500_00, priceCents: 450_00 };
    const why = pendingSentence(reason, booking);
    expect(pendingText(booking)).toBe(
      ["We have your booking.", why, end].filter(Boolean).join(" "),
    );
  });

  test.each([
    ["closed", "that departure is not open."],
    ["full", "that departure is full."],
    ["busy", "we have nobody free for it at that time."],
  ] as const)("one that its departure has turned away (%s) is received, but", (reason, why) => {
    expect(pendingText({ reason, quotedCents: 500_00, priceCents: 500_00 })).toBe(
      `We have your booking, but ${why} We will look for another day or time for you, and tell you by e-mail or phone.`,
    );
  });
});
