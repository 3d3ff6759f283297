import * as v from "valibot";
import { dollarsToCents } from "../money.ts";
import type { BookingCommand } from "./command.ts";
import { BOOKING_STATUSES, PENDING_REASONS } from "./status.ts";

const Cents = v.pipe(v.number(), v.integer());

/** A booking as the confirmation shows it (SPEC §3); prices in US cents. */
export const BookingViewSchema = v.object({
  id: v.string(),
  type: v.picklist(["tour", "transfer"]),
  itemId: v.number(),
  itemName: v.string(),
  date: v.string(),
  guests: v.number(),
  priceCents: Cents,
  /** What the visitor was shown; differs from the price only while that is to be agreed. */
  quotedCents: Cents,
  customer: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
  }),
  specialRequests: v.string(),
  /** Null as long as the server has not answered: nothing is booked yet. */
  status: v.nullable(v.picklist(BOOKING_STATUSES)),
  reason: v.picklist(PENDING_REASONS),
  /** Server's time of storing, ISO 8601 in UTC; empty while it has not answered. */
  createdAt: v.string(),
  /** What the office has agreed (pick-up.ts), once the device has asked for it. */
  departureTime: v.optional(v.string()),
  pickupNotes: v.optional(v.string()),
  /** False once the server has said that no mail of it goes to the guest. */
  isMailed: v.optional(v.boolean()),
});
export type BookingView = v.InferOutput<typeof BookingViewSchema>;

/** The server's answer to a create (CONTRACT, HTTP), as a view. */
export const StoredBookingSchema = v.pipe(
  v.object({
    id: v.string(),
    type: v.picklist(["tour", "transfer"]),
    item_id: v.number(),
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
    status: v.picklist(BOOKING_STATUSES),
    pending_reason: v.picklist(PENDING_REASONS),
    created_at: v.string(),
  }),
  v.transform(
    (stored): BookingView => ({
      ...sharedWith(stored),
      priceCents: dollarsToCents(stored.price),
      quotedCents: dollarsToCents(stored.quoted_price),
      status: stored.status,
      reason: stored.pending_reason,
      createdAt: stored.created_at,
    }),
  ),
);

/** What can be shown of a booking that has not been answered. */
export function viewOfCommand(command: BookingCommand): BookingView {
  const quotedCents = dollarsToCents(command.price);
  return {
    ...sharedWith(command),
    priceCents: quotedCents,
    quotedCents,
    status: null,
    reason: "",
    createdAt: "",
  };
}

type Shared = Pick<
  BookingCommand,
  | "id"
  | "type"
  | "item_id"
  | "item_name"
  | "booking_date"
  | "guests"
  | "customer_first_name"
  | "customer_last_name"
  | "customer_email"
  | "customer_phone"
  | "special_requests"
>;

function sharedWith(wire: Shared) {
  return {
    id: wire.id,
    type: wire.type,
    itemId: wire.item_id,
    itemName: wire.item_name,
    date: wire.booking_date,
    guests: wire.guests,
    customer: {
      firstName: wire.customer_first_name,
      lastName: wire.customer_last_name,
      email: wire.customer_email,
      phone: wire.customer_phone,
    },
    specialRequests: wire.special_requests,
  };
}
