import * as v from "valibot";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import { BookingRowSchema } from "./booking-row.ts";

/** An empty text where the server sends none. */
const text = v.optional(v.string(), "");

/** A booking as the routes of the back office answer it (ADR 0005). */
export const OfficeBookingSchema = v.pipe(
  v.looseObject({
    item_id: v.number(),
    updated_at: v.string(),
    source: text,
    departure_time: text,
    pickup_notes: text,
    notes: text,
  }),
  v.transform(
    (wire): OfficeBooking => ({
      ...v.parse(BookingRowSchema, wire),
      itemId: wire.item_id,
      version: wire.updated_at,
      source: wire.source,
      departureTime: wire.departure_time,
      pickupNotes: wire.pickup_notes,
      notes: wire.notes,
    }),
  ),
);

/** What a change or a new booking carries, under the names of the wire; prices in US dollars. */
export interface BookingChanges {
  readonly type?: string;
  readonly item_id?: number;
  readonly item_name?: string;
  readonly booking_date?: string;
  readonly guests?: number;
  readonly price?: number;
  readonly customer_first_name?: string;
  readonly customer_last_name?: string;
  readonly customer_email?: string;
  readonly customer_phone?: string;
  readonly special_requests?: string;
  readonly departure_time?: string;
  readonly pickup_notes?: string;
  readonly notes?: string;
}
