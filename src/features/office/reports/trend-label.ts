import * as figures from "#messages/office/figures.ts";

const MONTH = new Intl.DateTimeFormat(figures.locale, {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const DAY = new Intl.DateTimeFormat(figures.locale, {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** `Jun 3` for a day, `Jun 2024` for a month `YYYY-MM`. The text comes back unchanged if it is neither. */
export function trendLabel(key: string): string {
  const ms = Date.parse(key);
  if (Number.isNaN(ms)) return key;
  return (key.length > 7 ? DAY : MONTH).format(ms);
}
