import { describe, expect, test } from "vitest";
import {
  type BookingCase,
  decideBooking,
  LATE_DAYS,
  MIN_FILL_MS,
  QUOTE_KEPT_DAYS,
} from "#domain/booking/decide.ts";
import { sumOf } from "#domain/price/lines.ts";
import { GOOD_FORM, TOUR, TRANSFER } from "../../support/booking-form.ts";

/** Noon of June 10 in Belize: tomorrow is the 11th. */
const NOW = Date.parse("2025-06-10T18:00:00Z");
const SIMPLE: BookingCase = {
  form: GOOD_FORM,
  quotedCents: 540_00,
  item: TOUR,
  isOffered: true,
  recentPrices: [],
  leastShare: 50,
  madeAtMs: null,
  fillMs: null,
  isTrapped: false,
  code: null,
  nowMs: NOW,
};
/** The price is what its lines come to. */
function decide(changes: Partial<BookingCase>) {
  const decision = decideBooking({ ...SIMPLE, ...changes });
  if (decision.errors) return decision;
  const { lines, ...said } = decision;
  return { ...said, priceCents: sumOf(lines) };
}
const stored = (status: "confirmed" | "pending", reason: string, priceCents: number) => ({
  errors: null,
  status,
  reason,
  priceCents,
});
const CHILD = {
  ...{ id: "child", names: { en: "Child" }, fromAge: 3, toAge: 11 },
  ...{ most: 2, priceCents: null, share: 50 },
};
const FOR_FAMILIES = { ...TOUR, bands: [CHILD] };
const on = (date: string) => ({ ...GOOD_FORM, date });
const at = (instant: string) => Date.parse(instant);
/** From June 1 to June 9, each of which a device may name. */
const THEN = { fromMs: at("2025-06-01T06:00:00Z"), untilMs: at("2025-06-09T06:00:00Z") };
const WHILE_IT_STOOD = at("2025-06-05T00:00:00Z");
/** What the tour cost before: 170 dollars each, 510 for three. */
const CHEAPER = { price: { type: "tour", priceCents: 170_00 }, ...THEN } as const;
const DEARER = { price: { type: "tour", priceCents: 200_00 }, ...THEN } as const;
const RIDE_BEFORE = {
  price: {
    type: "transfer",
    priceCents: 200_00,
    additionalPaxPriceCents: 20_00,
    priceType: "per_group_additional",
  },
  ...THEN,
} as const;
const MISTYPED = { price: { type: "tour", priceCents: 2_00 }, ...THEN } as const;
/** 269.99 for three, a cent less than half of today's 540. */
const UNDER_HALF = { price: { type: "tour", priceCents: 89_99 }, ...THEN } as const;
const HALF = { price: { type: "tour", priceCents: 90_00 }, ...THEN } as const;

describe("confirmed", () => {
  test.each<[string, Partial<BookingCase>, number]>([
    ["at the server's price", {}, 540_00],
    ["for tomorrow", { form: on("2025-06-11") }, 540_00],
    [
      "a transfer for four",
      { item: TRANSFER, form: { ...GOOD_FORM, guests: 4 }, quotedCents: 275_00 },
      275_00,
    ],
    [
      "at a past price, made while it stood",
      { quotedCents: 510_00, recentPrices: [CHEAPER], madeAtMs: WHILE_IT_STOOD },
      510_00,
    ],
    [
      "at a past price, in its first moment",
      { quotedCents: 510_00, recentPrices: [CHEAPER], madeAtMs: THEN.fromMs },
      510_00,
    ],
    [
      "at one of several past prices",
      { quotedCents: 510_00, recentPrices: [DEARER, CHEAPER], madeAtMs: WHILE_IT_STOOD },
      510_00,
    ],
    ["for tomorrow, made before it", { form: on("2025-06-11"), madeAtMs: NOW }, 540_00],
    ["at today's price after a change", { recentPrices: [CHEAPER] }, 540_00],
    [
      "at half of today's price",
      { quotedCents: 270_00, recentPrices: [HALF], madeAtMs: WHILE_IT_STOOD },
      270_00,
    ],
    [
      "below the operator's share, where the operator wants none",
      { quotedCents: 6_00, recentPrices: [MISTYPED], madeAtMs: WHILE_IT_STOOD, leastShare: 0 },
      6_00,
    ],
    [
      "at a transfer's former supplement",
      {
        item: TRANSFER,
        quotedCents: 220_00,
        recentPrices: [RIDE_BEFORE],
        madeAtMs: WHILE_IT_STOOD,
      },
      220_00,
    ],
    ["at today's price, which is lower than the quote", { quotedCents: 541_00 }, 540_00],
    [
      "at today's price, which is lower than a past one",
      { quotedCents: 600_00, recentPrices: [DEARER], madeAtMs: WHILE_IT_STOOD },
      540_00,
    ],
    ["when made offline for a day to come", { madeAtMs: at("2025-05-01T00:00:00Z") }, 540_00],
    ["when the form took a second", { fillMs: 1000 }, 540_00],
    ["when the device's clock runs ahead", { madeAtMs: at("2031-01-01T00:00:00Z") }, 540_00],
  ])("%s", (_, changes, cents) => {
    expect(decide(changes)).toEqual(stored("confirmed", "", cents));
  });
});

