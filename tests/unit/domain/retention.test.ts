import { expect, test } from "vitest";
import { monthsBefore, retentionOf } from "#domain/site/retention.ts";

test.each([
  ["2026-11-21", 24, "2024-11-21"],
  ["2026-11-21", 6, "2026-05-21"],
  ["2026-01-15", 1, "2025-12-15"],
  ["2026-03-31", 1, "2026-02-28"],
  ["2028-03-31", 1, "2028-02-29"],
  ["2028-02-29", 24, "2026-02-28"],
  ["2026-12-31", 12, "2025-12-31"],
])("%s less %i months is %s", (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});

test.each([
  [6, 6],
  ["12", 12],
  [0, 24],
  [25, 24],
  [null, 24],
  ["", 24],
])("a setting of %o keeps for %i months", (setting, months) => {
  expect(retentionOf(setting)).toBe(months);
});
