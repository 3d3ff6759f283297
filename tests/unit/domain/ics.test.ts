import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { bookingOf } from "#domain/booking/booking.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { BLANK } from "#domain/booking/office/fields.ts";
import {
  bookingCalendar,
  type CalendarBooking,
  calendarFileName,
  calendarSequence,
} from "#domain/calendar/ics.ts";
import { startTime } from "#domain/calendar/tour-hours.ts";
import { findItem } from "#domain/catalogue/find.ts";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";
import { COMPANY } from "#domain/site/company.ts";

const NOW = Date.parse("2026-11-21T18:04:05.678Z");

const TOUR: Booking = {
  ...bookingOf(BLANK),
  id: "abcd1234efgh567",
  type: "tour",
  itemId: 1,
  itemName: "Xunantunich & Cave Tubing",
  date: "2026-12-01",
  guests: 3,
  priceCents: 540_00,
  quotedCents: 540_00,
  customer: { firstName: "Ana", lastName: "Coc", email: "ana@guest.example", phone: "600 1122" },
  status: "confirmed",
  createdAt: "2026-11-21 18:00:00.000Z",
};
const TRANSFER: Booking = {
  ...TOUR,
  type: "transfer",
  itemName: "Belize International Airport to Placencia",
};

function fileOf(view: Booking, other: Partial<CalendarBooking> = {}): string {
  return bookingCalendar({
    view,
    item: findItem(BUILT_IN_SITE, view.type, String(view.itemId)),
    itinerary: (view.type === "tour" && BUILT_IN_SITE.details[view.itemId]?.itinerary) || [],
    sequence: 7,
    company: COMPANY,
    nowMs: NOW,
    ...other,
  });
}

/** The entry as somebody else's reader understands it. */
function entryOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("no entry");
  const value = (name: string) => component.getFirstPropertyValue(name)?.toString();
  return { calendar, component, value, alarm: component.getFirstSubcomponent("valarm") };
}

const linesOf = (file: string) => file.split("\r\n").slice(0, -1);
const octets = (line: string) => new TextEncoder().encode(line).length;

