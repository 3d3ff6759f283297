import { describe, expect, test } from "vitest";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookableInWay } from "#domain/booking/in-its-way.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import { BLANK, officeBookingOf } from "#domain/booking/office/fields.ts";
import { checkDetails } from "#domain/booking/pick-up/details.ts";
import { missingOf } from "#domain/booking/pick-up/missing.ts";
import { runSheet } from "#domain/booking/run-sheet/run-sheet.ts";
import { historyWords } from "#domain/booking/told.ts";
import { TOURS, TRANSFERS } from "#domain/catalogue/built-in.ts";
import { inWay } from "#domain/catalogue/other-way.ts";
import { otherWayIn, otherWayOf } from "#domain/catalogue/service/other-way.ts";
import type { TransferSummary } from "#domain/catalogue/transfer.ts";
import { plannedDepartures } from "#domain/departures/calendar.ts";
import { NO_RULES } from "#domain/departures/rules.ts";
import { type Booked, bookedLines, withTogether } from "#domain/price/booked.ts";
import { type PriceLine, sumOf } from "#domain/price/lines.ts";
import { quoteCents, quoteLines, samePrice } from "#domain/price/quote.ts";
import { repricedLines } from "#domain/price/repriced.ts";
import { lineWords } from "#domain/price/words.ts";

const NAMES = { en: "San Ignacio to Airport", es: "San Ignacio al aeropuerto" };
const [, second] = TRANSFERS;
const RIDE = { ...(second as TransferSummary), back: { names: NAMES, percent: 10 } };
const OTHER = "k7m2q9xdabcde02";

describe("what comes off for both ways", () => {
  const of = (cents: number, off: { percent?: number; cents?: number }) => {
    const item = { ...RIDE, priceCents: cents, back: { names: NAMES, ...off } };
    return [undefined, "back"].map((way) => {
      const lines = bookedLines(item, { guests: 2, way, together: OTHER });
      return sumOf(lines) - quoteCents(item, 2);
    });
  };

  test.each([
    [150_00, { percent: 10 }, [-15_00, -15_00]],
    [150_00, { cents: 25_01 }, [-12_51, -12_50]],
    [150_00, { cents: 1 }, [-1, 0]],
    // before a share
    [150_00, { cents: 20_00, percent: 50 }, [-10_00, -10_00]],
    // a share of both fares: half a cent of both is one, off the way there
    [33_35, { percent: 5 }, [-1_67, -1_67]],
    [33_33, { percent: 1 }, [-34, -33]],
    // nothing costs less than nothing
    [35_00, { cents: 500_00 }, [-35_00, -35_00]],
    [35_00, { percent: 100 }, [-35_00, -35_00]],
    [150_00, {}, [0, 0]],
  ])("of %i with %o is %o, and the halves are the whole", (cents, off, halves) => {
    expect(of(cents, off).map((half) => half + 0)).toEqual(halves);
  });

  test("is whole for each odd amount, and never the price of one way", () => {
    for (let cents = 1; cents < 2_000; cents += 37)
      for (let percent = 1; percent < 100; percent += 7) {
        const [there = 0, back = 0] = of(cents, { percent });
        expect(0 - there - back).toBe(Math.round((2 * cents * percent) / 100));
        expect(there - back === 0 || there - back === -1).toBe(true);
      }
  });

  test("is a line of its own, off the fare and not off extras, and only of who names the other one", () => {
    const extras = [
      { id: "seat", names: { en: "Seat" }, priceCents: 8_00, per: "booking", most: 1 },
    ];
    const item = { ...RIDE, extras } as TransferSummary;
    const booked: Booked = { guests: 2, extras: "seat:1" };
    expect(lineWords(bookedLines(item, { ...booked, together: OTHER }))).toEqual([
      ["Fare for the group", "$150"],
      ["$8 × 1 Seat", "$8"],
      ["There and back", "−$15"],
    ]);
    expect(bookedLines(item, { ...booked, way: "back" })).toEqual(bookedLines(item, booked));
    const { back: _, ...oneWay } = item;
    expect(bookedLines(oneWay, { ...booked, together: OTHER })).toEqual(bookedLines(item, booked));
    expect(samePrice(item, oneWay)).toBe(false);
    const lines = quoteLines(item, 2);
    expect(withTogether(TOURS[0] as (typeof TOURS)[number], lines)).toBe(lines);
  });

  test("follows the party by the rule of totals, and goes when the other way is named no more", () => {
    const item: TransferSummary = { ...RIDE, additionalPaxPriceCents: 25_00 };
    const booked = { guests: 2, way: "back", together: OTHER };
    const agreed = { ...booked, lines: bookedLines(item, booked) };
    const told = (now: Booked) =>
      repricedLines(item, agreed, now).map(({ kind, cents }: PriceLine) => [kind, cents]);
    expect(told({ ...booked, guests: 4 })).toEqual([
      ["base", 150_00],
      ["together", -20_00],
      ["extra", 50_00],
    ]);
    expect(told({ ...booked, together: "" })).toEqual([["base", 150_00]]);
    expect(told({ ...booked, way: "" })).toEqual(told(booked));
  });
});

