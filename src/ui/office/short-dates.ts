import * as figures from "#messages/office/figures.ts";
import * as words from "#messages/office/parts.ts";

const DAY = new Intl.DateTimeFormat(figures.locale, {
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const BELIZE_DAY = new Intl.DateTimeFormat(figures.locale, {
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "America/Belize",
});
const BELIZE_CLOCK = new Intl.DateTimeFormat(figures.locale, {
  hour: "numeric",
  minute: "2-digit",
  timeZone: "America/Belize",
});

/** `Jun 3, 2024` for a `YYYY-MM-DD`: for tables. The text comes back unchanged if it is no day. */
export function shortDay(day: string): string {
  const midnightMs = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(midnightMs) ? day : DAY.format(midnightMs);
}

/** `Jun 3, 2024` and `2:05 PM` in Belize; the table that shows them says whose time it is. */
export function shortBelizeTime(instantMs: number): { day: string; clock: string } {
  if (Number.isNaN(instantMs)) return { day: words.unknownDay, clock: "" };
  return { day: BELIZE_DAY.format(instantMs), clock: BELIZE_CLOCK.format(instantMs) };
}
