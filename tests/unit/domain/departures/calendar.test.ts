import { describe, expect, test } from "vitest";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import { assignmentRefusal } from "#domain/departures/assignable.ts";
import {
  type CalendarFacts,
  conflictOf,
  exceptionsOf,
  plannedDepartures,
} from "#domain/departures/calendar.ts";
import {
  readAssignment,
  readException,
  readLimits,
  readResource,
  readSchedule,
} from "#domain/departures/read.ts";

type Fields = Readonly<Record<string, unknown>>;

const DAY = "2026-12-24";
const NONE = ["departure_none", "departure_none"];
const NEXT = "2026-12-25";
const bookable = (id: number, name: string, startTime = "") =>
  ({
    item: { type: "tour", id, name, duration: "6 hours" },
    isOffered: true,
    startTime,
  }) as unknown as Bookable;
const booking = (changes: Fields = {}) =>
  ({
    ...{ id: "b", type: "tour", itemId: 5, itemName: "Cave", date: DAY, departureTime: "07:00" },
    ...{ guests: 4, status: "confirmed", ...changes },
  }) as unknown as OfficeBooking;
const VAN = readResource("van", {
  name: "Van",
  kind: "vehicle",
  seats: 6,
  daysOff: [[NEXT, NEXT]],
});
const BUS = readResource("bus", { name: "Bus", kind: "vehicle", seats: 20 });
const JUAN = readResource("juan", { name: "Juan", kind: "guide" });
const going = (id: string, resource: string, changes: Fields = {}) =>
  readAssignment(id, { item: "tour/5", day: DAY, time: "07:00", resource, ...changes });

function facts(changes: Partial<CalendarFacts> & { readonly exceptions?: Fields[] } = {}) {
  const { exceptions = [], ...others } = changes;
  return {
    rules: {
      schedules: [
        readSchedule("s", {
          ...{
            item: "tour/5",
            weekdays: [1, 2, 3, 4, 5, 6, 7],
            times: ["07:00", "13:00"],
            seats: 8,
          },
        }),
      ],
      exceptions: exceptions.map((one, at) =>
        readException(`e${at}`, { scope: "tour/5", from: DAY, until: DAY, ...one }),
      ),
      limits: [
        readLimits("tour/5", {
          needs: [
            { kind: "vehicle", perGuests: 0 },
            { kind: "guide", perGuests: 4 },
          ],
        }),
      ],
    },
    resources: [VAN, BUS, JUAN],
    assignments: [],
    bookables: [bookable(5, "Cave"), bookable(6, "Walk", "09:00")],
    bookings: [],
    ...others,
  } satisfies CalendarFacts;
}
const on = (of: CalendarFacts, until = DAY) => plannedDepartures(of, { from: DAY, until });
const named = (of: CalendarFacts, until?: string) =>
  on(of, until).map(({ day, shownTime, name }) => `${day} ${shownTime} ${name}`);

