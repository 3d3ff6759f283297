import { describe, expect, test } from "vitest";
import { type BookingCase, decideBooking } from "#domain/booking/decide.ts";
import {
  HANDOVER_LIMIT,
  type Handover,
  readHandover,
  writeHandover,
} from "#domain/booking/handover.ts";
import { readCode } from "#domain/codes/check.ts";
import { bookedAtMs, type Code, foldCode, isCodeFor } from "#domain/codes/code.ts";
import { linesFrom } from "#domain/price/kept-lines.ts";
import { sumOf } from "#domain/price/lines.ts";
import { quoteLines } from "#domain/price/quote.ts";
import { linesAgreed, repricedLines } from "#domain/price/repriced.ts";
import { codeOf, withCode } from "#domain/price/with-code.ts";
import { lineWords } from "#domain/price/words.ts";
import { GOOD_FORM, TOUR } from "../../support/booking-form.ts";

const SUMMER: Code = {
  ...{ text: "SUMMER", percent: 10, cents: 0, active: true, items: [], uses: 0, uses_each: 0 },
  ...{ booked_from: "", booked_until: "", travelled_from: "", travelled_until: "" },
};
const share = (percent: number) => ({ ...SUMMER, percent });
const amount = (cents: number) => ({ ...SUMMER, percent: 0, cents });
const DAY_MS = 86_400_000;
/** Noon of June 10 in Belize. */
const NOW = Date.parse("2025-06-10T18:00:00Z");

test.each([
  [" summer ", "SUMMER"],
  ["sum mer\u00a010", "SUMMER10"],
  ["Veránò–５", "VERANO-5"],
  ["sum\u200bmer\u0007", "SUMMER\u0007"],
  ["🌴", "🌴"],
  ["", ""],
])("%j is compared as %j", (typed, folded) => {
  expect(foldCode(typed)).toBe(folded);
  expect(foldCode(folded)).toBe(folded);
});

describe("a code is for", () => {
  const asked = { item: "tour/5", date: "2025-07-01", bookedAtMs: NOW } as const;
  test.each<[string, Partial<Code>, boolean]>([
    ["all, while nothing is said", {}, true],
    ["nobody, once it is switched off", { active: false }, false],
    ["its services", { items: ["tour/5", "transfer/1"] }, true],
    ["no other", { items: ["tour/55", "transfer/5"] }, false],
    ["its first day of booking", { booked_from: "2025-06-10" }, true],
    ["its last day of booking", { booked_until: "2025-06-10" }, true],
    ["no day before", { booked_from: "2025-06-11" }, false],
    ["no day after", { booked_until: "2025-06-09" }, false],
    ["its days of travel", { travelled_from: "2025-07-01", travelled_until: "2025-07-01" }, true],
    ["no day of travel before", { travelled_from: "2025-07-02" }, false],
    ["no day of travel after", { travelled_until: "2025-06-30" }, false],
  ])("%s", (_, code, isFor) => {
    expect(isCodeFor({ ...SUMMER, ...code }, asked)).toBe(isFor);
  });

  test("any day of travel, as long as none is chosen", () => {
    const code = { ...SUMMER, travelled_from: "2025-07-02" };
    expect(isCodeFor(code, { ...asked, date: "" })).toBe(true);
  });

  test.each<[string, number | null, number]>([
    ["as its device says", NOW - DAY_MS, NOW - DAY_MS],
    ["now, where it says nothing", null, NOW],
    ["now, where it has not come yet", NOW + 1, NOW],
    ["now, where that is long ago", NOW - 14 * DAY_MS - 1, NOW],
  ])("what was booked %s", (_, madeAtMs, expected) => {
    expect(bookedAtMs(madeAtMs, NOW)).toBe(expected);
  });
});

const told = (lines: ReturnType<typeof withCode>) =>
  lines.map(({ kind, cents }) => `${kind} ${cents}`);

describe("what it takes off is a line", () => {
  const lines = quoteLines(TOUR, 3);
  test.each<[string, Code, number]>([
    ["a share", share(10), -54_00],
    ["all", share(100), -540_00],
    ["an amount", amount(50_00), -50_00],
    ["an amount above the price", amount(541_00), -540_00],
  ])("%s", (_, code, cents) => {
    expect(told(withCode(lines, code))).toEqual(["guests 54000", `code ${cents}`]);
    expect(codeOf(withCode(lines, code))).toEqual({
      ...{ text: "SUMMER", percent: code.percent, cents: code.cents },
    });
  });

  test("rounded half a cent up, and none of nothing", () => {
    const odd = [
      { ...(lines[0] ?? { kind: "guests", count: 1 }), unitCents: 5, cents: 5 },
    ] as const;
    expect(told(withCode(odd, share(10)))).toEqual(["guests 5", "code -1"]);
    expect(told(withCode([], share(10)))).toEqual([]);
    expect(withCode(lines, null)).toEqual(lines);
  });

  test("before what was agreed, of what is counted", () => {
    const agreed = linesAgreed(lines, 500_00, "Group");
    expect(told(withCode(agreed, share(10)))).toEqual([
      ...["guests 54000", "code -5400", "agreed -4000"],
    ]);
    // no more than is left
    expect(sumOf(withCode(linesAgreed(lines, 30_00, "Group"), share(10)))).toBe(0);
  });

  test("kept and read again, in words", () => {
    const kept = withCode(lines, share(10));
    expect(linesFrom(JSON.stringify(kept), 486_00)).toEqual(kept);
    expect(lineWords(kept)[1]).toEqual(["Code SUMMER, 10%", "−$54"]);
    expect(lineWords(withCode(lines, amount(50_50)))[1]).toEqual(["Code SUMMER", "−$50.50"]);
  });

  test.each<[string, Code, number, string[]]>([
    ["a share of more", share(10), 4, ["guests 72000", "code -7200"]],
    ["a share of less", share(10), 2, ["guests 36000", "code -3600"]],
    ["the same amount", amount(50_00), 4, ["guests 72000", "code -5000"]],
    ["an amount that was more than the price", amount(600_00), 4, ["guests 72000", "code -60000"]],
  ])("by its rule of then, when the party is another: %s", (_, code, guests, expected) => {
    const agreed = { guests: 3, lines: withCode(lines, code) };
    expect(told(repricedLines(TOUR, agreed, { guests }))).toEqual(expected);
  });

  test("beside what was agreed, which has its share", () => {
    const agreed = { guests: 3, lines: linesAgreed(withCode(lines, share(10)), 456_00, "Group") };
    const half = repricedLines({ ...TOUR }, { ...agreed }, { guests: 2 });
    expect(told(half)).toEqual(["guests 36000", "code -3600", "agreed -2000"]);
  });
});

