import { belizeDay } from "#domain/belize-date.ts";
import { bookingReference, isBookingId } from "#domain/booking/reference.ts";
import { refuseWhole } from "../guards/refuse.ts";
import { isBroughtBack } from "../mail/brought-back.ts";
import { noteInAudit } from "../office/audit.ts";
import { bodyOf } from "../pocketbase/call.ts";
import { changeBooking } from "./change.ts";
import { endUnknown } from "./end.ts";
import { findBooking } from "./find.ts";
import { bookingOfTrip } from "./links/trip-key.ts";
import { isPastFree } from "./requests.ts";
import { answerStanding } from "./told-guests.ts";

const KEY_HEADER = "X-Manage-Key";
export const NOT_THERE = "not_there";
/** As devices make them: what is none leaves nothing behind. */
const IS_KEY = /^[A-Za-z0-9]{32}$/;

/**
 * `GET /api/bookings/{id}`: how a booking stands, for the device that made it (CONTRACT, HTTP), or one that has opened
 * its link and sends that key. 404 for a wrong key as for an unknown booking.
 */
export function askBooking(e: pb.RequestEvent): void {
  const booking = ownBooking(e);
  if (!booking) return refuseWhole(e, 404, NOT_THERE);
  answerStanding(e, booking);
}

/**
 * `POST /api/bookings/{id}/cancel`: cancels it; 200 also when it is cancelled already. Customer and
 * operator get their mails by a trigger. What has been completed stays. Of one that is not there its end
 * is kept (`ended`): it may be on its way, taken back by a guest who never heard an answer. `moved_to` names the booking
 * that takes its place.
 */
export function cancelBooking(e: pb.RequestEvent): void {
  const asked = e.request.pathValue("id");
  const key = e.request.header.get(KEY_HEADER);
  const isUnknown = isBookingId(asked) && IS_KEY.test(key) && !findBooking(e.app, asked);
  if (isUnknown && endUnknown(e.app, asked, key)) {
    return e.json(200, { id: asked, status: "cancelled", ended: true });
  }
  const own = ownBooking(e);
  const booking = own && cancelByGuest(e.app, own.id, bodyOf(e));
  if (!booking) return refuseWhole(e, 404, NOT_THERE);
  if (hasTakenPlace(booking)) return refuseWhole(e, 409, "taken_place");
  answerStanding(e, booking);
}

/** True for what stood until its day was over, or until its guests were there or were missed: nobody can cancel that any more. */
export function hasTakenPlace(booking: pb.Record): boolean {
  const status = booking.getString("status");
  const isOver =
    booking.getString("booking_date") < belizeDay(Date.now()) ||
    booking.getString("attendance") !== "";
  return status === "completed" || (status === "confirmed" && isOver);
}

/**
 * Cancels it, unless it has taken place.
 * @param said `moved_to` names the booking that takes its place; `recovered` as in change.ts
 * @returns it as it stands then; null when it is gone
 * @throws 503 when the database cannot store
 */
export function cancelByGuest(
  app: pb.App,
  id: string,
  said: Readonly<Record<string, unknown>> = {},
): pb.Record | null {
  const changesOf = (stands: pb.Record, inside: pb.App) => {
    const status = stands.getString("status");
    // what was cancelled in time, and is brought back after a restore, was cancelled
    const isInTime = status === "confirmed" && isBroughtBack(inside, said.recovered);
    if (status === "cancelled" || (hasTakenPlace(stands) && !isInTime)) return null;
    const cancelled_late = isPastFree(stands) ? "open" : "";
    const moved_to = isBookingId(said.moved_to) ? said.moved_to : "";
    if (moved_to) {
      const after = `#${bookingReference(moved_to)}`;
      const entry = { booking: id, actor: "customer", field: "moved_to", before: "", after };
      noteInAudit(inside, entry);
    }
    return { status: "cancelled", cancelled_by: "customer", cancelled_late, moved_to };
  };
  return changeBooking(app, id, changesOf, said.recovered);
}

/** True where the call has the key of the booking's link, and not that of the device that booked. */
export const isByLink = (e: pb.RequestEvent): boolean =>
  bookingOfTrip(e.app, e.request.header.get(KEY_HEADER)) !== null;

/** Null for a wrong key as for an unknown booking. @param id the booking's, where the address does not name it */
export function ownBooking(e: pb.RequestEvent, id = e.request.pathValue("id")): pb.Record | null {
  const key = e.request.header.get(KEY_HEADER);
  const trip = bookingOfTrip(e.app, key);
  if (trip) return trip.booking.id === id ? trip.booking : null;
  const booking = isBookingId(id) ? findBooking(e.app, id) : null;
  const stored = booking?.getString("manage_key") ?? "";
  // compared also where there is none, so that the time of the answer tells nothing
  const isOwn = $security.equal($security.sha256(key), stored || "none");
  return key && isOwn ? booking : null;
}
