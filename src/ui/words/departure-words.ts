import { formatLongDay } from "#domain/belize-date.ts";
import { clock } from "#messages/formats/times.ts";

/** `Thursday, December 24, 2026, 7:30 am`; the day alone where it has no time. */
export const departureWords = (day: string, time: string): string =>
  [formatLongDay(day), time && clock(time)].filter(Boolean).join(", ");
