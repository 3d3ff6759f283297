import { formatLongDay } from "#domain/belize-date.ts";
import { clockTime } from "./clock-time.ts";

/** `Thursday, December 24, 2026, 7:30 am`; the day alone where it has no time. */
export const departureWords = (day: string, time: string): string =>
  [formatLongDay(day), time && clockTime(time)].filter(Boolean).join(", ");
