import type { BelizeDay } from "../belize-date.ts";
import type { OfficeBooking } from "./fields.ts";

/** Bookings that are still to take place, today's among them, the next one first. */
export function comingTrips(
  bookings: readonly OfficeBooking[],
  today: BelizeDay,
): readonly OfficeBooking[] {
  return bookings
    .filter(({ date, status }) => date >= today && status !== "cancelled" && status !== "completed")
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