describe("the file", () => {
  test("ends each line with CRLF, begins and ends as RFC 5545 asks, and says whose it is", () => {
    const file = fileOf(TOUR);
    expect(file.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
    expect(file.replace(/\r\n/g, "")).not.toMatch(/[\r\n]/);
    expect(linesOf(file).slice(0, 5)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Cayo Wayfarers//Booking//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
    ]);
    expect(file).toContain("\r\nUID:abcd1234efgh567@cayowayfarers.example\r\nSEQUENCE:7\r\n");
    expect(file).toContain("\r\nDTSTAMP:20261121T180405Z\r\n");
  });

  test("is named after the reference", () => {
    expect(calendarFileName(TOUR)).toBe("cayo-wayfarers-ABCD1234.ics");
  });

  test.each([
    ["plain letters", "A very long name of a tour ".repeat(12)],
    ["two octets each", "Petén é ".repeat(40)],
    ["three octets each", "洞窟探検".repeat(40)],
    ["four octets each", "🛶🦜".repeat(60)],
    ["shifted by one", `a${"🛶".repeat(80)}`],
    ["a name with separators", "a;b,c\\d\ne:f".repeat(30)],
    ["a tab, and what has no place in a text", "one\ttwo\u0000\u0007\u007f"],
  ])("keeps lines within 75 octets and gives the words back: %s", (_what, itemName) => {
    const file = fileOf({ ...TOUR, itemName });
    for (const line of linesOf(file)) expect(octets(line), line).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\uFFFD");
    expect(new TextDecoder("utf-8", { fatal: true }).decode(new TextEncoder().encode(file))).toBe(
      file,
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
    expect(entryOf(file).value("summary")).toBe(itemName.replace(/[\x00\x07\x7f]/g, ""));
  });

  test("folds a line of 76 octets and leaves one of 75", () => {
    const name = "x".repeat(75 - "SUMMARY:".length);
    expect(fileOf({ ...TOUR, itemName: name })).toContain(`\r\nSUMMARY:${name}\r\n`);
    expect(fileOf({ ...TOUR, itemName: `${name}y` })).toContain(`\r\nSUMMARY:${name}\r\n y\r\n`);
  });

  test("writes what would end a value otherwise", () => {
    const file = fileOf({ ...TOUR, itemName: "Caves; ruins, rivers \\ and\r\nrain" });
    expect(file).toContain("SUMMARY:Caves\\; ruins\\, rivers \\\\ and\\nrain\r\n");
  });

  test("names the operator without what ends a parameter", () => {
    const file = fileOf(TOUR, { company: { ...COMPANY, name: 'Cayo "W";Co' } });
    expect(file).toContain('\r\nORGANIZER;CN="Cayo  W  Co":mailto:');
  });

  test("is not made for a day that does not exist", () => {
    for (const view of [TOUR, TRANSFER])
      expect(() => fileOf({ ...view, date: "2026-02-30" })).toThrow(RangeError);
  });

  test("cannot be given another line by a name", () => {
    const { component } = entryOf(
      fileOf({ ...TOUR, itemName: "x\r\nSTATUS:CANCELLED\rEND:VEVENT" }),
    );
    expect(component.getAllProperties("status").map((status) => status.getFirstValue())).toEqual([
      "CONFIRMED",
    ]);
  });

  test.each([
    [
      "a place",
      { pickupNotes: "x\r\nSTATUS:CANCELLED\rEND:VEVENT\u2028\u0085ATTENDEE:mailto:a@b.co" },
    ],
    ["a time that is none", { departureTime: "1\r\nX:1" }],
  ])("nor by %s", (_what, agreed) => {
    const file = fileOf({ ...TOUR, ...agreed });
    expect(file.replace(/\r\n/g, "")).not.toMatch(/[\r\n]/);
    const { component } = entryOf(file);
    expect(component.getAllProperties("status")).toHaveLength(1);
    for (const name of ["x", "attendee"]) expect(component.getFirstProperty(name)).toBeNull();
  });
});

describe("the time", () => {
  test.each(BUILT_IN_SITE.tours.map(({ id, name }) => [name, id] as const))(
    "%s lasts from the first to the last time of its day, in UTC",
    (itemName, itemId) => {
      const { value } = entryOf(fileOf({ ...TOUR, itemId, itemName }));
      const times = (BUILT_IN_SITE.details[itemId]?.itinerary ?? []).map(({ time }) => time);
      const utc = (clock: string | undefined) =>
        new Date(`2026-12-01T${clock}:00-06:00`).toISOString().replace(".000", "");
      expect(value("dtstart")).toBe(utc(times[0]));
      expect(value("dtend")).toBe(utc(times.at(-1)));
    },
  );

  test.each(["2026-01-15", "2026-03-08", "2026-03-29", "2026-07-15", "2026-10-25", "2026-11-01"])(
    "Belize has no daylight saving: 7:30 on %s is 13:30 in UTC",
    (date) => {
      const file = fileOf({ ...TOUR, date });
      expect(file).toContain(`\r\nDTSTART:${date.replace(/-/g, "")}T133000Z\r\n`);
    },
  );

  test.each([
    ["9 hours", "20261201T230000Z"],
    ["6.5 hours", "20261201T203000Z"],
    ["45 minutes", "20261201T144500Z"],
    ["13 hours", "20261202T030000Z"],
    ["All day", "20261201T220000Z"],
    ["0 hours", "20261201T220000Z"],
    ["6.25 hours", "20261201T201500Z"],
    ["9h", "20261201T230000Z"],
    ["2,5 horas", "20261201T163000Z"],
    ["1 h 40 min", "20261201T154000Z"],
    ["2 horas y 30 minutos", "20261201T163000Z"],
    ["9 hours (45 minutes of them on the river)", "20261201T230000Z"],
  ])("without a plan of the day it starts at 8:00 and takes %s", (duration, end) => {
    const item = { ...BUILT_IN_SITE.tours[0], duration } as CalendarBooking["item"];
    const file = fileOf(TOUR, { itinerary: [], item });
    expect(file).toContain(`\r\nDTSTART:20261201T140000Z\r\nDTEND:${end}\r\n`);
  });

  test.each([
    [["", "07:30", "noon", "15:00"], "133000Z", "210000Z"],
    // one time alone says when it starts and not how long it takes
    [["10:00"], "160000Z", "20261202T010000Z"],
  ])("of a plan with the times %j the first and the last count", (times, start, end) => {
    const itinerary = times.map((time) => ({ time, activity: "Caves" }));
    const { value } = entryOf(fileOf(TOUR, { itinerary }));
    const compact = (name: string) => value(name)?.replace(/[-:]/g, "");
    expect(compact("dtstart")).toBe(`20261201T${start}`);
    expect(compact("dtend")).toContain(end);
  });

  test.each([
    ["the earliest", ["15:00", "7:30", "12:00"], "07:30"],
    ["what is a time", ["soon", "+06:00", "06:00 sharp", "24:00", "08:60", "09:15"], "09:15"],
    ["nothing", ["soon"], ""],
  ])("a plan's start is %s of its times", (_what, times, start) => {
    expect(startTime(times.map((time) => ({ time, activity: "Caves" })))).toBe(start);
  });

  test("a transfer lasts all day, since its time is agreed, and blocks nothing", () => {
    const file = fileOf({ ...TRANSFER, date: "2026-12-31" });
    expect(file).toContain(
      "\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\nTRANSP:TRANSPARENT\r\n",
    );
  });
});

describe("what the office has agreed", () => {
  const AGREED = { departureTime: "06:15", pickupNotes: "Lobby,\nwhite van" };
  test("is when and where a tour starts; it ends as planned, or later", () => {
    const { value, alarm } = entryOf(fileOf({ ...TOUR, ...AGREED }));
    const planned = entryOf(fileOf(TOUR));
    expect(value("dtstart")).toBe("2026-12-01T12:15:00Z");
    expect(value("dtend")).toBe(planned.value("dtend"));
    expect(value("location")).toBe("Lobby,\nwhite van");
    expect(value("description")).toContain("\n6:15 am Lobby, white van (Belize time)\n");
    expect(value("description")).not.toContain("7:30 am");
    expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-P1D");
    const later = entryOf(fileOf({ ...TOUR, departureTime: "10:00" }));
    const hours = (entry: typeof later) =>
      Date.parse(`${entry.value("dtend")}`) - Date.parse(`${entry.value("dtstart")}`);
    expect(hours(later)).toBe(hours(planned));
  });

  test("gives a transfer its hours, past midnight too, and a reminder at its time", () => {
    const { value, alarm } = entryOf(fileOf({ ...TRANSFER, departureTime: "22:30" }));
    expect(value("dtstart")).toBe("2026-12-02T04:30:00Z");
    expect(value("dtend")).toBe("2026-12-02T07:00:00Z");
    expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-P1D");
    expect(value("description")).not.toContain("We agree");
  });

  test("may be the place alone: a transfer still lasts all day, a tour starts as planned", () => {
    const ride = entryOf(fileOf({ ...TRANSFER, pickupNotes: "Gate 2" }));
    expect([ride.value("dtstart"), ride.value("location")]).toEqual(["2026-12-01", "Gate 2"]);
    expect(ride.value("description")).toMatch(/\nGate 2\nWe agree the pick-up time/);
    const tour = entryOf(fileOf({ ...TOUR, pickupNotes: "Gate 2" }));
    expect(tour.value("dtstart")).toBe("2026-12-01T13:30:00Z");
    expect(tour.value("description")).toContain("\n7:30 am Gate 2 (Belize time)\n");
    const lines = entryOf(fileOf({ ...TOUR, pickupNotes: "Gate 2 \n left" }));
    expect(lines.value("description")).toContain("\n7:30 am Gate 2, left (Belize time)\n");
    // collected in Placencia and in Hopkins: nobody knows which of them is meant
    const two = entryOf(fileOf({ ...TOUR, itemId: 6, pickupNotes: "Gate 2" }));
    expect(two.value("description")).toMatch(/7:30 am .+\n8:00 am .+\nGate 2\n/);
  });
});

test("what guests say of their pick-up is where it starts, and what it says", () => {
  const said = {
    ...{ departureTime: "15:10", pickupPlace: "Airport", pickupNotes: "Gate 2", luggage: 4 },
    ...{ flightNumber: "AA 1234", adults: 2, childrenAges: "4, 9", childSeats: 1 },
  };
  const { value } = entryOf(fileOf({ ...TRANSFER, ...said }));
  expect(value("dtstart")).toBe("2026-12-01T21:10:00Z");
  expect(value("dtend")).toBe("2026-12-01T23:40:00Z");
  expect(value("location")).toBe("Airport\nGate 2");
  expect(value("description")).toContain(
    "\nFlight: AA 1234\nAdults and children: 2 adults, 2 children aged 4, 9\nPieces of luggage: 4\nChild seats: 1\n3:10 pm Airport, Gate 2 (Belize time)\n",
  );
});

describe("what it says", () => {
  test.each([
    [null, "TENTATIVE", "Not booked yet: Xunantunich & Cave Tubing", true],
    ["pending", "TENTATIVE", "Pending: Xunantunich & Cave Tubing", true],
    ["confirmed", "CONFIRMED", "Xunantunich & Cave Tubing", true],
    ["completed", "CONFIRMED", "Xunantunich & Cave Tubing", true],
    ["cancelled", "CANCELLED", "Cancelled: Xunantunich & Cave Tubing", false],
  ] as const)("a booking that is %s is %s", (status, word, summary, hasAlarm) => {
    const { value, alarm } = entryOf(fileOf({ ...TOUR, status }));
    expect(value("status")).toBe(word);
    expect(value("summary")).toBe(summary);
    expect(alarm !== null).toBe(hasAlarm);
  });

  test("a tour: reference, guests, pick-up, total, pay on site, phone", () => {
    const { value } = entryOf(fileOf(TOUR));
    expect(value("location")).toBe("Cayo District, Belize");
    expect(value("organizer")).toBe("mailto:reservations@cayowayfarers.example");
    expect(value("description")?.split("\n")).toEqual([
      "Booking #ABCD1234",
      "3 people",
      "7:30 am Pick-up at your hotel in San Ignacio or Santa Elena (Belize time)",
      "Total: $540.00 USD (about BZ$1,080)",
      "Pay On Site",
      "Phone / WhatsApp: +501 600-0100",
    ]);
  });

  test("a tour abroad and a transfer: where they start", () => {
    expect(entryOf(fileOf({ ...TOUR, itemId: 4 })).value("location")).toBe("Tikal, Guatemala");
    expect(entryOf(fileOf(TRANSFER)).value("location")).toBe(
      "Philip S. W. Goldson International Airport (BZE)",
    );
    expect(entryOf(fileOf(TRANSFER)).value("description")).toContain(
      "We agree the pick-up time with you",
    );
  });

  test("one that the catalogue no longer has: no place", () => {
    const { value } = entryOf(fileOf({ ...TOUR, itemId: 99 }));
    expect(value("location")).toBeUndefined();
    expect(value("dtstart")).toBe("2026-12-01T14:00:00Z");
  });

  test("why it waits, and that nothing is booked before the answer", () => {
    const late = fileOf({ ...TOUR, status: "pending", reason: "late" });
    expect(entryOf(late).value("description")).toContain(
      "The date has passed. Please tell us another date",
    );
    const cancelled = entryOf(fileOf({ ...TOUR, status: "cancelled" }));
    expect(cancelled.value("description")).toMatch(/^.*cancelled.*\nBooking #/);
    const fine = entryOf(fileOf({ ...TOUR, status: "completed" }));
    expect(fine.value("description")).toMatch(/^Booking #/);
    const unsent = fileOf({ ...TOUR, status: null, createdAt: "" });
    expect(entryOf(unsent).value("description")).toMatch(/^Nothing is booked until/);
  });

  test.each([
    ["a tour, at its hour", TOUR, "-P1D"],
    ["a transfer, at nine in the morning", TRANSFER, "-PT15H"],
  ])("reminds the day before: %s", (_what, view, trigger) => {
    const { alarm } = entryOf(fileOf(view));
    expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
    expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe(trigger);
    expect(alarm?.getFirstPropertyValue("description")).toBe(`Tomorrow: ${view.itemName}`);
  });
});

describe("the sequence rises from file to file", () => {
  const stored = Date.parse("2026-11-21T18:00:00Z");
  test.each([
    ["not answered", { ...TOUR, status: null, createdAt: "" }, stored, 0],
    ["at the moment of storing", TOUR, stored, 1],
    ["a minute later", TOUR, stored + 60_000, 61],
    ["on a device whose clock is behind", TOUR, stored - 5_000, 1],
    ["written with a T", { ...TOUR, createdAt: "2026-11-21T18:00:00Z" }, stored + 9_000, 10],
  ])("%s", (_what, view, nowMs, sequence) => {
    expect(calendarSequence(view as Booking, nowMs)).toBe(sequence);
  });
});
