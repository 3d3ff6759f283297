import { describe, expect, test } from "vitest";
import { addMonths } from "#domain/report/months.ts";
import {
  DASHBOARD_RANGES,
  firstDayOf,
  isDaily,
  REPORT_RANGES,
  trendKeys,
} from "#domain/report/ranges.ts";
import { ranges } from "#messages/office/ranges.ts";

const at = (text: string) => Date.parse(text);

describe("a time range", () => {
  // 04:30 UTC is still the evening before in Belize
  const now = at("2026-03-01T04:30:00Z");
  test.each([
    ["7d", "2026-02-22", true],
    ["30d", "2026-01-30", true],
    ["3m", "2025-12-01", false],
    ["12m", "2025-03-01", false],
    ["ytd", "2026-01-01", false],
    ["all", null, false],
  ] as const)("%s begins on %s, shown by the day: %s", (range, day, daily) => {
    expect(firstDayOf(range, now)).toBe(day);
    expect(isDaily(range)).toBe(daily);
  });

  test("begins anew at midnight in Belize", () => {
    expect(firstDayOf("ytd", at("2027-01-01T05:59:59Z"))).toBe("2026-01-01");
    expect(firstDayOf("ytd", at("2027-01-01T06:00:00Z"))).toBe("2027-01-01");
  });

  test.each(DASHBOARD_RANGES)("%s is what the reports call by the same name", (range) => {
    const same = REPORT_RANGES.find((other) => ranges[other] === ranges[range]);
    expect(firstDayOf(range, now)).toBe(firstDayOf(same ?? "ytd", now));
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