describe("the other way", () => {
  test("has its own name and begins where the transfer ends", () => {
    expect(inWay(RIDE, "")).toBe(RIDE);
    const back = inWay(RIDE, "back");
    expect(back).toMatchObject({
      ...{ id: RIDE.id, name: NAMES.en, route: NAMES.en },
      ...{ fromLocation: RIDE.toLocation, toLocation: RIDE.fromLocation },
    });
    expect(inWay(RIDE, "back", "es")?.name).toBe(NAMES.es);
    // it is not turned once more
    expect(inWay(back, "back")).toBeUndefined();
    expect([inWay(TOURS[0], "back"), inWay(undefined, "back")]).toEqual([undefined, undefined]);
  });

  test("is none of what departs by a schedule", () => {
    expect(otherWayOf(RIDE)).toBe(RIDE.back);
    expect(otherWayOf({ ...RIDE, departures: [] })).toBeUndefined();
    expect(otherWayOf(TOURS[0] as (typeof TOURS)[number])).toBeUndefined();
  });

  test.each([
    [{}, undefined],
    [{ route_back: " ", back_percent: 10 }, undefined],
    [{ route_back: "B to A" }, { names: { en: "B to A", es: "B to A" } }],
    [
      { route_back: "B to A", back_percent: 5, texts: { es: { route_back: "B a A" } } },
      { names: { en: "B to A", es: "B a A" }, percent: 5 },
    ],
    [
      { route_back: "B to A", back_percent: 5, back_amount: 12.35 },
      { names: { en: "B to A", es: "B to A" }, cents: 12_35 },
    ],
  ])("is read from %o", (row, back) => {
    expect(otherWayIn(row).back).toEqual(back);
  });

  test("is asked for its own pick-up: who flies out is met at a hotel", () => {
    const said = { type: "transfer", flightNumber: "", adults: 2, childrenAges: "", luggage: 0 };
    const asked = { ...said, departureTime: "09:00" } as const;
    const missing = (way: string) => missingOf(asked as never, inWay(RIDE, way), 0);
    expect(missing("")).toEqual(["flight_number"]);
    expect(missing("back")).toEqual(["pickup_place", "flight_number"]);
  });

  test("is one of two words", () => {
    const form = { ...officeBookingOf(BLANK), guests: 2 } as never;
    expect(checkDetails({ ...(form as object), way: "back" } as never)).toEqual({});
    expect(checkDetails({ ...(form as object), way: "down" } as never)).toEqual({
      way: "check_input",
    });
    expect([historyWords("way", "back"), historyWords("together", OTHER)]).toEqual([
      "the other way",
      "#K7M2Q9XD",
    ]);
  });
});

describe("the office", () => {
  const DAY = "2026-11-21";
  const bookable: Bookable = { item: RIDE, isOffered: true, startTime: "", names: { es: "Ida" } };
  const booking = (id: string, way: "" | "back"): OfficeBooking => ({
    ...officeBookingOf(BLANK),
    ...{ id, type: "transfer", itemId: RIDE.id, date: DAY, guests: 2, status: "confirmed", way },
    itemName: way ? NAMES.en : RIDE.name,
  });
  const bookings = [booking("a", ""), booking("b", "back"), booking("c", "back")];

  test("has each way on the run sheet by itself", () => {
    const facts = { bookings, bookables: [bookable], places: [], day: DAY, nowMs: 0 };
    expect(
      runSheet(facts).map(({ itemName, key, service, totals }) => [
        ...[itemName, key, service?.item.name, totals.bookings],
      ]),
    ).toEqual([
      [RIDE.name, `transfer/2/${DAY}/`, RIDE.name, 1],
      [NAMES.en, `transfer/2/${DAY}//back`, NAMES.en, 2],
    ]);
    expect(bookableInWay(bookable, "back").names).toEqual(NAMES);
    expect(bookableInWay(bookable, "").names).toEqual({ es: "Ida" });
  });

  test("reads both on the calendar, where both leave at once", () => {
    const named = (some: readonly OfficeBooking[]) =>
      plannedDepartures(
        {
          bookings: some,
          bookables: [bookable],
          rules: NO_RULES,
          assignments: [],
          resources: [],
        } as never,
        { from: DAY, until: DAY },
      ).map(({ name }) => name);
    expect(named(bookings)).toEqual([`${RIDE.name} / ${NAMES.en}`]);
    expect(named(bookings.slice(1))).toEqual([NAMES.en]);
  });
});
