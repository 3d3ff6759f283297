import { isCalendarDay } from "#domain/belize-date.ts";
import { isBookingId } from "#domain/booking/reference.ts";

/** What the run sheet shows, as it stands in the address. */
export interface TodaySearch {
  /** `YYYY-MM-DD`; empty for today in Belize, whenever that is. */
  readonly day: string;
  /** One departure of that day by its key, `tour/5/2026-12-24/07:00`, or `/back` behind it; empty for all of them. */
  readonly departure: string;
  /** The booking whose details are open, empty while there is none. */
  readonly id: string;
}

export const TODAY_SEARCH_DEFAULTS: TodaySearch = { day: "", departure: "", id: "" };

const DEPARTURE = /^(?:tour|transfer)\/\d{1,9}\/(\d{4}-\d\d-\d\d)\/(?:\d\d:\d\d)?(?:\/back)?$/;

/**
 * The route's search schema, by hand since it is part of what every visitor downloads. What is
 * unknown or wrong becomes the default.
 */
export function parseTodaySearch(raw: Readonly<Record<string, unknown>>): TodaySearch {
  const [departure = "", ownDay = ""] = DEPARTURE.exec(String(raw.departure)) ?? [];
  const isDeparture = isCalendarDay(ownDay);
  const day = isDeparture ? ownDay : raw.day;
  return {
    day: typeof day === "string" && isCalendarDay(day) ? day : "",
    departure: isDeparture ? departure : "",
    id: isBookingId(raw.id) ? raw.id : "",
  };
}
