import * as v from "valibot";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { OfficeBookingSchema } from "#domain/booking/office/schemas.ts";
import type { Customer } from "#domain/customer.ts";
import { listCustomers } from "./customers/customers.ts";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";

export interface Found {
  readonly bookings: readonly OfficeBooking[];
  readonly customers: readonly Customer[];
}

/** Of each kind. */
export const MOST_FOUND = 6;

const BookingsSchema = v.object({ items: v.array(OfficeBookingSchema) });
/** The newest bookings and the customers that a text finds. */
export function searchOffice(text: string, signal: AbortSignal): Promise<Found> {
  return remoteCall(async () => {
    const list = { q: text, sort: "-created_at", page: 1, perPage: MOST_FOUND };
    const [bookings, customers] = await Promise.all([
      pocketbase.send("/api/office/bookings", { query: list, signal }),
      listCustomers(
        { q: text, order: "last_activity", direction: "desc", page: 1, perPage: MOST_FOUND },
        signal,
      ),
    ]);
    return {
      bookings: v.parse(BookingsSchema, bookings).items,
      customers: customers.items,
    };
  });
}
