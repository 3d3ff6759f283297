import type { ItemType } from "../catalogue/item.ts";
import type { BookingStatus, PendingReason } from "./status.ts";

/** A booking as the operator sees it (SPEC §3, admin views); prices in US cents. */
export interface BookingRecord {
  readonly id: string;
  readonly type: ItemType;
  readonly itemName: string;
  /** The day of travel. */
  readonly date: string;
  readonly guests: number;
  readonly priceCents: number;
  /** What the customer was shown; differs from the price while that is to be agreed. */
  readonly quotedCents: number;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly specialRequests: string;
  /** Null when the row has none, or one that we do not know (SPEC §4: 'Unknown'). */
  readonly status: BookingStatus | null;
  readonly pendingReason: PendingReason;
  /** When it was stored, in milliseconds since the epoch. */
  readonly createdAtMs: number;
}

/** By what the operator's list can be ordered: the columns of SPEC §2, admin bookings. */
export const BOOKING_ORDERS = [
  "id",
  "customer_first_name",
  "item_name",
  "booking_date",
  "guests",
  "price",
  "status",
  "created_at",
] as const;
export type BookingOrder = (typeof BOOKING_ORDERS)[number];
