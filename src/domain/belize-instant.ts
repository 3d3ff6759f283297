import * as dates from "#messages/formats/dates.ts";
import * as words from "#messages/formats/instants.ts";
import { BELIZE_OFFSET_MS, belizeDay } from "./belize-date.ts";

// apart from days: visitors are told of no instant

/** `June 3, 2024, 2:05 pm (Belize time)`: an instant for people, always labelled. */
export function formatBelizeTime(instantMs: number): string {
  const [year = 0, month = 0, day = 0] = belizeDay(instantMs).split("-").map(Number);
  const [hour = "", minutes = ""] = belizeClock(instantMs).split(":");
  return words.instant(dates.dayOfYear(day, month - 1, year), Number(hour), minutes);
}

/** `HH:MM` in Belize, 24 hours. */
export function belizeClock(instantMs: number): string {
  return new Date(instantMs + BELIZE_OFFSET_MS).toISOString().slice(11, 16);
}
