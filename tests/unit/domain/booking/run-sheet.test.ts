import { describe, expect, test } from "vitest";
import { comingTrips } from "#domain/booking/coming-trips.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { findBookings } from "#domain/booking/find.ts";
import { comingLetter } from "#domain/booking/letters/coming-letter.ts";
import { pickUpQuestion } from "#domain/booking/letters/pick-up-question.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import { BLANK, officeBookingOf } from "#domain/booking/office/fields.ts";
import { arrangedFor } from "#domain/booking/run-sheet/crew.ts";
import { inPickUpOrder, pickUpTime } from "#domain/booking/run-sheet/pick-up-order.ts";
import { type Departure, namesOf, runSheet } from "#domain/booking/run-sheet/run-sheet.ts";
import { toBeAsked } from "#domain/booking/run-sheet/to-be-asked.ts";
import { toBeWritten } from "#domain/booking/run-sheet/to-be-written.ts";
import { TOURS, TRANSFERS } from "#domain/catalogue/built-in.ts";
import { NO_RULES, type Resource } from "#domain/departures/rules.ts";

const DAY = "2026-11-21";
/** 10:00 in Belize on the day. */
const TEN = Date.UTC(2026, 10, 21, 16);

let last = 0;
function booking(changes: Partial<OfficeBooking> = {}): OfficeBooking {
  last += 1;
  return {
    ...officeBookingOf(BLANK),
    id: `k7m2q9xd4a1b2${String(last).padStart(2, "0")}`,
    type: "tour",
    itemId: 1,
    itemName: "Xunantunich & Cave Tubing",
    date: DAY,
    guests: 3,
    priceCents: 54_000,
    quotedCents: 54_000,
    customer: { firstName: "Ana", lastName: "Coc", email: "a@b.bz", phone: "+501 610-2233" },
    status: "confirmed",
    createdAt: "1970-01-01 00:00:00.000Z",
    source: "web",
    ...changes,
  };
}

const bookables: Bookable[] = TOURS.map((item) => ({
  item,
  isOffered: true,
  startTime: item.id === 1 ? "07:30" : "12:00",
}));
const sheet = (bookings: OfficeBooking[], day = DAY, nowMs = TEN) =>
  runSheet({ bookings, bookables, places: [], day, nowMs });

