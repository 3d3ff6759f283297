import * as v from "valibot";
import {
  ATTENDANCES,
  type OfficeBooking,
  PAID_CURRENCIES,
  PAID_METHODS,
} from "#domain/booking/office-booking.ts";
import { touchedBy } from "#domain/booking/touched.ts";
import { centsToDollars, dollarsToCents } from "#domain/money.ts";
import { bookingRecordOf, row } from "./row-parts.ts";

/** An empty text where the server sends none. */
const text = v.optional(v.string(), "");

/** A booking as the routes of the back office answer it (ADR 0005), and as its devices keep it. */
export const OfficeWireSchema = v.object({
  ...row,
  item_id: v.number(),
  updated_at: v.string(),
  source: text,
  departure_time: text,
  pickup_notes: text,
  notes: text,
  // an unknown word must not hide a booking
  attendance: v.optional(v.fallback(v.picklist(ATTENDANCES), ""), ""),
  paid_amount: v.optional(v.number(), 0),
  paid_currency: v.optional(v.fallback(v.picklist(PAID_CURRENCIES), ""), ""),
  paid_method: v.optional(v.fallback(v.picklist(PAID_METHODS), ""), ""),
});
export type OfficeWire = v.InferOutput<typeof OfficeWireSchema>;

/** What the wire's booking means; prices in US cents. */
export function officeBookingOf(wire: OfficeWire): OfficeBooking {
  return {
    ...bookingRecordOf(wire),
    itemId: wire.item_id,
    version: wire.updated_at,
    source: wire.source,
    departureTime: wire.departure_time,
    pickupNotes: wire.pickup_notes,
    attendance: wire.attendance,
    paidCents: dollarsToCents(wire.paid_amount),
    paidCurrency: wire.paid_currency,
    paidMethod: wire.paid_method,
    notes: wire.notes,
  };
}

/** The wire's form of a booking: the inverse of {@link officeBookingOf}. */
export function officeWireOf(booking: OfficeBooking): OfficeWire {
  const { customer, createdAtMs } = booking;
  return {
    id: booking.id,
    type: booking.type,
    item_id: booking.itemId,
    item_name: booking.itemName,
    booking_date: booking.date,
    guests: booking.guests,
    price: centsToDollars(booking.priceCents),
    quoted_price: centsToDollars(booking.quotedCents),
    customer_first_name: customer.firstName,
    customer_last_name: customer.lastName,
    customer_email: customer.email,
    customer_phone: customer.phone,
    special_requests: booking.specialRequests,
    status: booking.status,
    pending_reason: booking.pendingReason,
    source: booking.source,
    departure_time: booking.departureTime,
    pickup_notes: booking.pickupNotes,
    attendance: booking.attendance,
    paid_amount: centsToDollars(booking.paidCents),
    paid_currency: booking.paidCurrency,
    paid_method: booking.paidMethod,
    notes: booking.notes,
    created_at: Number.isNaN(createdAtMs) ? "" : new Date(createdAtMs).toISOString(),
    updated_at: booking.version,
  };
}

export const OfficeBookingSchema = v.pipe(OfficeWireSchema, v.transform(officeBookingOf));

/** What a change or a new booking carries, under the names of the wire; amounts in whole units. */
export type BookingChanges = Partial<
  Omit<
    OfficeWire,
    "id" | "quoted_price" | "pending_reason" | "created_at" | "updated_at" | "source"
  >
>;

/**
 * What a change was made on, as far as the server asks: what others have changed beside it does not
 * stand in its way (domain/booking/touched.ts).
 */
export function beforeOf(base: Partial<OfficeWire>, changes: BookingChanges): Partial<OfficeWire> {
  const asked = new Set([...touchedBy(changes), "status"]);
  return Object.fromEntries(Object.entries(base).filter(([column]) => asked.has(column)));
}