describe("what a calendar shows", () => {
  test("each departure of a schedule, empty or not; of others those on which something stands", () => {
    const walk = booking({ itemId: 6, itemName: "Walk", departureTime: "" });
    const gone = booking({ itemId: 6, date: NEXT, status: "cancelled" });
    const late = booking({ date: "2026-12-26" });
    expect(named(facts({ bookings: [walk, gone, late] }), NEXT)).toEqual([
      `${DAY} 07:00 Cave`,
      `${DAY} 09:00 Walk`,
      `${DAY} 13:00 Cave`,
      `${NEXT} 07:00 Cave`,
      `${NEXT} 13:00 Cave`,
    ]);
  });

  test("what is confirmed counts, who waits is told apart", () => {
    const bookings = [
      booking(),
      booking({ guests: 2, status: "completed" }),
      booking({ guests: 3, status: "pending" }),
    ];
    const [first] = on(facts({ bookings }));
    expect(first).toMatchObject({
      load: { guests: 6, parties: 2, largest: 4 },
      waitingGuests: 3,
      departure: { seats: 8, closed: null },
    });
    expect(first?.bookings.map(({ status }) => status)).toEqual([
      "confirmed",
      "completed",
      "pending",
    ]);
  });

  test.each<[string, Fields, object | undefined]>([
    ["closed with its reason", { kind: "closed", reason: "Flood" }, { closed: "Flood" }],
    ["with other seats", { kind: "seats", seats: 3 }, { seats: 3, closed: null }],
    [
      "moved: nothing leaves there any more",
      { kind: "time", time: "07:00", newTime: "08:00" },
      undefined,
    ],
  ])("a departure %s", (_, exception, departure) => {
    const planned = on(facts({ exceptions: [exception], bookings: [booking()] }));
    const found = planned.find(({ time }) => time === "07:00")?.departure;
    if (departure) expect(found).toMatchObject(departure);
    else expect(found).toBeUndefined();
  });

  test("an extra departure stands there before anybody is on it", () => {
    const exceptions = [{ kind: "extra", time: "10:00", seats: 4 }];
    expect(named(facts({ exceptions }))).toContain(`${DAY} 10:00 Cave`);
  });

  test.each([
    ["nobody goes, nothing is missing", [], [], []],
    ["all of it", [booking()], [], ["vehicle 1", "guide 1"]],
    ["a van that seats them all", [booking({ guests: 7 })], ["van"], ["vehicle 1", "guide 2"]],
    ["what is given is not missing", [booking({ guests: 7 })], ["bus", "juan"], ["guide 1"]],
  ])("what it lacks: %s", (_, bookings, resources, missing) => {
    const assignments = resources.map((resource) => going(resource, resource));
    const [first] = on(facts({ bookings, assignments }));
    expect(first?.missing.map(({ kind, units }) => `${kind} ${units}`)).toEqual(missing);
  });

  test.each<[string, Fields, readonly (string | null)[]]>([
    ["a van in which not all find a seat", { guests: 7 }, ["resource_small:6:7", null]],
    ["none in which they do", { guests: 6 }, [null, null]],
    ["whom nobody needs there", { status: "pending", departureTime: "08:00" }, NONE],
  ])("who goes along with it, and can't: %s", (_, changes, conflicts) => {
    const stands = booking({ departureTime: "07:00", ...changes });
    const time = stands.departureTime;
    const assignments = [going("a", "van", { time }), going("b", "juan", { time })];
    const of = facts({ bookings: [stands], assignments });
    const found = on(of).find((one) => one.time === time);
    expect(found?.crew.map(({ conflict }) => conflict)).toEqual(conflicts);
    const isSmall = conflicts[0]?.startsWith("resource_small");
    expect(found && conflictOf(of, found, VAN, "a")).toBe(conflicts[0]);
    expect(found && conflictOf(of, found, BUS)).toBe(isSmall ? null : conflicts[0]);
  });

  test("a departure of a day before that is still under way keeps whom it has", () => {
    const late = going("a", "juan", { time: "20:00" });
    const early = going("b", "juan", { day: NEXT, time: "01:00" });
    const exceptions = [late, early].map(({ day, time }) => ({
      ...{ kind: "extra", from: day, until: day, time, seats: 4 },
    }));
    const crews = on(facts({ exceptions, assignments: [late, early] }), NEXT).flatMap(
      ({ crew }) => crew,
    );
    expect(crews.map(({ conflict }) => conflict)).toEqual([
      "resource_taken:2026-12-25 01.00:Cave",
      "resource_taken:2026-12-24 20.00:Cave",
    ]);
  });
});

test("an exception of one time is about what leaves then, or was moved to then; about no other", () => {
  const about = { scope: "tour/5", from: DAY, until: DAY };
  const closed = readException("a", { ...about, kind: "closed", time: "13:00" });
  const moved = readException("b", { ...about, kind: "time", time: "07:00", newTime: "08:00" });
  const idsAt = (time: string) =>
    exceptionsOf([closed, moved], { item: "tour/5", day: DAY, time }).map(({ id }) => id);
  expect(["", "13:00", "07:00", "08:00", "09:00"].map(idsAt)).toEqual([
    [],
    ["a"],
    ["b"],
    ["b"],
    [],
  ]);
});

describe("who can go along", () => {
  const taken = [going("a", "van")];
  test.each<[string, Fields, string | null]>([
    ["while under way, once only", { time: "12:59" }, "resource_taken:07.00:Cave"],
    ["and again as soon as it is back", { time: "13:00" }, null],
    [
      "not all day long, where there is no time",
      { item: "tour/6", time: "" },
      "resource_taken:07.00:Cave",
    ],
    ["on another day", { day: "2026-12-26" }, null],
    ["but on none of its days off", { day: NEXT }, "resource_away"],
    ["nobody who is gone", { resource: "old" }, "resource_gone"],
    ["whoever goes with it already, not twice", {}, "resource_taken:07.00:Cave"],
    ["by itself it is not held up", { id: "a" }, null],
  ])("%s", (_, { id = "", ...changes }, refusal) => {
    const wanted = going(String(id), "van", changes);
    expect(assignmentRefusal(facts({ assignments: taken }), wanted)).toBe(refusal);
  });
});