describe("pending, with the server's price unless the quote is good", () => {
  test.each<[string, Partial<BookingCase>, string, number]>([
    ["a quote that never was", { quotedCents: 1 }, "price", 540_00],
    ["a quote of nothing", { quotedCents: 0 }, "price", 540_00],
    [
      "an older price",
      { quotedCents: 500_00, recentPrices: [CHEAPER], madeAtMs: WHILE_IT_STOOD },
      "price",
      540_00,
    ],
    [
      "a past price, made after it was changed",
      { quotedCents: 510_00, recentPrices: [CHEAPER], madeAtMs: THEN.untilMs },
      "price",
      540_00,
    ],
    [
      "a past price, made before it came",
      { quotedCents: 510_00, recentPrices: [CHEAPER], madeAtMs: THEN.fromMs - 1 },
      "price",
      540_00,
    ],
    [
      "a past price without the time of the act",
      { quotedCents: 510_00, recentPrices: [CHEAPER] },
      "price",
      540_00,
    ],
    [
      "a mistyped price, made while it stood",
      { quotedCents: 6_00, recentPrices: [MISTYPED], madeAtMs: WHILE_IT_STOOD },
      "price",
      540_00,
    ],
    [
      "a cent below half of today's price",
      { quotedCents: 269_97, recentPrices: [UNDER_HALF], madeAtMs: WHILE_IT_STOOD },
      "price",
      540_00,
    ],
    ["an item that is not offered", { isOffered: false }, "withdrawn", 540_00],
    ["not offered, at a wrong quote", { isOffered: false, quotedCents: 1 }, "withdrawn", 540_00],
    ["a full honeypot", { isTrapped: true }, "review", 540_00],
    ["a form filled in within 999 ms", { fillMs: 999 }, "review", 540_00],
    [
      "a honeypot, whose price is more pressing",
      { isTrapped: true, quotedCents: 1 },
      "price",
      540_00,
    ],
    [
      "late by a day",
      { form: on("2025-06-09"), madeAtMs: at("2025-06-08T00:00:00Z") },
      "late",
      540_00,
    ],
    [
      "made yesterday for today",
      { form: on("2025-06-10"), madeAtMs: at("2025-06-09T12:00:00Z") },
      "late",
      540_00,
    ],
    [
      "made in the last millisecond of the eve, in Belize",
      { form: on("2025-06-10"), madeAtMs: at("2025-06-10T05:59:59.999Z") },
      "late",
      540_00,
    ],
    [
      "late by thirty days",
      { form: on("2025-05-11"), madeAtMs: at("2025-05-01T00:00:00Z") },
      "late",
      540_00,
    ],
    [
      "late, at a past price",
      {
        form: on("2025-06-09"),
        madeAtMs: WHILE_IT_STOOD,
        quotedCents: 510_00,
        recentPrices: [CHEAPER],
      },
      "late",
      510_00,
    ],
    [
      "late, at a past price above today's",
      {
        form: on("2025-06-09"),
        madeAtMs: WHILE_IT_STOOD,
        quotedCents: 600_00,
        recentPrices: [DEARER],
      },
      "late",
      540_00,
    ],
    [
      "late and not offered",
      { form: on("2025-06-09"), madeAtMs: at("2025-06-01T00:00:00Z"), isOffered: false },
      "withdrawn",
      540_00,
    ],
    [
      "late by the earliest instant that there is",
      { form: on("2025-06-09"), madeAtMs: -8.64e15 },
      "late",
      540_00,
    ],
  ])("%s", (_, changes, reason, cents) => {
    expect(decide(changes)).toEqual(stored("pending", reason, cents));
  });
});

