import { describe, expect, test } from "vitest";
import { declinedLetter } from "#domain/booking/letters/declined.ts";
import { BLANK, officeBookingOf } from "#domain/booking/office/fields.ts";
import { alternativesOf } from "#domain/departures/alternatives.ts";
import type { Offer } from "#domain/departures/availability/availability.ts";
import { offersFrom } from "#domain/departures/offers-from.ts";
import type { Schedule, Weekday } from "#domain/departures/rules.ts";
import { placesOf, type Taken } from "#domain/departures/waiting.ts";

const ITEM = "tour/5";
const offer = (day: string, time: string, more: Partial<Offer> = {}): Offer => ({
  ...{ key: `${ITEM}/${day}/${time}`, day, time, state: "open", seats: 8, left: 8, reason: "" },
  ...more,
});

const daily: Schedule = {
  ...{
    id: "s",
    item: ITEM,
    weekdays: [1, 2, 3, 4, 5, 6, 7] as Weekday[],
    times: ["07:30", "09:00"],
  },
  ...{ from: "", until: "", seats: 5, leastGuests: 0, cutoffHours: 0, isOnRequest: false },
};

describe("where else a party finds seats", () => {
  const wish = { day: "2026-12-24", time: "07:30", guests: 3 };
  test.each<[string, Offer[], string[]]>([
    [
      "another time that day, the next days, then those before",
      [
        offer("2026-12-20", "07:30"),
        offer("2026-12-23", "07:30"),
        offer("2026-12-24", "07:30"),
        offer("2026-12-24", "13:00"),
        offer("2026-12-31", "07:30"),
      ],
      ["2026-12-24/13:00", "2026-12-31/07:30", "2026-12-23/07:30"],
    ],
    [
      "only where there is room for all",
      [
        offer("2026-12-25", "07:30", { left: 2, state: "few" }),
        offer("2026-12-26", "07:30", { left: 3, state: "few" }),
        offer("2026-12-27", "07:30", { state: "full", left: 0 }),
        offer("2026-12-28", "07:30", { state: "closed" }),
      ],
      ["2026-12-26/07:30"],
    ],
    [
      "on other days, where its guests choose the time",
      [offer("2026-12-24", "", { left: null }), offer("2026-12-25", "", { left: null })],
      ["2026-12-25/"],
    ],
  ])("%s", (_, offers, found) => {
    const keys = alternativesOf(offers, wish).map(({ key }) => key);
    expect(keys).toEqual(found.map((key) => `${ITEM}/${key}`));
  });
});

test("what is left by the rules and parties that a device keeps", () => {
  const offers = offersFrom(
    {
      rules: { schedules: [daily], exceptions: [], limits: [] },
      parties: [{ item: ITEM, day: "2026-12-24", time: "07:30", guests: 3 }],
    },
    { item: ITEM, from: "2026-12-24", until: "2026-12-24", nowMs: Date.UTC(2026, 10, 1) },
  );
  expect(offers).toEqual([
    offer("2026-12-24", "07:30", { seats: 5, left: 2, state: "few" }),
    offer("2026-12-24", "09:00", { seats: 5, left: 5 }),
  ]);
});

describe("who is next", () => {
  const taken = (more: Partial<Taken> = {}): Taken => ({
    rules: { schedules: [daily], exceptions: [], limits: [] },
    loads: new Map([[`${ITEM}/2026-12-24/07:30`, { guests: 2, parties: 1, largest: 2 }]]),
    usesOn: () => [],
    resources: [],
    limitsOf: () => ({ needs: [], busyMinutes: 0 }),
    ...more,
  });
  const party = (guests: number, time = "07:30") =>
    ({ item: ITEM, day: "2026-12-24", time, guests }) as const;
  const told = (parties: ReturnType<typeof party>[], of = taken()) =>
    placesOf(parties, of).map(({ standing, isNext }) => standing || (isNext ? "next" : "behind"));

  test("the first that fits, and who fits beside it", () => {
    expect(told([party(4), party(2), party(2), party(1)])).toEqual([
      "full",
      "next",
      "behind",
      "next",
    ]);
    expect(told([party(1, "08:00")])).toEqual(["closed"]);
  });

  test("the first that has the one boat, and who comes along in it", () => {
    const boat = {
      id: "b",
      name: "Boat",
      kind: "boat",
      seats: 5,
      languages: [],
      daysOff: [],
    } as const;
    const needs = [{ kind: "boat", perGuests: 0 }] as const;
    const of = taken({
      loads: new Map(),
      resources: [boat],
      limitsOf: () => ({ needs, busyMinutes: 240 }),
    });
    expect(told([party(2, "09:00"), party(3), party(3, "09:00")], of)).toEqual([
      "next",
      "behind",
      "next",
    ]);
    // it is there, and too small
    const small = { ...of, resources: [{ ...boat, seats: 2 }] };
    const [{ standing, lacking } = {}] = placesOf([party(3)], small);
    expect([standing, lacking]).toMatchObject(["busy", [{ kind: "boat", units: 1, size: 3 }]]);
  });

  test("a limit of groups is one of the day, whatever the time", () => {
    const limits = [{ item: ITEM, groupsADay: 2, busyMinutes: 0, needs: [] }] as const;
    const of = taken({ rules: { schedules: [], exceptions: [], limits } });
    expect(told([party(2, "10:00"), party(2, "11:00")], of)).toEqual(["next", "behind"]);
  });
});

describe("what a guest is written whose booking can't be confirmed", () => {
  const booking = {
    ...officeBookingOf({ ...BLANK, id: "k7m2q9xdabcde01", guests: 2, booking_date: "2026-12-24" }),
    ...{ itemName: "Tikal", reason: "full" as const },
  };
  test("in the guest's language, with what else there is", () => {
    const { subject, text } = declinedLetter(booking, "es", [{ day: "2026-12-25", time: "13:00" }]);
    expect(subject).toContain("Su reserva #K7M2Q9XD");
    expect(text).toContain("Esa salida ya está llena.");
    expect(text).toMatch(/\n- viernes 25 de diciembre de 2026, 1:00 p\. m\.\n/);
    expect(text).not.toMatch(/[{}]/);
  });
  test("asks for another day where there is nothing", () => {
    const { text } = declinedLetter({ ...booking, reason: "review" }, "en", []);
    expect(text).toContain("for 2 people.\n\nIs there another day");
  });
});
