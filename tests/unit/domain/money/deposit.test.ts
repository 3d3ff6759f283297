import { describe, expect, test } from "vitest";
import type { BookingRow } from "#data/local/outbox-row.ts";
import { bookingOf } from "#domain/booking/booking.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { depositQuestion } from "#domain/booking/letters/deposit-question.ts";
import { BLANK, officeBookingOf } from "#domain/booking/office/fields.ts";
import {
  checkDeposit,
  depositDraft,
  depositOf,
  depositOfDraft,
} from "#domain/catalogue/service/deposit.ts";
import { missingDepositCents } from "#domain/deposit/owed.ts";
import { depositFor } from "#domain/deposit/rule.ts";
import { depositWords, guestsDeposit, payAheadWords } from "#domain/deposit/words.ts";
import { checkDepositTexts, depositHow } from "#domain/site/deposit-texts.ts";

const booked = (priceCents: number, date = "2027-01-20") => ({
  ...{ priceCents, date, today: "2026-11-25" },
});

import { signOf } from "#features/visitor/my-bookings/standing.ts";

describe("what is asked for ahead", () => {
  test.each([
    ["a share", { percent: 30, days: 14 }, booked(290_00), [87_00, "2027-01-06"]],
    ["half a cent up", { percent: 25, days: 0 }, booked(90_10), [22_53, "2027-01-20"]],
    ["less than half down", { percent: 33, days: 1 }, booked(1_00), [33, "2027-01-19"]],
    ["over new year", { cents: 50_00, days: 21 }, booked(290_00), [50_00, "2026-12-30"]],
    ["all of a lower price", { cents: 50_00, days: 21 }, booked(40_00), [40_00, "2026-12-30"]],
    ["all of the price", { percent: 100, days: 30 }, booked(99_99), [99_99, "2026-12-21"]],
    ["at once", { percent: 50, days: 60 }, booked(100_00), [50_00, "2026-11-25"]],
    ["today", { percent: 50, days: 56 }, booked(100_00), [50_00, "2026-11-25"]],
    ["tomorrow", { percent: 50, days: 55 }, booked(100_00), [50_00, "2026-11-26"]],
    ["of a past day", { percent: 50, days: 0 }, booked(1_00, "2026-11-20"), [50, "2026-11-25"]],
    ["a share of nothing", { percent: 50, days: 5 }, booked(0), [0, ""]],
    ["less than a cent", { percent: 1, days: 5 }, booked(49), [0, ""]],
    ["nothing", undefined, booked(290_00), [0, ""]],
  ])("%s", (_, rule, booking, [cents, by]) => {
    expect(depositFor(rule, booking)).toEqual({ depositCents: cents, depositBy: by });
  });

  test.each([
    ["", "", "", {}, null],
    ["percent", "30", "14", { percent: 30, days: 14 }, null],
    ["amount", "87.50", "0", { cents: 87_50, days: 0 }, null],
    ["percent", "101", "14", { percent: 101, days: 14 }, "deposit_percent"],
    ["percent", "0", "14", { percent: 0, days: 14 }, "deposit_percent"],
    ["percent", "12.5", "14", { percent: 12.5, days: 14 }, "deposit_percent"],
    ["percent", "", "14", { percent: null, days: 14 }, "deposit_percent"],
    ["amount", "0", "14", { cents: 0, days: 14 }, "deposit_amount"],
    ["amount", "x", "14", { cents: Number.NaN, days: 14 }, "deposit_amount"],
    ["amount", "5", "-1", { cents: 500, days: -1 }, "deposit_days:365"],
    ["amount", "5", "366", { cents: 500, days: 366 }, "deposit_days:365"],
    ["amount", "5", "", { cents: 500, days: null }, "deposit_days:365"],
  ] as const)("typed as %s %s %s", (kind, share, days, stored, error) => {
    const draft = { kind, share, days };
    expect([depositOfDraft(draft), checkDeposit(stored)]).toEqual([stored, error]);
    expect(depositDraft(stored)).toEqual(
      error
        ? { kind: "", share: "", days: "" }
        : { ...draft, share: share.replace("87.50", "87.5") },
    );
  });

  test.each([
    [{ percent: 30, cents: 500, days: 3 }],
    [{ percent: 30, days: 3, name: "x" }],
    [{ days: 3 }],
    [{ percent: "30", days: 3 }],
    [{ share: 30 }],
    ["x"],
    [[30, 3]],
  ])("stored as %o is none", (stored) => {
    expect([checkDeposit(stored), depositOf(stored)]).toEqual([expect.any(String), undefined]);
  });

  test.each([[null], [[]], [undefined], [{}]])("nothing is stored as %j", (stored) => {
    expect([checkDeposit(stored), depositOf(stored)]).toEqual([null, undefined]);
  });
});

