import { addDays, type BelizeDay, belizeDay } from "../belize-date.ts";
import { addMonths } from "./months.ts";

/** The dashboard's time ranges, by the words of its address (SPEC §2). */
export const DASHBOARD_RANGES = ["7days", "30days", "3months", "12months", "all"] as const;
export type DashboardRange = (typeof DASHBOARD_RANGES)[number];

/** The reports' time ranges, by the words of theirs. */
export const REPORT_RANGES = ["all", "7d", "30d", "3m", "12m", "ytd"] as const;
export type ReportRange = (typeof REPORT_RANGES)[number];

/**
 * The first day of a range, null for all time. Ranges are whole days and months in Belize that end
 * today: seven days are today and six before, three months this one and two before (SPEC §9).
 */
export function firstDayOf(range: DashboardRange | ReportRange, nowMs: number): BelizeDay | null {
  const today = belizeDay(nowMs);
  switch (range) {
    case "7days":
    case "7d":
      return addDays(today, -6);
    case "30days":
    case "30d":
      return addDays(today, -29);
    case "3months":
    case "3m":
      return `${addMonths(today, -2)}-01`;
    case "12months":
    case "12m":
      return `${addMonths(today, -11)}-01`;
    case "ytd":
      return `${today.slice(0, 4)}-01-01`;
    default:
      return null;
  }
}

/** 7d and 30d are shown by the day, the others by the month (SPEC §9). */
export function isDaily(range: ReportRange): boolean {
  return range === "7d" || range === "30d";
}

/** All days, or all months (`YYYY-MM`), from the first to the last, both among them. */
export function trendKeys(first: string, last: string): string[] {
  const next =
    first.length === 7 ? (key: string) => addMonths(key, 1) : (key: string) => addDays(key, 1);
  const keys: string[] = [];
  for (let key = first; key <= last; key = next(key)) keys.push(key);
  return keys;
}
