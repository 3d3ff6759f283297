import { isCalendarDay } from "#domain/belize-date.ts";
import { isBookingId } from "#domain/booking/reference.ts";

/** Whose takings of when, or which cash-up, as it stands in the address. */
export interface CashUpSearch {
  /** An account's id; empty for one's own. */
  readonly person: string;
  /** `YYYY-MM-DD` in Belize; empty for all that nobody has counted. */
  readonly day: string;
  /** A cash-up's id; empty while the takings are shown. */
  readonly id: string;
}

export const CASH_UP_SEARCH_DEFAULTS: CashUpSearch = { person: "", day: "", id: "" };

/** The route's search schema; what is unknown or wrong becomes the default. */
export function parseCashUpSearch(raw: Readonly<Record<string, unknown>>): CashUpSearch {
  const idOf = (value: unknown) => (isBookingId(value) ? value : "");
  const { person, day, id } = raw;
  return {
    person: idOf(person),
    day: typeof day === "string" && isCalendarDay(day) ? day : "",
    id: idOf(id),
  };
}