describe("the run sheet", () => {
  test("puts the next departure first, then those without a time, then those that have left", () => {
    const departures = sheet([
      booking(),
      booking({ itemId: 2, itemName: "B" }),
      booking({ departureTime: "11:00" }),
      booking({ type: "transfer", itemId: 99, itemName: "Ride" }),
      booking({ date: "2026-11-22" }),
    ]);
    expect(departures.map(({ time, hasLeft }) => [time, hasLeft])).toEqual([
      ["11:00", false],
      ["12:00", false],
      ["", false],
      ["07:30", true],
    ]);
    expect(departures.map(({ bookings }) => bookings.length)).toEqual([1, 1, 1, 1]);
  });

  test("has what leaves at one time, or at none, by name, and leaves it there till the minute is over", () => {
    const at = (departureTime: string, itemId: number, itemName: string) =>
      booking({ type: "transfer", departureTime, itemId, itemName });
    const rides = [
      ...[at("", 91, "D"), at("10:00", 92, "B"), at("09:59", 93, "F")],
      ...[at("", 94, "C"), at("10:00", 95, "A"), at("09:58", 96, "E")],
    ];
    for (const order of [rides, [...rides].reverse()])
      expect(sheet(order).map(({ itemName }) => itemName)).toEqual(["A", "B", "C", "D", "E", "F"]);
  });

  test("has guests by last and first name, whatever the capitals, and the cancelled at the end", () => {
    const guest = (lastName: string, firstName: string, status: OfficeBooking["status"]) =>
      booking({ status, customer: { ...booking().customer, lastName, firstName } });
    const guests = [
      guest("coc", "Zoe", "confirmed"),
      guest("Abal", "Ana", "cancelled"),
      guest("Coc", "Ana", "pending"),
      guest("bol", "Ana", "cancelled"),
      guest("Dzib", "Ana", "confirmed"),
    ];
    for (const order of [guests, [...guests].reverse()]) {
      const names = sheet(order)[0]?.bookings.map(({ customer }) => customer);
      expect(names?.map(({ lastName, firstName }) => `${lastName} ${firstName}`)).toEqual([
        ...["Coc Ana", "coc Zoe", "Dzib Ana", "Abal Ana", "bol Ana"],
      ]);
    }
  });

  test("of a day to come is in the order of the clock, and of a past day all have left", () => {
    const [late, early] = [booking({ departureTime: "15:00" }), booking()];
    const later = "2026-11-23";
    const times = sheet(
      [
        { ...late, date: later },
        { ...early, date: later },
      ],
      later,
    ).map(({ time }) => time);
    expect(times).toEqual(["07:30", "15:00"]);
    expect(sheet([booking()], DAY, TEN + 86_400_000)[0]?.hasLeft).toBe(true);
  });

  test("counts neither guests nor money of what is cancelled or missed, and shows the cancelled last", () => {
    const [departure] = sheet([
      booking({ status: "cancelled", customer: { ...booking().customer, lastName: "Aa" } }),
      booking({ attendance: "arrived", paidCents: 10_000 }),
      booking({ guests: 2, priceCents: 36_000 }),
      booking({ guests: 1, priceCents: 11_500, attendance: "no-show" }),
    ]);
    expect(departure?.totals).toEqual({
      bookings: 3,
      guests: 5,
      arrivedGuests: 3,
      // whose seat is still nobody else's
      confirmedGuests: 6,
      pending: 0,
      dueCents: 54_000 - 10_000 + 36_000,
    });
    expect(departure?.bookings.at(-1)?.status).toBe("cancelled");
  });

  test("tells the names that its bookings are stored under, and its service", () => {
    const item = { id: 3, type: "transfer" };
    const ride = { item: item as Bookable["item"], isOffered: true, startTime: "" };
    const [first, second] = runSheet({
      bookings: [
        booking({ departureTime: "07:30" }),
        booking({ status: "pending", guests: 2 }),
        booking({ type: "transfer", itemId: 3, departureTime: "09:00" }),
      ],
      bookables: [...bookables, ride],
      places: [],
      day: DAY,
      nowMs: Date.UTC(2026, 10, 20),
    }) as [Departure, Departure];
    expect(first.key).toBe(`tour/1/${DAY}/07:30`);
    expect(namesOf(first).map(({ time }) => time)).toEqual(["07:30", ""]);
    expect(first.totals).toMatchObject({ bookings: 2, guests: 5, confirmedGuests: 3, pending: 1 });
    expect([first.service?.item.id, second.service]).toEqual([1, ride]);
  });
});

describe("what is arranged for a departure", () => {
  const item = "tour/1" as const;
  const schedule = {
    ...{ id: "s", item, weekdays: [6] as const, times: ["07:30"], from: "", until: "" },
    ...{ seats: 8, leastGuests: 0, cutoffHours: 0, isOnRequest: false },
  };
  const who = (id: string, kind: Resource["kind"], name: string): Resource => ({
    ...{ id, kind, name, seats: 0, languages: [], daysOff: [] },
  });
  const kept = {
    schedules: [schedule],
    exceptions: [],
    limits: [
      { item, groupsADay: 0, busyMinutes: 0, needs: [{ kind: "guide" as const, perGuests: 0 }] },
    ],
    resources: [
      who("a", "guide", "Ana"),
      who("v", "vehicle", "Van 1"),
      who("w", "vehicle", "Van 2"),
    ],
    assignments: [
      { id: "1", item, day: DAY, time: "07:30", resource: "v" },
      { id: "2", item, day: DAY, time: "12:00", resource: "w" },
      { id: "3", item, day: DAY, time: "07:30", resource: "gone" },
    ],
  };
  const [departure] = sheet([booking({ departureTime: "07:30" })]) as [Departure];

  test("are its seats, who goes along, and who is still to be found", () => {
    expect(arrangedFor(departure, kept)).toEqual({
      seats: 8,
      closed: null,
      crew: [
        { kind: "guide", names: [] },
        { kind: "vehicle", names: ["Van 1"] },
      ],
    });
    const closing = { from: DAY, until: DAY, kind: "closed" as const, reason: "River too high" };
    const rest = { id: "e", scope: item, time: "", newTime: "", seats: 0, texts: null };
    const closed = { ...kept, exceptions: [{ ...closing, ...rest }] };
    expect(arrangedFor(departure, closed).closed).toBe("River too high");
  });

  test("is nothing where no rule says anything", () => {
    const none = { ...NO_RULES, resources: [], assignments: [] };
    expect(arrangedFor(departure, none)).toEqual({ seats: null, closed: null, crew: [] });
  });
});

