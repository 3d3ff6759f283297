import { type BelizeDay, formatLongDay } from "#domain/belize-date.ts";

/** A day, and `HH:MM` in Belize; empty where no time is known. */
export interface When {
  readonly day: BelizeDay;
  readonly time: string;
}

/** A language's words for a move. */
export interface SpokenMove {
  moved(before: string, now: string): string;
  otherTime(day: string, before: string, now: string): string;
  dayAndTime(day: string, time: string): string;
  clock(time: string): string;
  longDay(weekday: number, day: number, month: number, year: number): string;
}

/** From when to when a guest was moved, as a sentence; empty where neither day nor time is another than was told. */
export function moveWords(told: When, now: When, spoken: SpokenMove): string {
  if (told.day !== now.day) return spoken.moved(whenWords(told, spoken), whenWords(now, spoken));
  if (!told.time || !now.time || told.time === now.time) return "";
  const day = formatLongDay(now.day, spoken.longDay);
  return spoken.otherTime(day, spoken.clock(told.time), spoken.clock(now.time));
}

/** `Saturday, June 20, 2026, 07:30 (Belize time)` */
export function whenWords({ day, time }: When, spoken: SpokenMove): string {
  const written = formatLongDay(day, spoken.longDay);
  return time ? spoken.dayAndTime(written, spoken.clock(time)) : written;
}
