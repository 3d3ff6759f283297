import { belizeDay } from "#domain/belize-date.ts";
import { belizeClock } from "#domain/belize-instant.ts";
import * as words from "#messages/office/field.ts";
import { shortDay } from "./short-dates.ts";

/** `as of 14:05`, with the day where it was another; Belize time. */
export function asOfWords(atMs: number, nowMs: number): string {
  if (atMs === 0) return words.notLoadedYet;
  const day = belizeDay(atMs);
  const clock = belizeClock(atMs);
  return day === belizeDay(nowMs) ? words.asOf(clock) : words.asOfDay(shortDay(day), clock);
}
