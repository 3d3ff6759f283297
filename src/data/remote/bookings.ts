import * as v from "valibot";
import type { BookingOrder, BookingRecord } from "#domain/booking/record.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { BOOKING_FIELDS, BookingRowSchema } from "./booking-row.ts";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";

/** Rows of one page of the operator's list. */
export const BOOKINGS_PER_PAGE = 20;

/** Which bookings; empty and "all" leave a condition out. */
export interface BookingFilter {
  readonly search: string;
  readonly status: BookingStatus | "all";
}

export interface BookingQuery extends BookingFilter {
  readonly order: BookingOrder;
  readonly isDescending: boolean;
  /** From 1. */
  readonly page: number;
}

const PageSchema = v.object({ items: v.array(BookingRowSchema) });
const CountSchema = v.object({ totalItems: v.number() });

const SEARCHED = ["customer_first_name", "customer_last_name", "customer_email", "item_name"];

const bookings = () => pocketbase.collection("bookings");

/**
 * One page of bookings. Without their number, since counting costs the server more than the page
 * itself (SPEED.md, reading): {@link countBookings} is asked beside it, and not again for every page.
 */
export function listBookings(query: BookingQuery, signal: AbortSignal): Promise<BookingRecord[]> {
  const direction = query.isDescending ? "-" : "";
  return remoteCall(async () => {
    const answer = await bookings().getList(query.page, BOOKINGS_PER_PAGE, {
      ...filterOf(query),
      // Equal values keep one order, or a booking would stand on two pages and another on none.
      sort: `${direction}${query.order},${direction}@rowid`,
      fields: BOOKING_FIELDS,
      skipTotal: true,
      signal,
    });
    return v.parse(PageSchema, answer).items;
  });
}

/** How many bookings the filter finds. */
export function countBookings(filter: BookingFilter, signal: AbortSignal): Promise<number> {
  return remoteCall(async () => {
    const answer = await bookings().getList(1, 1, { ...filterOf(filter), fields: "id", signal });
    return v.parse(CountSchema, answer).totalItems;
  });
}

/**
 * Gives a booking another status.
 * @returns the booking as stored.
 */
export function changeBookingStatus(id: string, status: BookingStatus): Promise<BookingRecord> {
  return remoteCall(async () => {
    const answer = await bookings().update(id, { status }, { fields: BOOKING_FIELDS });
    return v.parse(BookingRowSchema, answer);
  });
}

/** Values are bound, never written into the filter's text: people's words can't change its meaning. */
function filterOf({ search, status }: BookingFilter): { filter?: string } {
  const conditions: string[] = [];
  if (search) {
    const anyColumn = SEARCHED.map((column) => `${column} ~ {:text}`).join(" || ");
    conditions.push(pocketbase.filter(`(${anyColumn})`, { text: literally(search) }));
  }
  if (status !== "all") conditions.push(pocketbase.filter("status = {:status}", { status }));
  return conditions.length > 0 ? { filter: conditions.join(" && ") } : {};
}

/** PocketBase reads a percent sign as a wildcard, and would then look for the whole text only. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
