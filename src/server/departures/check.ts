import { belizeDay, startOfBelizeDay } from "#domain/belize-date.ts";
import { logEvent } from "../machine/events.ts";
import { change, numberOf, stamp, textOf } from "../office/sql.ts";

const MINUTE_MS = 60_000;
const MENDED_KEY = "seatsMended";

const HAS_INDEX =
  "SELECT count(*) AS value FROM sqlite_schema WHERE name = 'idx_bookings_departure'";
/** A text that differs where the rows do: counts, guests, and guests by service and by day. */
const counted = (how: string) =>
  `SELECT count(*) || '/' || total(guests) || '/' || total(guests * item_id) || '/' ||
     total(guests * julianday(booking_date)) AS value
   FROM bookings ${how} WHERE status IN ('confirmed', 'completed')`;

/**
 * Whether the index by which seats are counted says what the bookings say: nightly, and after a restore. One
 * that does not is made anew; the log and the dashboard tell of it, since seats may have been sold twice.
 * @returns false where it was wrong
 */
export function checkSeats(app: pb.App): boolean {
  // data of before there were departures, which a release taken back has again
  if (numberOf(app, HAS_INDEX) === 0) return true;
  let isRight = true;
  app.runInTransaction((inside) => {
    const bookings = textOf(inside, counted("NOT INDEXED"));
    isRight = textOf(inside, counted("INDEXED BY idx_bookings_departure")) === bookings;
    if (!isRight) change(inside, "REINDEX idx_bookings_departure");
  });
  if (isRight) return true;
  logEvent("fault", { check: "seats" });
  app.store().set(MENDED_KEY, stamp(Date.now()));
  return false;
}

/** When the count of seats was found wrong since the start, as PocketBase writes instants; else empty. */
export const seatsMended = (app: pb.App) => String(app.store().get(MENDED_KEY) ?? "");

const STANDING = `FROM bookings WHERE type = d.item_type AND item_id = d.item_id
  AND booking_date = d.day AND departure_time = d.time AND status IN ('confirmed', 'completed')`;
/** From the view of loads all bookings ever would be counted before the first is looked for. */
export const CROWDED = `SELECT count(*) AS value FROM departures AS d
  WHERE d.starts >= {:starts} AND d.seats IS NOT NULL
    AND (SELECT sum(guests) ${STANDING}) > d.seats
    AND NOT EXISTS (SELECT 1 ${STANDING} AND status = 'confirmed' AND beyond_limit)`;

/** Departures to come with more confirmed guests than seats, where the operator has not said so. */
export function crowdedDepartures(app: pb.App): number {
  return numberOf(app, CROWDED, { starts: startOfBelizeDay(belizeDay(Date.now())) / MINUTE_MS });
}
