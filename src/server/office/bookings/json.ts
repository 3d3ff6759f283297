import { FIELDS, type OfficeWire } from "#domain/booking/fields.ts";
import { FOR_OFFICE, mayBeLeftOut } from "#domain/booking/office/fields.ts";
import { findBooking } from "../../bookings/find.ts";
import { WAIVERS_JSON } from "../../waivers/rows.ts";
import { PAYMENTS_JSON } from "../payments/rows.ts";
import { jsonOf, listed, textOf } from "../sql.ts";

const members = (names: typeof FOR_OFFICE) =>
  names
    .map((name) => {
      const { wire, is } = FIELDS[name];
      if (is === "payments") return `'${wire}', json(${PAYMENTS_JSON})`;
      if (is === "waivers") return `'${wire}', json(${WAIVERS_JSON})`;
      return `'${wire}', ${is === "flag" ? `json(iif(b.${wire}, 'true', 'false'))` : `b.${wire}`}`;
    })
    .join(", ");

/** SQL for the JSON of one row of `bookings`, there under the name `b`. SQLite has no true and false. */
export const BOOKING_JSON = `json_object(${members(FOR_OFFICE)})`;

/** SQL for one member with its comma, or nothing where it is empty. */
function unlessEmpty(name: (typeof FOR_OFFICE)[number]): string {
  const { wire, is } = FIELDS[name];
  const member = (isThere: string, json: string) =>
    `iif(${isThere}, '"${wire}":' || ${json} || ',', '')`;
  const hasRows = `EXISTS (SELECT 1 FROM ${wire} WHERE booking = b.id)`;
  if (is === "payments") return member(hasRows, PAYMENTS_JSON);
  if (is === "waivers") return member(hasRows, WAIVERS_JSON);
  if (is === "flag") return member(`b.${wire}`, "'true'");
  const nothing = is === "number" || is === "dollars" ? "0" : "''";
  return member(`b.${wire} <> ${nothing}`, `json_quote(b.${wire})`);
}

const isShort = (name: (typeof FOR_OFFICE)[number]) => mayBeLeftOut(FIELDS[name]);

/** The same without what may be left out where it is empty: names are half of what SQLite's time goes to. */
export const SHORT_BOOKING_JSON = `concat('{', ${FOR_OFFICE.filter(isShort).map(unlessEmpty).join(", ")},
  substr(json_object(${members(FOR_OFFICE.filter((name) => !isShort(name)))}), 2))`;

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
export function bookingById(app: pb.App, id: string): OfficeWire {
  const found = jsonOf<OfficeWire[]>(
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

/** `GET /api/office/bookings/{id}`. */
export function answerBooking(e: pb.RequestEvent): void {
  e.json(200, bookingById(e.app, e.request.pathValue("id")));
}
