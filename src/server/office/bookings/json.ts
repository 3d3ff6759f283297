import { findBooking } from "../../bookings/find.ts";
import { jsonOf, listed, textOf } from "../sql.ts";

/** What the back office sees of a booking: all but keys, hashes and traps. */
const OFFICE_FIELDS = [
  "id",
  "type",
  "item_id",
  "item_name",
  "booking_date",
  "guests",
  "price",
  "quoted_price",
  "customer_first_name",
  "customer_last_name",
  "customer_email",
  "customer_phone",
  "special_requests",
  "status",
  "pending_reason",
  "source",
  "made_at",
  "departure_time",
  "pickup_notes",
  "attendance",
  "paid_amount",
  "paid_currency",
  "paid_method",
  "notes",
  "cancelled_by",
  "created_at",
  "updated_at",
] as const;

/** A booking as it goes over the wire, prices in US dollars (docs/decisions/0005-office-routes.md). */
export type OfficeBooking = Readonly<Record<(typeof OFFICE_FIELDS)[number], string | number>>;

/** SQL for the JSON of one row of `bookings`, there under the name `b`. */
export const BOOKING_JSON = `json_object(${OFFICE_FIELDS.map((field) => `'${field}', b.${field}`).join(", ")})`;

/**
 * JSON of the bookings that an ordered query of `booking_list` names by `n`, in its order.
 * @param numbers SQL with the columns `n` and `place` (its place in the order)
 */
export function bookingsJson(
  app: pb.App,
  numbers: string,
  values: Record<string, string | number>,
): string {
  const rows = `SELECT ${BOOKING_JSON} AS row FROM (${numbers}) AS chosen
    CROSS JOIN booking_list AS l ON l.n = chosen.n CROSS JOIN bookings AS b ON b.id = l.id
    ORDER BY chosen.place`;
  return textOf(app, listed(rows), values);
}

/** One booking. @throws 404 when there is none */
export function bookingById(app: pb.App, id: string): OfficeBooking {
  const found = jsonOf<OfficeBooking[]>(
    app,
    `SELECT json_group_array(json(row)) AS value
     FROM (SELECT ${BOOKING_JSON} AS row FROM bookings AS b WHERE b.id = {:id})`,
    { id },
  );
  if (!found[0]) throw new ApiError(404, "There is no such booking.");
  return found[0];
}

/** The record of a booking. @throws 404 when there is none */
export function bookingRecord(app: pb.App, id: string): pb.Record {
  const booking = findBooking(app, id);
  if (!booking) throw new ApiError(404, "There is no such booking.");
  return booking;
}
