import { describe, expect, test } from "vitest";
import { awakeAtMs, remindersDue, whyNotReminded } from "#domain/reminders/due.ts";
import { checkReminderPlan, parseReviews, reminderPlanOf } from "#domain/reminders/plan.ts";

const PLAN = reminderPlanOf({ reviews: ["https://reviews.example/cayo"] });
/** An instant by the clock in Belize, which is six hours behind. */
const at = (clock: string) => Date.parse(`${clock}:00-06:00`);
const due = (clock: string, plan = PLAN) =>
  remindersDue(plan, at(clock)).map(({ name, day }) => `${name} ${day}`);

describe("reminders are due", () => {
  test.each([
    ["before any hour has come", "2026-06-10T08:59", []],
    ["two days before", "2026-06-10T09:00", ["first 2026-06-12"]],
    ["and the day after", "2026-06-10T10:00", ["first 2026-06-12", "thanks 2026-06-09"]],
    [
      "and the evening before",
      "2026-06-10T17:00",
      ["first 2026-06-12", "eve 2026-06-11", "thanks 2026-06-09"],
    ],
    ["late, as long as people are awake", "2026-06-10T20:59", due("2026-06-10T17:00")],
    ["at night only what is urgent", "2026-06-10T21:00", ["eve 2026-06-11"]],
    ["until midnight", "2026-06-10T23:59", ["eve 2026-06-11"]],
    ["and no more after it", "2026-06-11T00:00", []],
    [
      "over the end of a year",
      "2026-12-31T17:00",
      ["first 2027-01-02", "eve 2027-01-01", "thanks 2026-12-30"],
    ],
    [
      "over the end of February",
      "2028-02-28T18:00",
      ["first 2028-03-01", "eve 2028-02-29", "thanks 2028-02-27"],
    ],
    // it is the next day in UTC already
    [
      "by the day in Belize",
      "2026-06-30T19:30",
      ["first 2026-07-02", "eve 2026-07-01", "thanks 2026-06-29"],
    ],
  ])("%s: %s", (_, clock, expected) => {
    expect(due(clock)).toEqual(expected);
  });

  test("as the operator has set it, and those alone that are switched on", () => {
    const plan = reminderPlanOf({
      first: { isOn: true, days: 5, hour: 23 },
      eve: { isOn: false, days: 1, hour: 17 },
      ...{ wakes: 8, sleeps: 20 },
    });
    expect(due("2026-06-10T18:59", plan)).toEqual([]);
    // an hour at which people sleep is the last at which they do not; and no address, no thanks
    expect(due("2026-06-10T19:00", plan)).toEqual(["first 2026-06-15"]);
    expect(due("2026-06-10T20:00", plan)).toEqual([]);
  });
});

test("who was told within twelve hours of the hour is not reminded, nor later that day", () => {
  for (const clock of ["2026-06-10T17:00", "2026-06-10T23:59"]) {
    const eve = remindersDue(PLAN, at(clock)).find(({ name }) => name === "eve");
    expect(eve?.toldBeforeMs).toBe(at("2026-06-10T05:00"));
  }
});

test.each([
  ["2026-06-10T06:59", "2026-06-10T07:00"],
  ["2026-06-10T07:00", "2026-06-10T07:00"],
  ["2026-06-10T20:59", "2026-06-10T20:59"],
  ["2026-06-10T21:00", "2026-06-11T07:00"],
  ["2026-12-31T23:30", "2027-01-01T07:00"],
  ["2026-06-11T00:00", "2026-06-11T07:00"],
])("what waits at %s leaves at %s", (clock, leaves) => {
  expect(awakeAtMs(PLAN, at(clock))).toBe(at(leaves));
});

describe("a reminder that leaves is not sent", () => {
  const BOOKING = { status: "confirmed", attendance: "", date: "2026-06-12" } as const;
  const EVE = "2026-06-11T17:05";
  test.each([
    ["eve", {}, EVE, ""],
    ["eve", { status: "cancelled" }, EVE, "not_confirmed"],
    ["eve", { status: "pending" }, EVE, "not_confirmed"],
    ["eve", { status: "completed" }, EVE, "not_confirmed"],
    ["first", { date: "2026-06-19" }, EVE, "moved_meanwhile"],
    // the mail server was away all night
    ["eve", {}, "2026-06-12T06:10", ""],
    ["eve", {}, "2026-06-12T07:30", "trip_begun"],
    ["eve", { attendance: "arrived" }, "2026-06-12T06:10", "trip_begun"],
    ["eve", {}, "2026-06-13T00:00", "trip_begun"],
    ["thanks", {}, "2026-06-13T10:00", ""],
    ["thanks", { status: "completed", attendance: "arrived" }, "2026-06-13T10:00", ""],
    ["thanks", { attendance: "no-show" }, "2026-06-13T10:00", "not_travelled"],
    ["thanks", { status: "cancelled" }, "2026-06-13T10:00", "not_travelled"],
    ["thanks", { date: "2026-06-20" }, "2026-06-13T10:00", "not_travelled"],
  ] as const)("%s of %o at %s: '%s'", (name, changes, clock, why) => {
    const facts = { day: "2026-06-12", startsMs: at("2026-06-12T07:30"), nowMs: at(clock) };
    expect(whyNotReminded(name, { ...BOOKING, ...changes }, facts)).toBe(why);
    // nobody knows the time
    const untimed = why === "trip_begun" && clock.endsWith("07:30") ? "" : why;
    const unknown = { ...facts, startsMs: Number.NaN };
    expect(whyNotReminded(name, { ...BOOKING, ...changes }, unknown)).toBe(untimed);
  });
});

describe("a plan", () => {
  test("is ours where none is stored, and where what is stored is none", () => {
    expect(reminderPlanOf(null)).toMatchObject({
      first: { isOn: true, days: 2, hour: 9 },
      eve: { isOn: true, days: 1, hour: 17 },
      thanks: { isOn: true, days: 1, hour: 10 },
      ...{ wakes: 7, sleeps: 21, reviews: [] },
    });
    const odd = {
      first: { isOn: 1, days: 1, hour: 24 },
      wakes: 9,
      sleeps: 9,
      reviews: [1, "ftp:"],
    };
    expect(reminderPlanOf(odd)).toEqual(reminderPlanOf(null));
  });

  test.each([
    [null, null],
    [PLAN, null],
    [{ first: { isOn: false, days: 14, hour: 0 } }, null],
    [{ first: { isOn: true, days: 1, hour: 9 } }, "reminder_times"],
    [{ eve: { isOn: true, days: 2, hour: 9 } }, "reminder_times"],
    [{ thanks: { isOn: true, days: 1.5, hour: 9 } }, "reminder_times"],
    [{ thanks: 1 }, "reminder_times"],
    [{ wakes: 12, sleeps: 8 }, "reminder_times"],
    [{ lunch: true }, "reminder_times"],
    [{ reviews: "https://a.example" }, "list_expected"],
    [{ reviews: ["https://a.example", "javascript:alert(1)"] }, "review_address:2"],
    [{ reviews: ["https://a.example/\r\nBcc: x@y.example"] }, "review_address:1"],
    [{ reviews: Array(11).fill("https://a.example") }, "too_many_entries:10"],
  ])("%o is stored or refused: %s", (plan, refusal) => {
    expect(checkReminderPlan(plan)).toBe(refusal);
  });

  test("has addresses as they are typed, each once", () => {
    expect(parseReviews(" https://a.example/x\n\nhttps://b.example https://a.example/x\n")).toEqual(
      ["https://a.example/x", "https://b.example"],
    );
  });
});
