import * as v from "valibot";
import type { BookingRecord } from "#domain/booking/record.ts";
import { BOOKING_STATUSES, PENDING_REASONS } from "#domain/booking/status.ts";
import { dollarsToCents } from "#domain/money.ts";

/** What is read of a row: not more than is shown. */
export const row = {
  id: v.string(),
  type: v.picklist(["tour", "transfer"]),
  item_name: v.string(),
  booking_date: v.string(),
  guests: v.number(),
  price: v.number(),
  quoted_price: v.number(),
  customer_first_name: v.string(),
  customer_last_name: v.string(),
  customer_email: v.string(),
  customer_phone: v.string(),
  special_requests: v.string(),
  // Neither may hide a booking from the operator, however they came about.
  status: v.fallback(v.nullable(v.picklist(BOOKING_STATUSES)), null),
  pending_reason: v.fallback(v.picklist(PENDING_REASONS), ""),
  created_at: v.string(),
};

const RowSchema = v.object(row);

/** What a row of `bookings` means, as PocketBase gives it to the operator. */
export function bookingRecordOf(wire: v.InferOutput<typeof RowSchema>): BookingRecord {
  return {
    id: wire.id,
    type: wire.type,
    itemName: wire.item_name,
    date: wire.booking_date,
    guests: wire.guests,
    priceCents: dollarsToCents(wire.price),
    quotedCents: dollarsToCents(wire.quoted_price),
    customer: {
      firstName: wire.customer_first_name,
      lastName: wire.customer_last_name,
      email: wire.customer_email,
      phone: wire.customer_phone,
    },
    specialRequests: wire.special_requests,
    status: wire.status,
    pendingReason: wire.pending_reason,
    // PocketBase puts a blank where ISO 8601 has a T; not every browser reads that.
    createdAtMs: Date.parse(wire.created_at.replace(" ", "T")),
  };
}

export const BookingRowSchema = v.pipe(RowSchema, v.transform(bookingRecordOf));
