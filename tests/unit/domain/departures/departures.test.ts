import { describe, expect, test } from "vitest";
import { offerOf } from "#domain/departures/availability/availability.ts";
import { type AllRules, ruleOf, withRule } from "#domain/departures/change.ts";
import {
  checkException,
  checkLimits,
  checkResource,
  checkSchedule,
} from "#domain/departures/check.ts";
import {
  departuresBetween,
  departuresOn,
  findDeparture,
  isPastCutoff,
  weekdayOf,
} from "#domain/departures/departures.ts";
import { lossesOf } from "#domain/departures/hits/losses.ts";
import { shortDaysOf } from "#domain/departures/hits/shortages.ts";
import { departureKey } from "#domain/departures/key.ts";
import { meetingOf, mergedOf } from "#domain/departures/meeting.ts";
import { strandedFrom } from "#domain/departures/parties.ts";
import { offeredIn, previewOf } from "#domain/departures/preview.ts";
import { readException, readLimits, readResource, readSchedule } from "#domain/departures/read.ts";
import { type DepartureRules, NO_RULES, type Resource } from "#domain/departures/rules.ts";
import { standingOf } from "#domain/departures/standing.ts";
import { canServe, NOBODY, onDuty, usesOf, withParty } from "#domain/departures/uses.ts";

const ITEM = "tour/5";
type Fields = Readonly<Record<string, unknown>>;

const DAILY = { item: ITEM, weekdays: [1, 2, 3, 4, 5, 6, 7], times: ["07:00"], seats: 12 };
const schedule = (changes: Fields = {}) => readSchedule("s", { ...DAILY, ...changes });
const exception = (changes: Fields) =>
  readException("e", { scope: ITEM, from: "2026-12-24", until: "2026-12-24", ...changes });
const rules = (...exceptions: Fields[]): DepartureRules => ({
  schedules: [schedule()],
  exceptions: exceptions.map(exception),
  limits: [],
});
/** `07:00 12` a departure, `07:00 closed` a closed one. */
const said = (of: DepartureRules, day: string, item: "tour/5" | "transfer/1" = ITEM) =>
  departuresOn(of, item, day).map(({ time, seats, closed }) =>
    `${time} ${closed === null ? seats : `closed ${closed}`}`.trim(),
  );

