import { foundOrNull } from "../pocketbase/found-or-null.ts";

/** A stored booking, or null. */
export function findBooking(app: pb.App, id: string): pb.Record | null {
  return foundOrNull(() => app.findRecordById("bookings", id));
}

/** True for what is left of a booking whose guest was erased. */
export const isErased = (booking: pb.Record): boolean =>
  booking.getString("customer_email").endsWith("@erased.invalid");
