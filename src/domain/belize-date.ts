import * as words from "#messages/formats/dates.ts";

/**
 * Days and clock times in Belize: UTC−6 all year, no daylight saving, so plain arithmetic does it
 * (PocketBase's engine has no `Intl`). A day is a `YYYY-MM-DD` string, an instant milliseconds since
 * the epoch in UTC; `now` always comes in.
 */
export type BelizeDay = string;

export const BELIZE_OFFSET_MS = -6 * 3_600_000;
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day that it is in Belize at this instant. */
export function belizeDay(instantMs: number): BelizeDay {
  return new Date(instantMs + BELIZE_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant at which a day begins in Belize; NaN for a text that is no day. */
export function startOfBelizeDay(day: BelizeDay): number {
  return isCalendarDay(day) ? dayToMs(day) - BELIZE_OFFSET_MS : Number.NaN;
}

/** The earliest day that a visitor may book: tomorrow in Belize (SPEC §9, minimum booking date). */
export function earliestBookingDay(nowMs: number): BelizeDay {
  return addDays(belizeDay(nowMs), 1);
}

/** True for a `YYYY-MM-DD` that exists in the calendar, between the years 2000 and 2100. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const year = Number(text.slice(0, 4));
  if (year < 2000 || year > 2100) return false;
  return new Date(dayToMs(text)).toISOString().slice(0, 10) === text;
}

/** The day `days` after (or before) another; both must exist in the calendar. */
export function addDays(day: BelizeDay, days: number): BelizeDay {
  return new Date(dayToMs(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * `Monday, June 3, 2024` (SPEC §2, confirmation). The text comes back unchanged if it is no day.
 * @param write in which language, where a build writes in several
 */
export function formatLongDay(day: BelizeDay, write = words.longDay): string {
  if (!isCalendarDay(day)) return day;
  const date = new Date(dayToMs(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return write(date.getUTCDay(), date.getUTCDate(), month, year);
}

function dayToMs(day: BelizeDay): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}