test.each([
  ["2024-01-01", 1],
  ["2024-02-29", 4],
  ["2023-12-31", 7],
  ["2026-12-24", 4],
])("%s is day %i of the week", (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

describe("a schedule", () => {
  test.each<[string, Fields, string, string[]]>([
    ["each day", {}, "2026-12-24", ["07:00 12"]],
    ["on its weekdays", { weekdays: [4] }, "2026-12-24", ["07:00 12"]],
    ["and no other", { weekdays: [1, 2, 3, 5, 6, 7] }, "2026-12-24", []],
    [
      "twice a day, in order",
      { times: ["13:00", "07:00"] },
      "2026-12-24",
      ["07:00 12", "13:00 12"],
    ],
    ["from its first day", { from: "2026-12-24" }, "2026-12-24", ["07:00 12"]],
    ["not before", { from: "2026-12-25" }, "2026-12-24", []],
    ["until its last", { until: "2026-12-24" }, "2026-12-24", ["07:00 12"]],
    ["not after", { until: "2026-12-23" }, "2026-12-24", []],
    ["over new year", { from: "2026-11-15", until: "2027-04-15" }, "2027-01-01", ["07:00 12"]],
    ["on a leap day", { from: "2028-02-29", until: "2028-02-29" }, "2028-02-29", ["07:00 12"]],
  ])("departs %s", (_, changes, day, departures) => {
    expect(said({ ...NO_RULES, schedules: [schedule(changes)] }, day)).toEqual(departures);
  });

  test("is its service's alone; one without is flexible: any day, at no time of its own", () => {
    expect(said(rules(), "2026-12-24", "transfer/1")).toEqual(["null"]);
    const flexible = findDeparture(rules(), {
      item: "transfer/1",
      day: "2026-12-24",
      time: "09:10",
    });
    expect(flexible).toMatchObject({ time: "09:10", seats: null, closed: null });
    expect(
      findDeparture(rules(), { item: ITEM, day: "2026-12-24", time: "09:10" }),
    ).toBeUndefined();
  });

  test("gives each departure of a span its key", () => {
    const span = { from: "2026-12-31", until: "2027-01-01" };
    expect(departuresBetween(rules(), ITEM, span).map(departureKey)).toEqual([
      "tour/5/2026-12-31/07:00",
      "tour/5/2027-01-01/07:00",
    ]);
  });
});

test.each<[string, Fields[], string[]]>([
  [
    "closes its service",
    [{ kind: "closed", reason: "River too high" }],
    ["07:00 closed River too high"],
  ],
  ["closes one departure", [{ kind: "closed", time: "13:00" }], ["07:00 12"]],
  ["closes all tours", [{ kind: "closed", scope: "tour" }], ["07:00 closed"]],
  ["closes everything", [{ kind: "closed", scope: "all" }], ["07:00 closed"]],
  ["of another service", [{ kind: "closed", scope: "tour/51" }], ["07:00 12"]],
  ["of the transfers", [{ kind: "closed", scope: "transfer" }], ["07:00 12"]],
  [
    "of the day before",
    [{ kind: "closed", from: "2026-12-01", until: "2026-12-23" }],
    ["07:00 12"],
  ],
  ["until this day", [{ kind: "closed", from: "2026-12-01" }], ["07:00 closed"]],
  ["with other seats", [{ kind: "seats", seats: 4 }], ["07:00 4"]],
  ["at another time", [{ kind: "time", time: "07:00", newTime: "09:00" }], ["09:00 12"]],
  [
    "at the time of another, which it goes with",
    [
      { kind: "extra", time: "09:00", seats: 6 },
      { kind: "time", time: "07:00", newTime: "09:00" },
    ],
    ["09:00 6"],
  ],
  ["with one more", [{ kind: "extra", time: "13:00", seats: 6 }], ["07:00 12", "13:00 6"]],
  [
    "one after the other",
    [{ kind: "extra", time: "13:00", seats: 6 }, { kind: "closed" }],
    ["07:00 closed", "13:00 closed"],
  ],
])("an exception: %s", (_, exceptions, departures) => {
  expect(said(rules(...exceptions), "2026-12-24")).toEqual(departures);
});

test("what is extra everywhere is nothing beside what leaves when its guests wish", () => {
  const everywhere = rules({ scope: "all", kind: "extra", time: "13:00", seats: 6 });
  expect(said(everywhere, "2026-12-24")).toEqual(["07:00 12", "13:00 6"]);
  expect(said(everywhere, "2026-12-24", "transfer/1")).toHaveLength(1);
});

test("closes a flexible day, too, and has no seats for it", () => {
  const closed = rules({ kind: "seats", scope: "all", seats: 3 }, { kind: "closed", scope: "all" });
  expect(said(closed, "2026-12-24", "transfer/1")).toEqual(["closed"]);
  expect(said(closed, "2026-12-25", "transfer/1")).toEqual(["null"]);
});

/** 07:00 in Belize. */
const LEAVES = Date.parse("2026-12-24T13:00:00Z");
test.each([
  ["when it leaves", 0, LEAVES, true],
  ["a millisecond before", 0, LEAVES - 1, false],
  ["at its cut-off, the evening before in Belize", 8, Date.parse("2026-12-24T05:00:00Z"), true],
  ["a millisecond before that", 8, Date.parse("2026-12-24T05:00:00Z") - 1, false],
])("is past its cut-off %s", (_, cutoffHours, nowMs, isPast) => {
  expect(isPastCutoff({ day: "2026-12-24", time: "07:00", cutoffHours }, nowMs)).toBe(isPast);
  expect(isPastCutoff({ day: "2026-12-24", time: "", cutoffHours }, nowMs)).toBe(false);
});

describe("the rule", () => {
  const [departure] = departuresOn(rules(), ITEM, "2026-12-24");
  const load = { guests: 12, parties: 3, largest: 6 };
  test.each([
    ["fits", departure, load, true, ""],
    ["has no seat too few", departure, { ...load, guests: 13 }, true, "full"],
    ["needs a guide", departure, load, false, "busy"],
    [
      "is closed before it is full",
      departure && { ...departure, closed: "" },
      { ...load, guests: 13 },
      false,
      "closed",
    ],
    ["does not leave", undefined, load, true, "closed"],
    ["has its groups", departure && { ...departure, groups: 3 }, load, true, ""],
    ["has one group too many", departure && { ...departure, groups: 2 }, load, true, "full"],
    ["is full before nobody is free", departure, { ...load, guests: 13 }, false, "full"],
  ])("%s", (_, of, taken, isServed, standing) => {
    expect(standingOf(of, { load: taken, isServed })).toBe(standing);
  });
});

describe("guides and vehicles", () => {
  const van = (seats: number, daysOff: Resource["daysOff"] = []): Resource => ({
    ...{ id: `van-${seats}`, name: "Van", kind: "vehicle", languages: [] },
    ...{ seats, daysOff },
  });
  const ride = (time: string, guests: number, item: "tour/5" | "transfer/1" = ITEM) =>
    usesOf(
      { busyMinutes: 120, needs: [{ kind: "vehicle", perGuests: 0 }] },
      { item, day: "2026-12-24", time },
      withParty(NOBODY, guests),
    );
  test.each<[string, ReturnType<typeof ride>, Resource[], boolean]>([
    ["one van for one", ride("07:00", 8), [van(8)], true],
    ["a seat too few", ride("07:00", 9), [van(8)], false],
    ["one after the other", [...ride("07:00", 8), ...ride("09:00", 8)], [van(8)], true],
    ["a minute too early", [...ride("07:00", 8), ...ride("08:59", 8)], [van(8)], false],
    ["two at once", [...ride("07:00", 8), ...ride("07:00", 8)], [van(8), van(8)], true],
    [
      "two large ones, one large van",
      [...ride("07:00", 9), ...ride("08:00", 9)],
      [van(12), van(8)],
      false,
    ],
    [
      "a small one in the only large van",
      [...ride("07:00", 4), ...ride("08:00", 9)],
      [van(12)],
      false,
    ],
    ["a small one beside it", [...ride("07:00", 4), ...ride("08:00", 9)], [van(12), van(4)], true],
    ["the whole day, without a time", [...ride("", 4), ...ride("20:00", 4)], [van(8)], false],
  ])("%s", (_, uses, vans, isServed) => {
    expect(canServe(uses, vans)).toBe(isServed);
  });

  test("each private party has its own; guests of a tour go together", () => {
    const load = { guests: 9, parties: 3, largest: 4 };
    const needs = [
      { kind: "vehicle", perGuests: 0 } as const,
      { kind: "guide", perGuests: 4 } as const,
    ];
    const of = (item: "tour/5" | "transfer/1") =>
      usesOf({ busyMinutes: 60, needs }, { item, day: "2026-12-24", time: "07:00" }, load).map(
        ({ units, size }) => [units, size],
      );
    expect(of("tour/5")).toEqual([
      [1, 9],
      [3, 0],
    ]);
    expect(of("transfer/1")).toEqual([
      [3, 4],
      [3, 0],
    ]);
  });

  test("who is away is not on duty, on the first and the last day", () => {
    const away = van(8, [["2026-12-24", "2026-12-26"]]);
    const days = ["2026-12-23", "2026-12-24", "2026-12-26", "2026-12-27"];
    expect(days.map((day) => onDuty([away], day).length)).toEqual([1, 0, 0, 1]);
  });
});

test.each([
  [3, 0, true, LEAVES - 86_400_000 * 3, "open", 9],
  [9, 0, true, LEAVES - 86_400_000 * 3, "few", 3],
  [12, 0, true, LEAVES - 86_400_000 * 3, "full", 0],
  [14, 0, true, LEAVES - 86_400_000 * 3, "full", 0],
  [3, 0, false, LEAVES - 86_400_000 * 3, "full", 9],
  [3, 0, true, LEAVES, "past", 9],
  [3, 0, true, LEAVES - 3_600_000, "past", 9],
  [3, 48, true, LEAVES - 86_400_000, "past", 9],
  [3, 0, true, LEAVES - 86_400_000 * 549, "open", 9],
  [3, 0, true, LEAVES - 86_400_000 * 550, "closed", 9],
])(
  "%i of 12 taken, cut-off %i, served %s: offered as %4$s",
  (guests, cutoffHours, isServed, nowMs, state, left) => {
    const [departure] = departuresOn(
      { ...NO_RULES, schedules: [schedule({ cutoffHours })] },
      ITEM,
      "2026-12-24",
    );
    if (!departure) throw new Error("nothing departs");
    const offer = offerOf(departure, {
      load: { guests, parties: 1, largest: guests },
      isServed,
      nowMs,
    });
    expect(offer).toMatchObject({ state, left, seats: 12 });
    expect(offer.reason).toBe(state === "full" && left > 0 ? "busy" : "");
  },
);

describe("confirmed parties, when a rule changes", () => {
  const day = "2026-12-24";
  const parties = [
    { item: ITEM, day, time: "07:00", guests: 3 },
    { item: ITEM, day, time: "07:00", guests: 4 },
    { item: ITEM, day: "2026-12-25", time: "07:00", guests: 2 },
    { item: ITEM, day, time: "09:00", guests: 1 },
    { item: "transfer/1", day, time: "", guests: 2 },
  ] as const;
  const flexible: DepartureRules = NO_RULES;
  const limited = { ...NO_RULES, limits: [readLimits(ITEM, { groupsADay: 2 })] };
  const closed = (scope: string) => rules({ kind: "closed", scope });
  test.each<[string, DepartureRules, DepartureRules, string[]]>([
    ["nothing", rules(), rules(), []],
    ["a closed day", rules(), closed(ITEM), ["07:00 3 closed", "07:00 4 closed"]],
    ["a day closed twice", closed(ITEM), rules({ kind: "closed" }, { kind: "closed" }), []],
    ["opening", closed(ITEM), rules(), []],
    [
      "all services closed",
      rules(),
      closed("all"),
      ["07:00 3 closed", "07:00 4 closed", " 2 closed"],
    ],
    [
      "fewer seats than guests",
      rules(),
      rules({ kind: "seats", seats: 6 }),
      ["07:00 3 full", "07:00 4 full"],
    ],
    ["seats enough", rules(), rules({ kind: "seats", seats: 7 }), []],
    ["too few already", rules({ kind: "seats", seats: 6 }), rules({ kind: "seats", seats: 5 }), []],
    [
      "another time",
      rules(),
      rules({ kind: "time", time: "07:00", newTime: "08:00" }),
      ["07:00 3 closed", "07:00 4 closed"],
    ],
    ["a first schedule", flexible, rules(), ["09:00 1 closed"]],
    ["its end", rules(), flexible, []],
    ["fewer groups", flexible, limited, ["07:00 3 full", "07:00 4 full", "09:00 1 full"]],
  ])("%s", (_, before, after, lost) => {
    const found = lossesOf({ before, after }, parties);
    expect(found.map(({ party, loss }) => `${party.time} ${party.guests} ${loss}`)).toEqual(lost);
  });
});

describe("one rule that two have changed", () => {
  const base = { seats: 8, times: ["07:00"], from: "", until: "" };
  test.each<[string, Fields, Fields, string[], string[], Fields]>([
    ["apart", { seats: 9 }, { from: "2026-12-01" }, [], ["from"], { seats: 9, from: "2026-12-01" }],
    ["the same field", { seats: 9 }, { seats: 10 }, ["seats"], [], { seats: 9 }],
    [
      "to the same",
      { times: ["08:00"] },
      { times: ["08:00"] },
      [],
      ["times"],
      { times: ["08:00"] },
    ],
    [
      "only there",
      {},
      { seats: 10, until: "2027-01-01" },
      [],
      ["seats", "until"],
      { seats: 10, until: "2027-01-01" },
    ],
  ])("%s", (_, mine, stored, asked, others, merged) => {
    const meeting = { base, mine: { ...base, ...mine }, stored: { ...base, ...stored } };
    expect(meetingOf(meeting)).toEqual({ asked, others });
    expect(mergedOf(meeting)).toEqual({ ...base, ...merged });
    expect(mergedOf(meeting, asked)).toEqual({ ...base, ...mine, ...stored });
  });
});

describe("what is refused", () => {
  const schedules = (fields: Fields) =>
    checkSchedule(schedule(fields), [readSchedule("other", { ...DAILY, times: ["12:00"] })]);
  test.each<[Fields, Record<string, string>]>([
    [{}, {}],
    [{ weekdays: [] }, { weekdays: "weekdays_expected" }],
    [{ weekdays: [1, 1] }, { weekdays: "weekdays_expected" }],
    [{ weekdays: [0] }, { weekdays: "weekdays_expected" }],
    [{ weekdays: [8] }, { weekdays: "weekdays_expected" }],
    [{ times: [] }, { times: "time_expected" }],
    [{ times: ["24:00"] }, { times: "time_expected" }],
    [{ times: ["07:00", "07:00"] }, { times: "time_twice" }],
    [{ times: ["12:00"] }, { times: "schedule_twice" }],
    [{ times: ["12:00"], item: "tour/6" }, {}],
    [{ from: "2026-02-30" }, { from: "day_expected" }],
    [{ until: "soon" }, { until: "day_expected" }],
    [{ from: "2026-12-24", until: "2026-12-23" }, { until: "ends_before_it_begins" }],
    [{ from: "2026-12-24", until: "2026-12-24" }, {}],
    [{ seats: 0 }, { seats: "from_to:1:500" }],
    [{ seats: 501 }, { seats: "from_to:1:500" }],
    [{ seats: 1.5 }, { seats: "whole_number" }],
    [{ seats: null, leastGuests: 2 }, { seats: "whole_number" }],
    [{ leastGuests: 13 }, { leastGuests: "from_to:0:12" }],
    [{ cutoffHours: 721 }, { cutoffHours: "from_to:0:720" }],
  ])("of a schedule: %j", (fields, errors) => {
    expect(schedules(fields)).toEqual(errors);
  });

  test("two schedules may follow each other at the same time", () => {
    const first = readSchedule("first", { ...DAILY, until: "2026-12-31" });
    expect(checkSchedule(schedule({ from: "2027-01-01" }), [first])).toEqual({});
    expect(checkSchedule(schedule({ from: "2026-12-31" }), [first])).toEqual({
      times: "schedule_twice",
    });
  });

  test.each<[Fields, Record<string, string>]>([
    [{ kind: "closed" }, {}],
    [{ kind: "open" }, { kind: "one_of:closed, seats, time, extra" }],
    [{ kind: "closed", scope: "tour/0" }, { scope: "service_unknown" }],
    [{ kind: "closed", from: "" }, { from: "day_expected" }],
    [{ kind: "closed", until: "2026-12-23" }, { until: "ends_before_it_begins" }],
    [{ kind: "seats" }, { seats: "from_to:1:500" }],
    [{ kind: "extra", seats: 5 }, { time: "time_expected" }],
    [{ kind: "time", time: "07:00" }, { newTime: "time_expected" }],
    [{ kind: "time", time: "07:00", newTime: "07:00" }, { newTime: "time_expected" }],
    [{ kind: "closed", reason: "x".repeat(201) }, { reason: "too_long:200" }],
  ])("of an exception: %j", (fields, errors) => {
    expect(checkException(exception(fields), true)).toEqual(errors);
  });

  test("an exception from what has no schedule", () => {
    const seats = exception({ kind: "seats", seats: 4 });
    expect(checkException(seats, false)).toEqual({ scope: "no_schedule" });
    expect(checkException(exception({ kind: "closed" }), false)).toEqual({});
  });

  test.each<[Fields, Record<string, string>]>([
    [{}, {}],
    [{ groupsADay: -1 }, { groupsADay: "from_to:0:99" }],
    [{ needs: [{ kind: "guide", perGuests: 8 }] }, {}],
    [{ busyMinutes: 4321 }, { busyMinutes: "from_to:0:4320" }],
    [{ busyMinutes: 60, needs: [{ kind: "horse" }] }, { needs: "needs_unreadable" }],
    [
      { busyMinutes: 60, needs: [{ kind: "guide" }, { kind: "guide" }] },
      { needs: "needs_unreadable" },
    ],
    [{ busyMinutes: 60, needs: [{ kind: "guide", perGuests: 8 }] }, {}],
  ])("of limits: %j", (fields, errors) => {
    expect(checkLimits(readLimits(ITEM, fields))).toEqual(errors);
  });

  test.each<[Fields, Record<string, string>]>([
    [{ name: "Ana", kind: "guide" }, {}],
    [{ name: " ", kind: "guide" }, { name: "required:name" }],
    [{ name: "x".repeat(101), kind: "guide" }, { name: "too_long:100" }],
    [{ name: "Van", kind: "vehicle" }, { seats: "from_to:1:500" }],
    [{ name: "Ana", kind: "cook" }, { kind: "one_of:guide, driver, vehicle, boat" }],
    [
      { name: "Ana", kind: "guide", daysOff: [["2026-12-24", "soon"]] },
      { daysOff: "day_expected" },
    ],
    [
      { name: "Ana", kind: "guide", daysOff: [["2026-12-24", "2026-12-23"]] },
      { daysOff: "ends_before_it_begins" },
    ],
  ])("of a resource: %j", (fields, errors) => {
    expect(checkResource(readResource("r", fields))).toEqual(errors);
  });
});

const GUIDE: Resource = {
  ...{ id: "marvin", name: "Marvin", kind: "guide" },
  ...{ seats: 0, languages: [], daysOff: [] },
};

describe("what the operator looks ahead at", () => {
  const party = (day: string, time: string, guests: number, item: "tour/5" | "tour/6" = ITEM) =>
    ({ item, day, time, guests }) as const;
  const span = { from: "2026-12-24", days: 2 };
  const lines = (...args: Parameters<typeof previewOf>) =>
    previewOf(...args).map(({ day, departures, astray }) => [
      day.slice(-2),
      ...departures.map(({ time, seats, guests, parties, closed }) =>
        closed === null ? `${time} ${guests}/${seats} ${parties}` : `${time} ${closed} ${guests}`,
      ),
      astray,
    ]);

  test("counts what is sold of each departure, and who has none", () => {
    const parties = [
      party("2026-12-24", "07:00", 2),
      party("2026-12-24", "07:00", 3),
      party("2026-12-24", "09:00", 4),
      party("2026-12-25", "07:00", 1, "tour/6"),
    ];
    expect(lines(rules(), ITEM, parties, span)).toEqual([
      ["24", "07:00 5/12 2", 4],
      ["25", "07:00 0/12 0", 0],
    ]);
    const closed = rules({ kind: "closed", reason: "River too high" });
    expect(lines(closed, ITEM, parties, span)[0]).toEqual(["24", "07:00 River too high 5", 4]);
    expect(offeredIn(previewOf(closed, ITEM, parties, span))).toEqual({ departures: 1, seats: 12 });
  });

  test("without a schedule all of a day's parties are on its one departure", () => {
    const parties = [party("2026-12-24", "", 2), party("2026-12-24", "09:00", 4)];
    expect(lines(NO_RULES, ITEM, parties, span)[0]).toEqual(["24", " 6/null 2", 0]);
  });

  const ALL: AllRules = {
    ...rules(),
    resources: [],
    assignments: [
      { id: "a", item: ITEM, day: "2026-12-24", time: "07:00", resource: "marvin" },
      { id: "b", item: ITEM, day: "2026-12-26", time: "07:00", resource: "marvin" },
      { id: "c", item: ITEM, day: "2026-12-24", time: "07:00", resource: "rosa" },
    ],
  };

  test("a change is laid over the rules: another row, a new one, one that is gone", () => {
    const { id: _, ...fields } = schedule({ seats: 4 });
    const seats = (all: AllRules) => all.schedules.map((one) => [one.id, one.seats]);
    const change = (rule: string, to: typeof fields | null) =>
      seats(withRule(ALL, { table: "schedules", rule, fields: to }));
    expect(change("s", fields)).toEqual([["s", 4]]);
    expect(change("t", fields)).toEqual([
      ["s", 12],
      ["t", 4],
    ]);
    expect(change("s", null)).toEqual([]);
    expect(ruleOf(ALL, "schedules", "s")).toMatchObject({ seats: 12 });
    expect(ruleOf(ALL, "schedules", "t")).toBeNull();
  });

  test("each service has limits, if only none", () => {
    const none = { item: "tour/9", groupsADay: 0, busyMinutes: 0, needs: [] };
    expect(ruleOf(ALL, "limits", "tour/9")).toEqual(none);
  });

  test.each<[string, Pick<Resource, "daysOff"> | null, string[]]>([
    ["is there each day", { daysOff: [] }, []],
    ["is away on one", { daysOff: [["2026-12-23", "2026-12-24"]] }, ["a"]],
    ["is away on another", { daysOff: [["2026-12-25", "2026-12-25"]] }, []],
    ["goes", null, ["a", "b"]],
  ])("a guide who %s leaves departures without one", (_, resource, left) => {
    const stranded = strandedFrom("2026-12-24", ALL, { id: "marvin", resource });
    expect(stranded.map(({ id }) => id)).toEqual(left);
    expect(strandedFrom("2026-12-27", ALL, { id: "marvin", resource })).toEqual([]);
  });

  test.each<[string, readonly Resource[], number, string[]]>([
    ["one guide for both", [GUIDE], 8, ["2026-12-24"]],
    ["a guide for each", [GUIDE, { ...GUIDE, id: "rosa" }], 8, []],
    [
      "one for half as many guests",
      [GUIDE, { ...GUIDE, id: "rosa" }],
      1,
      ["2026-12-24", "2026-12-25"],
    ],
  ])("with %s it is said which days have too few", (_, resources, perGuests, days) => {
    const limits = (item: "tour/5" | "tour/6") =>
      readLimits(item, { needs: [{ kind: "guide", perGuests }] });
    const after = { ...ALL, resources, limits: [limits("tour/5"), limits("tour/6")] };
    const parties = [
      party("2026-12-24", "07:00", 2),
      party("2026-12-24", "09:00", 2, "tour/6"),
      party("2026-12-25", "07:00", 3),
    ];
    // each takes three hours, so that they overlap
    const said = shortDaysOf({ before: ALL, after }, parties, () => "3 hours");
    expect(said).toEqual(days);
    expect(shortDaysOf({ before: after, after }, parties, () => "3 hours")).toEqual([]);
    if (resources.length === 1) {
      expect(shortDaysOf({ before: ALL, after }, parties, () => "1 hour")).toEqual([]);
    }
  });
});
