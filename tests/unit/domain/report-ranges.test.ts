import { describe, expect, test } from "vitest";
import { addMonths, dashboardStart, reportFirstDay, trendKeys } from "#domain/report/ranges.ts";

const at = (text: string) => Date.parse(text);

describe("a report's range", () => {
  // 04:30 UTC is still the evening before in Belize
  const now = at("2026-03-01T04:30:00Z");
  test.each([
    ["7d", "2026-02-22"],
    ["30d", "2026-01-30"],
    ["3m", "2025-12-01"],
    ["12m", "2025-03-01"],
    ["ytd", "2026-01-01"],
    ["all", null],
  ] as const)("%s begins on %s", (range, day) => {
    expect(reportFirstDay(range, now)).toBe(day);
  });

  test("of the year begins anew at midnight in Belize", () => {
    expect(reportFirstDay("ytd", at("2027-01-01T05:59:59Z"))).toBe("2026-01-01");
    expect(reportFirstDay("ytd", at("2027-01-01T06:00:00Z"))).toBe("2027-01-01");
  });
});

describe("the dashboard's range", () => {
  test.each([
    ["2026-11-21T01:30:00Z", "7days", "2026-11-14T01:30:00Z"],
    ["2026-11-21T01:30:00Z", "30days", "2026-10-22T01:30:00Z"],
    ["2026-11-21T01:30:00Z", "3months", "2026-08-21T01:30:00Z"],
    ["2026-11-21T01:30:00Z", "12months", "2025-11-21T01:30:00Z"],
    // May has 31 days, February 28
    ["2026-05-31T12:00:00Z", "3months", "2026-02-28T12:00:00Z"],
    ["2028-02-29T12:00:00Z", "12months", "2027-02-28T12:00:00Z"],
  ] as const)("at %s, %s go back to %s", (now, range, start) => {
    expect(new Date(dashboardStart(range, at(now)) ?? 0).toISOString()).toBe(
      new Date(at(start)).toISOString(),
    );
  });

  test("of all time has no beginning", () => {
    expect(dashboardStart("all", 0)).toBeNull();
  });
});

test("months are added across years", () => {
  expect([addMonths("2026-01", -1), addMonths("2026-12", 1), addMonths("2026-03", -27)]).toEqual([
    "2025-12",
    "2027-01",
    "2023-12",
  ]);
});

test("a trend has every day or month, also those without bookings", () => {
  expect(trendKeys("2026-02-27", "2026-03-02")).toEqual([
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
    "2026-03-02",
  ]);
  expect(trendKeys("2025-11", "2026-02")).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
});