describe("the order of pick-ups", () => {
  const met = (pickupPlace: string, pickupNotes: string, lastName: string) =>
    booking({ pickupPlace, pickupNotes, customer: { ...booking().customer, lastName } });

  test("is that of the noted times, each place once, then places, then names, the cancelled last", () => {
    const parties = [
      met("Cahal Pech Hotel", "", "B"),
      met("cahal pech hótel ", "meet at 6:50 am", "C"),
      met("", "07:05 blue gate", "D"),
      met("Aguada Inn", "", "E"),
      met("", "", "A"),
      met("Zoo", "", "F"),
      met("aguada inn", "", "D"),
      met("Zoo", "2:15 p.m., the far gate", "G"),
      { ...met("Cahal Pech Hotel", "06:00", "H"), status: "cancelled" as const },
    ];
    for (const order of [parties, [...parties].reverse()])
      expect(inPickUpOrder(order, []).map(({ customer }) => customer.lastName)).toEqual([
        ...["C", "B", "D", "G", "F", "D", "E", "A", "H"],
      ]);
  });

  test("has places of the operator's list in its order, before the others", () => {
    const parties = [met("Aguada Inn", "", "A"), met("zoo", "", "B"), met("Midas", "", "C")];
    for (const order of [parties, [...parties].reverse()])
      expect(
        inPickUpOrder(order, ["Zoo", "Midas"]).map(({ customer }) => customer.lastName),
      ).toEqual(["B", "C", "A"]);
  });

  test.each([
    ["07:05 blue gate", "07:05"],
    ["ask at 6:50 am", "06:50"],
    ["12:30 am", "00:30"],
    ["12:10 p.m.", "12:10"],
    ["1:05pm", "13:05"],
    ["16:00 a map", "16:00"],
    ["room 107:20", ""],
    ["24:10, 6.50", ""],
    ["", ""],
  ])("%s is at '%s'", (pickupNotes, time) => {
    expect(pickUpTime({ pickupNotes })).toBe(time);
  });
});

describe("what guests have still to be asked", () => {
  const service = { item: TRANSFERS[2], isOffered: true, startTime: "" } as Bookable;
  const ride = (changes: Partial<OfficeBooking>) =>
    booking({ type: "transfer", departureTime: "09:00", ...changes });
  test.each<[string, Partial<OfficeBooking>, string]>([
    ["before a ride from the airport", { departureTime: "" }, "departure_time flight_number"],
    ["with its flight", { flightNumber: "AA 123" }, ""],
    ["who waits for an answer", { status: "pending" }, "flight_number"],
    ["who is here", { attendance: "arrived" }, ""],
    ["who did not come", { attendance: "no-show" }, ""],
    ["who has cancelled", { status: "cancelled" }, ""],
    ["who was there", { status: "completed" }, ""],
  ])("%s", (_name, changes, missing) => {
    expect(toBeAsked(ride(changes), { service }).join(" ")).toBe(missing);
  });

  test("nothing of a service that is gone", () => {
    expect(toBeAsked(ride({}), { service: undefined })).toEqual([]);
  });

  test("is asked for in the booking's language, and nothing else", () => {
    const asking = { company: "Cayo Wayfarers", names: { es: "Traslado a Hopkins" } };
    const asked = booking({ id: "k7m2q9xd4a1b2c3", itemName: "Airport to Hopkins", lang: "es" });
    const { subject, text } = pickUpQuestion(asked, {
      ...asking,
      missing: ["pickup_place", "flight_number"],
    });
    expect(subject).toBe("Su recogida para Traslado a Hopkins, reserva #K7M2Q9XD");
    expect(text).toMatch(/^Hola, Ana\. Le escribe Cayo Wayfarers\./);
    expect(text).toContain("el sábado 21 de noviembre de 2026");
    expect(text).toContain("donde pasamos por usted");
    expect(text).toContain("su número de vuelo");
    expect(text).not.toContain("la hora a la que quiere");
    const english = pickUpQuestion(
      { ...asked, lang: "" },
      { ...asking, missing: ["departure_time"] },
    ).text;
    expect(english).toContain(
      "Airport to Hopkins on Saturday, November 21, 2026 (booking #K7M2Q9XD)",
    );
    expect(english.split("\n").filter((line) => line.startsWith("•"))).toHaveLength(1);
  });
});

