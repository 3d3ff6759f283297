import { type BelizeDay, belizeDay } from "#domain/belize-date.ts";
import { belizeClock } from "#domain/belize-instant.ts";
import * as parts from "#messages/office/parts.ts";
import * as words from "#messages/office/short-dates.ts";

/** Year, month from 0, day and weekday from 0; null for a text that is no day. */
function partsOf(day: string) {
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime())) return null;
  return {
    ...{ year: midnight.getUTCFullYear(), month: midnight.getUTCMonth() },
    ...{ day: midnight.getUTCDate(), weekday: midnight.getUTCDay() },
  };
}

/** `Jun 3, 2024` for a `YYYY-MM-DD`: for tables. The text comes back unchanged if it is no day. */
export function shortDay(text: string): string {
  const of = partsOf(text);
  return of ? words.dayOfYear(of.day, of.month, of.year) : text;
}

/** `20 Sun`: a day of this week. */
export function dayOfThisWeek(text: BelizeDay): string {
  const of = partsOf(text);
  return of ? words.dayOfWeek(of.weekday, of.day) : text;
}

/** `Jun 3` for a day, `Jun 2024` for a month `YYYY-MM`. The text comes back unchanged if it is neither. */
export function trendLabel(key: string): string {
  const of = partsOf(key.length > 7 ? key : `${key}-01`);
  if (!of) return key;
  return key.length > 7 ? words.dayOfMonth(of.day, of.month) : words.monthOfYear(of.month, of.year);
}

/** `Jun 3, 2024` and `2:05 pm` in Belize; the table that shows them says whose time it is. */
export function shortBelizeTime(instantMs: number): { day: string; clock: string } {
  if (Number.isNaN(instantMs)) return { day: parts.unknownDay, clock: "" };
  const [hour = "", minutes = ""] = belizeClock(instantMs).split(":");
  return { day: shortDay(belizeDay(instantMs)), clock: words.clock(Number(hour), minutes) };
}

/** `3 Jun 2024, 14:05` in Belize: of what was exported or erased. */
export function loggedTime(instantMs: number): string {
  const of = partsOf(belizeDay(instantMs));
  const [hour = "", minutes = ""] = belizeClock(instantMs).split(":");
  return of ? words.logged(of.day, of.month, of.year, Number(hour), minutes) : "";
}
