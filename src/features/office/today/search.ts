import { isCalendarDay } from "#domain/belize-date.ts";
import { isBookingId } from "#domain/booking/reference.ts";

/** What the run sheet shows, as it stands in the address. */
export interface TodaySearch {
  /** `YYYY-MM-DD`; empty for today in Belize, whenever that is. */
  readonly day: string;
  /** The booking whose details are open, empty while there is none. */
  readonly id: string;
}

export const TODAY_SEARCH_DEFAULTS: TodaySearch = { day: "", id: "" };

/**
 * The route's search schema, by hand since it is part of what every visitor downloads. What is
 * unknown or wrong becomes the default.
 */
export function parseTodaySearch(raw: Readonly<Record<string, unknown>>): TodaySearch {
  return {
    day: typeof raw.day === "string" && isCalendarDay(raw.day) ? raw.day : "",
    id: typeof raw.id === "string" && isBookingId(raw.id) ? raw.id : "",
  };
}