describe("writing to the guests of a day", () => {
  test("is to who is confirmed, not here and has not left; ticked for the departure that it was opened for", () => {
    const leaves = { departureTime: "11:00" };
    const parties = toBeWritten(
      sheet([
        booking({ ...leaves, writtenFor: `tour/1/${DAY}/11:00` }),
        booking({ ...leaves, writtenFor: `tour/1/${DAY}/13:00` }),
        booking({ ...leaves, status: "pending" }),
        booking({ ...leaves, status: "cancelled" }),
        booking({ ...leaves, attendance: "arrived" }),
        booking({ departureTime: "09:00" }),
        // by the service's usual time
        booking({ itemId: 2, itemName: "B", writtenFor: `tour/2/${DAY}/12:00` }),
      ]),
    );
    const seen = parties.map(({ departure, isOpened }) => [departure.time, isOpened]);
    expect(seen).toEqual([
      ["11:00", true],
      ["11:00", false],
      ["12:00", true],
    ]);
  });

  test("says when and where in the booking's language, and asks for what is missing", () => {
    const lines = (changes: Partial<OfficeBooking>, more = "") => {
      const party = booking({ id: "k7m2q9xd4a1b2c3", departureTime: "11:00", ...changes });
      const [one] = toBeWritten(sheet([party]));
      if (!one) throw new Error("nobody");
      return comingLetter(one, { company: "Cayo", more }).text.split("\n");
    };
    const where = { pickupPlace: "Hotel Mariposa", pickupNotes: "Blue\ngate." };
    expect(lines({ ...where, adults: 3 }, " Bring a towel. ")).toEqual([
      "Hello Ana, this is Cayo.",
      "We look forward to Xunantunich & Cave Tubing on Saturday, November 21, 2026, 11:00 am (Belize time), booking #K7M2Q9XD.",
      "Your pick-up: Hotel Mariposa, Blue gate.",
      "Bring a towel.",
      "You can simply answer this message. Thank you!",
    ]);
    const spanish = lines({ lang: "es", type: "transfer", itemId: 1, itemName: "A ride" });
    expect(spanish[1]).toMatch(/^Nos vemos el sábado 21 .*11:00 a\. m\..*, reserva #K7M2Q9XD\.$/);
  });
});

test("trips to come are those of today and later that nobody has cancelled or ended", () => {
  const trips = [
    booking({ date: "2026-11-30" }),
    booking({ date: "2026-11-20" }),
    booking({ date: "2026-11-22", status: "pending" }),
    booking({ date: "2026-11-23", status: "cancelled" }),
    booking({ date: "2026-11-23", status: "completed" }),
    booking({ date: DAY }),
  ];
  const days = ["2026-11-21", "2026-11-22", "2026-11-30"];
  for (const order of [trips, [...trips].reverse()])
    expect(comingTrips(order, DAY).map(({ date }) => date)).toEqual(days);
});

describe("a party is found", () => {
  const peña = booking({
    id: "abcd2345zzzzzzz",
    customer: { firstName: "María", lastName: "Peña", email: "m@b.bz", phone: "+501 622-9911" },
  });
  const named = booking({ customer: { ...booking().customer, lastName: "Abcde" } });
  const all = [named, booking(), peña, booking()];
  test.each([
    ["#ABCD2345", [peña]],
    [" #abcd ", [peña]],
    [" abcd ", [peña, named]],
    ["pe", [peña]],
    ["#a", []],
    ["pena", [peña]],
    ["6229911", [peña]],
    ["x", []],
    ["  ", []],
    ["nobody", []],
  ])("by %j", (typed, found) => {
    expect(findBookings(all, typed)).toEqual(found);
  });
});
