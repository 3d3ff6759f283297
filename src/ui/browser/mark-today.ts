import type { BelizeDay } from "#domain/belize-date.ts";

/**
 * For Mantine's calendars, as `getDayProps` beside `highlightToday`: the day that is marked as today is
 * Belize's. Theirs is the device's, which may be abroad, or the customer's.
 */
export const markToday = (today: BelizeDay) => (day: string) => ({
  "data-today": day === today || undefined,
  "aria-current": day === today ? ("date" as const) : undefined,
});
