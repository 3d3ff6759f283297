/** The states of a booking (SPEC §4). */
export const BOOKING_STATUSES = ["pending", "confirmed", "completed", "cancelled"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/**
 * Why a booking waits for the operator: its date passed before it arrived, the price differs, the
 * service is not offered, or it looks like a machine's work; its departure does not leave or takes nobody any more, has
 * no seats left, or no guide or vehicle, or is answered by the operator each time; or its device has brought it
 * back after a restore. Empty for any other booking.
 */
export const PENDING_REASONS = [
  "",
  "late",
  "price",
  "withdrawn",
  "review",
  "closed",
  "full",
  "busy",
  "request",
  "recovered",
] as const;
export type PendingReason = (typeof PENDING_REASONS)[number];
/** Those that are about room, and end when there is some. */
export const ROOM_REASONS: readonly PendingReason[] = ["closed", "full", "busy"];
/** What each of them asks the operator to decide. */
export const DECISIONS = PENDING_REASONS.filter((reason) => reason !== "");
