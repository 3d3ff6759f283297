import { isCalendarDay } from "#domain/belize-date.ts";

export const VIEWS = ["month", "week", "day", "timeline", "agenda"] as const;
export type CalendarView = (typeof VIEWS)[number];

/** What the calendar shows, as it stands in the address. */
export interface CalendarSearch {
  readonly view: CalendarView;
  /** `YYYY-MM-DD`; empty for today in Belize, whenever that is. */
  readonly day: string;
  /** The key of the departure that is open, empty while there is none. */
  readonly open: string;
}

export const CALENDAR_SEARCH_DEFAULTS: CalendarSearch = { view: "month", day: "", open: "" };

const KEY = /^(tour|transfer)\/\d{1,9}\/\d{4}-\d{2}-\d{2}\/(\d{2}:\d{2})?$/;

/** The route's search schema; what is unknown or wrong becomes the default. */
export function parseCalendarSearch(raw: Readonly<Record<string, unknown>>): CalendarSearch {
  const { view, day, open } = raw;
  return {
    view: VIEWS.find((one) => one === view) ?? CALENDAR_SEARCH_DEFAULTS.view,
    day: typeof day === "string" && isCalendarDay(day) ? day : "",
    open: typeof open === "string" && KEY.test(open) ? open : "",
  };
}
