import { expect, test } from "vitest";
import { lossesOf } from "#domain/departures/hits/losses.ts";
import { shiftsOf, timeAfter } from "#domain/departures/hits/moved.ts";
import { readException, readSchedule } from "#domain/departures/read.ts";
import type { DepartureRules } from "#domain/departures/rules.ts";

type Fields = Readonly<Record<string, unknown>>;
const ITEM = "tour/5";
const DAY = "2026-12-24";
const NOW = Date.parse("2026-12-01T12:00:00Z");

const rules = (times: string[], ...exceptions: Fields[]): DepartureRules => ({
  schedules: [readSchedule("s", { item: ITEM, weekdays: [1, 2, 3, 4, 5, 6, 7], times, seats: 5 })],
  exceptions: exceptions.map((one, at) =>
    readException(`e${at}`, { scope: ITEM, from: DAY, until: DAY, kind: "time", ...one }),
  ),
  limits: [],
});
const LATER = { time: "07:00", newTime: "09:00" };

/** Where who leaves at a time leaves after a change of a rule. */
const goes = (
  [before, after]: readonly [DepartureRules, DepartureRules],
  time: string,
  { rule = "e0", day = DAY, item = ITEM, known = "", nowMs = NOW } = {},
) =>
  timeAfter(
    { after, shifts: shiftsOf({ before, after }, rule), nowMs },
    { item: item as typeof ITEM, day, time },
    known && `${day} ${known}`,
  );

const plain = rules(["07:00"]);
const later = rules(["07:00"], LATER);
test.each<[string, string, string]>([
  ["with its departure", goes([plain, later], "07:00"), "09:00"],
  ["back with it", goes([later, plain], "09:00"), "07:00"],
  [
    "on, where it leaves later still",
    goes([later, rules(["07:00"], { ...LATER, newTime: "10:00" })], "09:00"),
    "10:00",
  ],
  [
    "with an extra departure, when that is given another time",
    goes(
      [
        rules([], { kind: "extra", time: "07:00", seats: 4 }),
        rules([], { kind: "extra", time: "08:00", seats: 4 }),
      ],
      "07:00",
    ),
    "08:00",
  ],
  ["nowhere on another day", goes([plain, later], "07:00", { day: "2026-12-25" }), "07:00"],
  ["nowhere with another service", goes([plain, later], "07:00", { item: "tour/6" }), "07:00"],
  ["nowhere without a time", goes([plain, later], ""), ""],
  [
    "nowhere once it has left",
    goes([plain, later], "07:00", { nowMs: Date.parse(`${DAY}T13:00:00Z`) }),
    "07:00",
  ],
  [
    "nowhere where it would have left by now",
    goes([rules(["14:00"]), rules(["08:00"])], "14:00", {
      ...{ rule: "s", nowMs: Date.parse(`${DAY}T16:00:00Z`) },
    }),
    "14:00",
  ],
  ["nowhere by another rule", goes([plain, later], "07:00", { rule: "e1" }), "07:00"],
])("who has booked goes %s", (_, time, expected) => {
  expect(time).toBe(expected);
});

test("two that became one part again: who was moved goes back, who had booked there stays", () => {
  const [two, one] = [rules(["07:00", "09:00"]), rules(["07:00", "09:00"], LATER)];
  expect(goes([two, one], "07:00")).toBe("09:00");
  expect(goes([one, two], "09:00", { known: "07:00" })).toBe("07:00");
  expect(goes([one, two], "09:00")).toBe("09:00");
});

test.each<[string[], string[], string, string]>([
  [["07:00"], ["07:30"], "07:00", "07:30"],
  [["07:00", "13:00"], ["07:30", "13:30"], "13:00", "13:30"],
  [["07:00", "13:00"], ["07:00", "13:30"], "07:00", "07:00"],
  [["07:00", "13:00"], ["13:00"], "07:00", "07:00"],
  [["07:00"], ["07:30", "13:00"], "07:00", "07:00"],
])("a schedule of %j that is one of %j takes who leaves at %s to %s", (was, is, from, to) => {
  expect(goes([rules(was), rules(is)], from, { rule: "s" })).toBe(to);
});

test("before it is saved, a change says who goes along, and who finds too few seats there", () => {
  const party = (time: string, guests: number) => ({ item: ITEM, day: DAY, time, guests }) as const;
  const change = { before: rules(["07:00", "09:00"]), after: rules(["07:00", "09:00"], LATER) };
  const said = (parties: readonly ReturnType<typeof party>[]) =>
    lossesOf(
      change,
      parties,
      parties.map((one) => ({ ...one, time: "09:00" })),
    ).map(({ party: { guests }, time, loss }) => `${guests} ${loss} ${time}`);
  expect(said([party("07:00", 2), party("09:00", 3)])).toEqual(["2 moved 09:00"]);
  expect(said([party("07:00", 3), party("09:00", 3)])).toEqual(["3 full 09:00", "3 full 09:00"]);
});
