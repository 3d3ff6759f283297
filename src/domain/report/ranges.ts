import {
  addDays,
  type BelizeDay,
  belizeDay,
  isCalendarDay,
  startOfBelizeDay,
} from "../belize-date.ts";

/** The dashboard's time ranges, counted back from now (SPEC §9). */
export const DASHBOARD_RANGES = ["7days", "30days", "3months", "12months", "all"] as const;
export type DashboardRange = (typeof DASHBOARD_RANGES)[number];

/** The reports' time ranges, whole days and months in Belize (SPEC §9). */
export const REPORT_RANGES = ["all", "7d", "30d", "3m", "12m", "ytd"] as const;
export type ReportRange = (typeof REPORT_RANGES)[number];

const DAY_MS = 86_400_000;

/** Days or calendar months that each range of the dashboard goes back. */
const BACK: Readonly<Record<DashboardRange, { days?: number; months?: number }>> = {
  "7days": { days: 7 },
  "30days": { days: 30 },
  "3months": { months: 3 },
  "12months": { months: 12 },
  all: {},
};

/** The instant (ms, UTC) from which a range of the dashboard counts; null for all time. */
export function dashboardStart(range: DashboardRange, nowMs: number): number | null {
  const { days, months } = BACK[range];
  if (days) return nowMs - days * DAY_MS;
  if (!months) return null;
  const today = belizeDay(nowMs);
  const timeOfDay = nowMs - startOfBelizeDay(today);
  return startOfBelizeDay(sameDayBefore(today, months)) + timeOfDay;
}

/** The first day of a report's range; null for all time. */
export function reportFirstDay(range: ReportRange, nowMs: number): BelizeDay | null {
  const today = belizeDay(nowMs);
  switch (range) {
    case "7d":
      return addDays(today, -6);
    case "30d":
      return addDays(today, -29);
    case "3m":
      return `${addMonths(today.slice(0, 7), -2)}-01`;
    case "12m":
      return `${addMonths(today.slice(0, 7), -11)}-01`;
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

/** The month so many months after (or before) a month `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** The same day of an earlier month, or that month's last day where it has no such day. */
function sameDayBefore(day: BelizeDay, months: number): BelizeDay {
  const month = addMonths(day.slice(0, 7), -months);
  const same = `${month}-${day.slice(8)}`;
  return isCalendarDay(same) ? same : addDays(`${addMonths(month, 1)}-01`, -1);
}
