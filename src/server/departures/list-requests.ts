import type { OfficeWire } from "#domain/booking/fields.ts";
import type { Columns } from "#domain/booking/guest-acts/acts.ts";
import { isOvertaken } from "#domain/booking/touched.ts";
import { findBooking } from "../bookings/find.ts";
import { checkAccepted } from "../office/bookings/decide-request.ts";
import { BOOKING_JSON } from "../office/bookings/json.ts";
import { jsonOf, numberOf } from "../office/sql.ts";
import { knowDeparture, placeOf, staysBeyond } from "./facts.ts";

/** More are told once these are decided. */
const MOST = 50;
const LATE = "cancelled_late = 'open' AND status = 'cancelled'";

interface Row {
  readonly id: string;
  readonly changes: Columns;
  /** JSON, as it came. */
  readonly before: string;
  readonly made_at: string;
  readonly asked_at: string;
  readonly booking: OfficeWire;
}

/**
 * What guests have asked for and nobody has decided, the oldest first, each with what would come of it now: `price` and
 * `price_lines`, `standing` (why its departure would have no room; empty where it has), `refused` (columns that break a
 * rule), and whether the office has changed the same since (`is_overtaken`).
 */
export function openRequests(app: pb.App) {
  const rows = jsonOf<Row[]>(
    app,
    `SELECT json_group_array(json(row)) AS value FROM (
       SELECT json_object('id', r.id, 'changes', json(r.changes), 'before', r.before,
         'made_at', r.made_at, 'asked_at', r.asked_at, 'booking', json(${BOOKING_JSON})) AS row
       FROM requests AS r CROSS JOIN bookings AS b ON b.id = r.booking
       WHERE r.state = 'open' ORDER BY r.asked_at LIMIT ${MOST})`,
  );
  return rows.map(({ before, ...request }) => ({
    ...request,
    is_overtaken: isOvertaken({
      ...{ changes: request.changes, before: readBefore(before) },
      current: request.booking as unknown as Columns,
    }),
    ...outcomeOf(app, request),
  }));
}

/** Here and not by SQLite: one row that it can't read would be the end of the whole list. */
function readBefore(text: string): Columns {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Bookings that their guests have cancelled late, until somebody has ticked them. */
export const lateCancels = (app: pb.App): OfficeWire[] =>
  jsonOf(
    app,
    `SELECT json_group_array(json(row)) AS value FROM (
       SELECT ${BOOKING_JSON} AS row FROM bookings AS b INDEXED BY idx_bookings_cancelled_late
       WHERE ${LATE.replace(/(\w+) =/g, "b.$1 =")} ORDER BY b.booking_date LIMIT ${MOST})`,
  );

export const countRequests = (app: pb.App): number =>
  numberOf(app, "SELECT count(*) AS value FROM requests WHERE state = 'open'");

export const countLateCancels = (app: pb.App): number =>
  numberOf(
    app,
    `SELECT count(*) AS value FROM bookings INDEXED BY idx_bookings_cancelled_late WHERE ${LATE}`,
  );

const LOOKED = "only looked";

/**
 * What would come of a change now: by making it and taking it back, so that it is the same rules and the same trigger that
 * decide when it is made.
 */
function outcomeOf(app: pb.App, { booking, changes }: Pick<Row, "booking" | "changes">) {
  const outcome = {
    ...{ price: booking.price, price_lines: booking.price_lines, standing: "" },
    refused: [] as string[],
  };
  try {
    app.runInTransaction((inside) => {
      const record = findBooking(inside, booking.id);
      if (!record) return;
      const { values, errors } = checkAccepted(inside, record, changes);
      outcome.refused = Object.keys(errors);
      if (outcome.refused.length > 0) return;
      const isConfirmed = record.getString("status") === "confirmed";
      record.load({ ...values, beyond_limit: staysBeyond(record, values) });
      knowDeparture(inside, placeOf(record.fieldsData()));
      inside.saveNoValidate(record);
      const made = findBooking(inside, booking.id);
      outcome.price = made?.getFloat("price") ?? booking.price;
      outcome.price_lines = made?.getString("price_lines") ?? "";
      const waits = isConfirmed && made?.getString("status") === "pending";
      if (waits) outcome.standing = made?.getString("pending_reason") ?? "";
      throw new Error(LOOKED);
    });
  } catch (error) {
    if (!String(error).includes(LOOKED)) throw error;
  }
  return outcome;
}