describe("a booking with a code", () => {
  const decide = (changes: Partial<BookingCase>) => {
    const decision = decideBooking({
      ...{ form: GOOD_FORM, item: TOUR, isOffered: true, quotedCents: 540_00, code: null },
      ...{ recentPrices: [], leastShare: 50, madeAtMs: NOW - DAY_MS, fillMs: null },
      ...{ isTrapped: false, nowMs: NOW, ...changes },
    });
    return decision.errors ?? [decision.status, decision.reason, sumOf(decision.lines)];
  };
  const before = {
    price: { type: "tour", priceCents: 170_00 },
    ...{ fromMs: 0, untilMs: NOW },
  } as const;
  test.each<[string, Partial<BookingCase>, [string, string, number]]>([
    ["that was shown", { code: share(10), quotedCents: 486_00 }, ["confirmed", "", 486_00]],
    ["that a phone without a line could not show", { code: share(10) }, ["confirmed", "", 486_00]],
    ["that was shown and does not hold", { quotedCents: 486_00 }, ["pending", "price", 540_00]],
    ["that was not shown and does not hold", {}, ["confirmed", "", 540_00]],
    ["for all of it", { code: share(100), quotedCents: 0 }, ["confirmed", "", 0]],
    [
      "at a past price, shown with it",
      { code: share(10), quotedCents: 459_00, recentPrices: [before] },
      ["confirmed", "", 459_00],
    ],
    [
      "at a past price that was shown without it",
      { code: share(5), quotedCents: 510_00, recentPrices: [before] },
      ["confirmed", "", 484_50],
    ],
    [
      "less than it takes off",
      { code: share(10), quotedCents: 485_99 },
      ["pending", "price", 486_00],
    ],
  ])("%s", (_, changes, expected) => {
    expect(decide(changes)).toEqual(expected);
  });
});

test("travels in a code by SMS, beside whatever has to be left out", () => {
  const booking: Handover = {
    ...{ id: "k7m2q9xd4a1b2c3", type: "tour", item_id: 1, booking_date: "2026-12-24", lang: "es" },
    ...{ guests: 3, price: 540, customer_first_name: "María José" },
    ...{ customer_last_name: "x".repeat(60), customer_phone: "+501 610-2233" },
    ...{ customer_email: `${"m".repeat(60)}@guest.example`, code: "sum mer,10%" },
  };
  const text = writeHandover({ ...booking, pickup_place: "Cahal Pech ".repeat(9) }) ?? "";
  expect(text.length).toBeLessThanOrEqual(HANDOVER_LIMIT);
  expect(readHandover(text)).toEqual({ ok: true, booking });
});

describe("what the office says of a code", () => {
  test("is folded, and what is not said is no limit", () => {
    const said = { text: " sum mer ", percent: 10, active: true, items: ["tour/5", "tour/5"] };
    expect(readCode(said)).toEqual({ code: { ...SUMMER, items: ["tour/5"] }, errors: {} });
  });

  test.each<[string, object, object]>([
    ["no text", { text: "" }, { text: "codes_text:20" }],
    ["letters of no keyboard", { text: "🌴🌴🌴" }, { text: "codes_text:20" }],
    ["ten thousand letters", { text: "A".repeat(10_000) }, { text: "codes_text:20" }],
    ["an object", { text: {} }, { text: "codes_text:20" }],
    ["a share and an amount", { cents: 1 }, { percent: "codes_off" }],
    ["neither", { percent: 0 }, { percent: "codes_off" }],
    ["more than all", { percent: 101 }, { percent: "codes_percent" }],
    ["half a percent", { percent: 0.5 }, { percent: "codes_percent" }],
    [
      "less than nothing",
      { percent: 0, cents: -1 },
      { percent: "codes_off", cents: "codes_cents" },
    ],
    [
      "days that end before they begin",
      { booked_from: "2026-02-02", booked_until: "2026-02-01" },
      { booked_until: "ends_before_it_begins" },
    ],
    ["days that are none", { travelled_from: "2026-02-30" }, { travelled_from: "day_expected" }],
    ["half a use", { uses: 1.5 }, { uses: "codes_uses" }],
    ["no service", { items: ["tour/05"] }, { items: "service_unknown" }],
  ])("%s is refused", (_, said, errors) => {
    expect(readCode({ ...SUMMER, ...said }).errors).toEqual(errors);
  });
});
