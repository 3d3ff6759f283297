import { leavesAt } from "#domain/departures/leaves-at.ts";

/**
 * Until when a guest may change a booking: asked before each change is taken, by the server's clock alone. Until it leaves;
 * without a time, until its day begins.
 */
export function isTooLateToChange(booking: pb.Record, nowMs: number): boolean {
  const day = booking.getString("booking_date");
  return leavesAt({ day, time: booking.getString("departure_time") }) <= nowMs;
}
