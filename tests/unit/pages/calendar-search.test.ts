import { describe, expect, test } from "vitest";
import {
  CALENDAR_SEARCH_DEFAULTS,
  type CalendarView,
  parseCalendarSearch,
} from "../../../src/features/office/calendar/search.ts";
import { pageFrom, spanOf } from "../../../src/features/office/calendar/spans.ts";

test("what the address says is taken where it is known, and is the default where it is not", () => {
  const known = { view: "timeline", day: "2026-12-24", open: "tour/5/2026-12-24/07:00" };
  expect(parseCalendarSearch(known)).toEqual(known);
  expect(parseCalendarSearch({ open: "transfer/1/2026-12-24/" }).open).toBe(
    "transfer/1/2026-12-24/",
  );
  const wrong = { view: "year", day: "2026-02-30", open: "boat/5/2026-12-24/07:00" };
  expect(parseCalendarSearch(wrong)).toEqual(CALENDAR_SEARCH_DEFAULTS);
});

describe("the days of a view, and of the page before and after", () => {
  test.each<[CalendarView, string, string, string, string, string]>([
    ["month", "2026-12-24", "2026-11-29", "2027-01-02", "2026-11-01", "2027-01-01"],
    ["month", "2026-02-01", "2026-02-01", "2026-02-28", "2026-01-01", "2026-03-01"],
    ["week", "2026-12-24", "2026-12-20", "2026-12-26", "2026-12-17", "2026-12-31"],
    ["week", "2026-12-20", "2026-12-20", "2026-12-26", "2026-12-13", "2026-12-27"],
    ["day", "2026-12-31", "2026-12-31", "2026-12-31", "2026-12-30", "2027-01-01"],
    ["timeline", "2026-12-31", "2026-12-31", "2026-12-31", "2026-12-30", "2027-01-01"],
    ["agenda", "2026-12-24", "2026-12-24", "2026-12-30", "2026-12-17", "2026-12-31"],
  ])("%s of %s", (view, day, from, until, before, after) => {
    expect(spanOf(view, day)).toEqual({ from, until });
    expect([pageFrom(view, day, -1), pageFrom(view, day, 1)]).toEqual([before, after]);
  });
});
