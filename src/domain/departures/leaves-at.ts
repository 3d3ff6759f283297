import { BELIZE_OFFSET_MS } from "../belize-date.ts";

/**
 * The instant of leaving, ms in UTC; of the day's beginning where there is no time.
 * @param day `YYYY-MM-DD` in Belize
 * @param time `HH:MM` there, or empty
 */
export function leavesAt({ day, time }: { readonly day: string; readonly time: string }): number {
  // of each departure of half a year, in an engine in which a pattern costs more than this
  return Date.parse(`${day}T${time || "00:00"}Z`) - BELIZE_OFFSET_MS;
}