test.each([
  [undefined, ""],
  [
    { percent: 30, days: 14 },
    "Nothing is paid online: the deposit by its day, what is left on site",
  ],
  [
    { cents: 50_00, days: 14 },
    "Nothing is paid online: the deposit by its day, what is left on site",
  ],
  [{ percent: 100, days: 14 }, "Nothing is paid online: the whole price by its day"],
])("before it is booked, a service of %o says in place of 'pay on site': %s", (rule, words) => {
  expect(payAheadWords(rule)).toBe(words);
});

const standing: OfficeBooking = {
  ...officeBookingOf(BLANK),
  ...{ depositCents: 87_00, depositBy: "2026-11-30", priceCents: 290_00, paidCents: 0 },
  status: "confirmed",
  ...{ date: "2026-12-14", itemName: "Caracol", id: "k7m2q9xdabcde01" },
};

test.each([
  [0, "Pay on site."],
  [30_00, "Please pay the deposit by its day; what is left you pay on site."],
  [99_00, "Please pay the whole price by its day."],
])("My bookings says of a deposit of %d cents: %s", (depositCents, words) => {
  const { depositBy, priceCents, status } = { ...standing, priceCents: 99_00 };
  const view = { ...bookingOf(BLANK), depositCents, depositBy, priceCents, status };
  expect(signOf({ state: "sent", view } as BookingRow).text).toContain(words);
});

describe("what of it is missing", () => {
  test.each([
    ["all of it", {}, 87_00],
    ["the rest", { paidCents: 50_00 }, 37_00],
    ["nothing", { paidCents: 87_00 }, 0],
    ["nothing of one paid wholly", { paidCents: 290_00 }, 0],
    ["all of it where more was given back", { paidCents: -5_00 }, 92_00],
    ["nothing of none, though more was given back", { depositCents: 0, paidCents: -64_00 }, 0],
    ["no more than the price", { priceCents: 60_00, paidCents: 50_00 }, 10_00],
    ["nothing of who waits", { status: "pending" }, 0],
    ["nothing of who has cancelled", { status: "cancelled" }, 0],
    ["nothing of who was there", { status: "completed" }, 0],
    ["nothing of who never came", { attendance: "no-show" }, 0],
    ["nothing of who has arrived", { attendance: "arrived" }, 0],
    ["all of it on the day itself", { date: "2026-12-01" }, 87_00],
    ["nothing once that is over", { date: "2026-11-30" }, 0],
  ] as const)("%s", (_, part, cents) => {
    expect(missingDepositCents({ ...standing, ...part }, "2026-12-01")).toBe(cents);
  });

  test("guests are told as long as the booking stands, and never more than the price", () => {
    const told = (part: object) => depositWords(guestsDeposit({ ...standing, ...part }));
    expect(told({})).toBe("$87.00 USD by Monday, November 30, 2026");
    expect(told({ priceCents: 60_00 })).toBe("$60.00 USD by Monday, November 30, 2026");
    expect(told({ status: null })).toBe(told({}));
    expect([told({ status: "cancelled" }), told({ depositCents: undefined })]).toEqual(["", ""]);
  });

  test.each([
    ["en", "2026-11-30", "Please pay the deposit, $37.00 USD, by Monday, November 30, 2026."],
    ["en", "2026-12-01", "$37.00 USD has not reached us yet."],
    [
      "es",
      "2026-11-30",
      "Le pedimos pagar el depósito, $37.00 USD, a más tardar el lunes 30 de noviembre de 2026.",
    ],
    ["es", "2026-12-01", "todavía no nos han llegado $37.00 USD."],
  ] as const)("is asked for in %s on %s", (lang, today, words) => {
    const texts = { en: "Belize Bank 12-345", es: "Cuenta 12-345" };
    const asking = { company: "Cayo", names: { es: "Caracol (es)" }, texts, today };
    const { text } = depositQuestion({ ...standing, lang, paidCents: 50_00 }, asking);
    expect(text).toContain(words);
    expect(text).toContain(texts[lang]);
  });
});

test("how it is paid is in English where nothing else is written, and no longer than it may be", () => {
  const texts = { en: " Belize Bank ", es: " " };
  expect([depositHow(texts, "en"), depositHow(texts, "es")]).toEqual([
    "Belize Bank",
    "Belize Bank",
  ]);
  expect([depositHow(null, "en"), depositHow({ en: 5 }, "en")]).toEqual(["", ""]);
  expect(checkDepositTexts({ en: "x".repeat(1000) })).toBe(null);
  expect(checkDepositTexts({ es: "x".repeat(1001) })).toBe("too_long:1000");
  expect([checkDepositTexts(null), checkDepositTexts({ en: 5 })]).toEqual([null, "too_long:1000"]);
});
