import { BOOKING_ORDERS, type BookingOrder } from "#domain/booking/record.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/status.ts";

export type StatusFilter = BookingStatus | "all";

/** What the list shows, as it stands in the address: shared, reloaded and gone back to. */
export interface BookingSearch {
  readonly q: string;
  readonly status: StatusFilter;
  readonly order: BookingOrder;
  readonly direction: "asc" | "desc";
  /** From 1. */
  readonly page: number;
}

/** SPEC §2, admin bookings: created date, newest first. */
export const BOOKING_SEARCH_DEFAULTS: BookingSearch = {
  q: "",
  status: "all",
  order: "created_at",
  direction: "desc",
  page: 1,
};

const LONGEST_SEARCH = 100;
const LAST_PAGE = 100_000;

const oneOf = <Word extends string>(words: readonly Word[], value: unknown) =>
  words.find((word) => word === value);

/** Numbers come as numbers out of an address, and people search for those too. */
const words = (value: unknown) =>
  typeof value === "string" || typeof value === "number"
    ? String(value).slice(0, LONGEST_SEARCH)
    : undefined;

const pageNumber = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LAST_PAGE
    ? Number(value)
    : undefined;

/**
 * The route's search schema, by hand since it is part of what every visitor downloads. What is
 * unknown or wrong becomes the default.
 */
export function parseBookingSearch(raw: Readonly<Record<string, unknown>>): BookingSearch {
  const defaults = BOOKING_SEARCH_DEFAULTS;
  return {
    q: words(raw.q) ?? defaults.q,
    status: oneOf(["all", ...BOOKING_STATUSES], raw.status) ?? defaults.status,
    order: oneOf(BOOKING_ORDERS, raw.order) ?? defaults.order,
    direction: oneOf(["asc", "desc"], raw.direction) ?? defaults.direction,
    page: pageNumber(raw.page) ?? defaults.page,
  };
}
