import { isBookingId } from "#domain/booking/reference.ts";
import { commitToDisk, storageTrouble } from "./durability.ts";

const KEY_HEADER = "X-Manage-Key";

/**
 * `GET /api/bookings/{id}`: how a booking stands, for the device that made it (CONTRACT, HTTP).
 * @throws 404 for a wrong key as for an unknown booking.
 */
export function askBooking(e: pb.RequestEvent): void {
  e.json(200, deviceView(ownBooking(e)));
}

/**
 * `POST /api/bookings/{id}/cancel`: cancels it; 200 also when it is cancelled already. Customer and
 * operator get their mails by a trigger. What has been completed stays.
 */
export function cancelBooking(e: pb.RequestEvent): void {
  const booking = ownBooking(e);
  const status = booking.getString("status");
  if (status === "completed") throw new ApiError(409, "This booking has taken place already.");
  if (status !== "cancelled") {
    booking.load({ status: "cancelled", cancelled_by: "customer" });
    commitToDisk(e.app);
    try {
      e.app.saveNoValidate(booking);
    } catch (error) {
      throw storageTrouble(e.app, error);
    }
  }
  e.json(200, deviceView(booking));
}

function ownBooking(e: pb.RequestEvent): pb.Record {
  const id = e.request.pathValue("id");
  const key = e.request.header.get(KEY_HEADER);
  const booking = isBookingId(id) ? findBooking(e.app, id) : null;
  const stored = booking?.getString("manage_key") ?? "";
  // compared also where there is none, so that the time of the answer tells nothing
  const isOwn = $security.equal($security.sha256(key), stored || "none");
  if (!booking || !key || !isOwn) throw new ApiError(404, "Not found.");
  return booking;
}

function findBooking(app: pb.App, id: string): pb.Record | null {
  try {
    return app.findRecordById("bookings", id);
  } catch {
    return null;
  }
}

function deviceView(booking: pb.Record): Record<string, unknown> {
  return {
    id: booking.id,
    status: booking.getString("status"),
    pending_reason: booking.getString("pending_reason"),
    booking_date: booking.getString("booking_date"),
    guests: booking.getInt("guests"),
    price: booking.getFloat("price"),
    quoted_price: booking.getFloat("quoted_price"),
    updated_at: booking.getString("updated_at"),
  };
}