describe("refused", () => {
  const PAST = { date: "date_too_early" };
  test.each<[string, Partial<BookingCase>, Record<string, string>]>([
    ["a past day without the time of the act", { form: on("2025-06-09") }, PAST],
    ["today", { form: on("2025-06-10"), madeAtMs: at("2025-06-10T07:00:00Z") }, PAST],
    [
      "today, made in its first moment",
      { form: on("2025-06-10"), madeAtMs: at("2025-06-10T06:00:00Z") },
      PAST,
    ],
    [
      "a past day made after it",
      { form: on("2025-06-08"), madeAtMs: at("2025-06-09T07:00:00Z") },
      PAST,
    ],
    [
      "a past day with a forged time in the future",
      { form: on("2025-06-09"), madeAtMs: at("2031-01-01T00:00:00Z") },
      PAST,
    ],
    [
      "a past day with a forged time of the year 10000",
      { form: on("2025-06-09"), madeAtMs: at("+010000-01-01T00:00:00Z") },
      PAST,
    ],
    [
      "a past day with the last instant that there is",
      { form: on("2025-06-09"), madeAtMs: 8.64e15 },
      PAST,
    ],
    [
      "a day more than thirty days past",
      { form: on("2025-05-10"), madeAtMs: at("2025-05-01T00:00:00Z") },
      PAST,
    ],
    [
      "a late day that does not exist",
      { form: on("2025-05-32"), madeAtMs: at("2025-05-01T00:00:00Z") },
      { date: "date_invalid" },
    ],
    ["no day", { form: on(""), madeAtMs: at("2025-05-01T00:00:00Z") }, { date: "date_required" }],
    ["too few guests", { form: { ...GOOD_FORM, guests: 1 } }, { guests: "guests_too_few:2" }],
    ["a negative quote", { quotedCents: -1 }, { price: "price_invalid" }],
    ["a quote that is no number", { quotedCents: Number.NaN }, { price: "price_invalid" }],
    ["a quote beyond counting", { quotedCents: 1e300 }, { price: "price_invalid" }],
    [
      "what is withdrawn and breaks a rule",
      { isOffered: false, form: { ...GOOD_FORM, firstName: " " } },
      { firstName: "first_name_required" },
    ],
    [
      "several at once",
      { form: { ...on("2025-06-09"), email: "x" }, quotedCents: -1 },
      { ...PAST, email: "email_invalid", price: "price_invalid" },
    ],
  ])("%s", (_, changes, errors) => {
    expect(decide(changes)).toEqual({ errors });
  });
});

test("the figures are those of the architecture", () => {
  expect([QUOTE_KEPT_DAYS, LATE_DAYS, MIN_FILL_MS]).toEqual([14, 30, 1000]);
});

describe("children at another price", () => {
  const with3 = (party: string) => ({ ...GOOD_FORM, guests: 3, party });
  test.each<[string, Partial<BookingCase>, object]>([
    ["as quoted", { form: with3("child:1"), quotedCents: 450_00 }, stored("confirmed", "", 450_00)],
    [
      "none of whom the service knows, though the quote is higher",
      { form: with3("student:1"), quotedCents: 600_00 },
      stored("pending", "price", 540_00),
    ],
    [
      "more than there may be",
      { form: { ...with3("child:3"), guests: 4 }, quotedCents: 450_00 },
      stored("pending", "price", 450_00),
    ],
    [
      "at a share of an earlier price",
      {
        ...{ form: with3("child:1"), quotedCents: 400_00, madeAtMs: NOW - 1000 },
        recentPrices: [{ price: { type: "tour", priceCents: 160_00 }, fromMs: 0, untilMs: NOW }],
      },
      stored("confirmed", "", 400_00),
    ],
    [
      "of whom more come than guests",
      { form: with3("child:4") },
      { errors: { party: "party_over:4:3" } },
    ],
    ["children alone", { form: with3("child:3") }, { errors: { party: "party_alone" } }],
    ["in no words of ours", { form: with3("two") }, { errors: { party: "party_unreadable" } }],
  ])("%s", (_, changes, decision) => {
    expect(decide({ item: FOR_FAMILIES, ...changes })).toEqual(decision);
  });
});
