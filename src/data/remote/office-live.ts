import * as v from "valibot";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import { OfficeBookingSchema } from "./office-booking-row.ts";
import { pocketbase } from "./pocketbase.ts";

export interface LiveBooking {
  readonly action: "create" | "update" | "delete";
  readonly booking: OfficeBooking;
}

const EventSchema = v.object({
  action: v.picklist(["create", "update", "delete"]),
  record: OfficeBookingSchema,
});

/**
 * Hears of every booking that is stored, changed or deleted, over PocketBase's realtime line, which
 * connects again by itself. Where it can't be had the list still has its Refresh.
 * @returns ends it.
 */
export function watchBookings(onEvent: (event: LiveBooking) => void): () => void {
  let hasEnded = false;
  let end: (() => Promise<void>) | null = null;
  const forget = (error: unknown) => console.warn("No live bookings.", error);
  const hear = (message: unknown) => {
    const event = v.safeParse(EventSchema, message);
    if (event.success) onEvent({ action: event.output.action, booking: event.output.record });
  };
  pocketbase
    .collection("bookings")
    .subscribe("*", hear)
    .then((stop) => {
      if (hasEnded) return stop();
      end = stop;
    })
    .catch(forget);
  return () => {
    hasEnded = true;
    end?.().catch(forget);
  };
}
