import type { BelizeDay } from "../belize-date.ts";
import type { BookingRecord } from "./record.ts";

/** Bookings that are still to take place, today's among them, the next one first. */
export function comingTrips(
  bookings: readonly BookingRecord[],
  today: BelizeDay,
): readonly BookingRecord[] {
  return bookings
    .filter(({ date, status }) => date >= today && status !== "cancelled" && status !== "completed")
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
