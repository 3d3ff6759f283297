import * as v from "valibot";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import { remoteCall } from "./failure.ts";
import { OfficeBookingSchema } from "./office-booking-row.ts";
import { pocketbase } from "./pocketbase.ts";

/** A customer as the search shows them. */
interface FoundCustomer {
  readonly email: string;
  readonly name: string;
  readonly bookings: number;
}

export interface Found {
  readonly bookings: readonly OfficeBooking[];
  readonly customers: readonly FoundCustomer[];
}

const SHOWN = 6;

const BookingsSchema = v.object({ items: v.array(OfficeBookingSchema) });
const CustomersSchema = v.object({
  items: v.array(
    v.pipe(
      v.object({
        email: v.string(),
        first_name: v.string(),
        last_name: v.string(),
        total_bookings: v.number(),
      }),
      v.transform(
        (row): FoundCustomer => ({
          email: row.email,
          name: `${row.first_name} ${row.last_name}`.trim(),
          bookings: row.total_bookings,
        }),
      ),
    ),
  ),
});

/** The newest bookings and the customers that a text finds. */
export function searchOffice(text: string, signal: AbortSignal): Promise<Found> {
  return remoteCall(async () => {
    const list = { q: text, sort: "-created_at", page: 1, perPage: SHOWN };
    const [bookings, customers] = await Promise.all([
      pocketbase.send("/api/office/bookings", { query: list, signal }),
      pocketbase.collection("customers").getList(1, SHOWN, {
        filter: pocketbase.filter("search ~ {:text}", { text: literally(text.toLowerCase()) }),
        sort: "-last_activity",
        skipTotal: true,
        signal,
      }),
    ]);
    return {
      bookings: v.parse(BookingsSchema, bookings).items,
      customers: v.parse(CustomersSchema, customers).items,
    };
  });
}

/** PocketBase reads a percent sign as a wildcard, and would then look for the whole text only. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
