import { addDays, type BelizeDay, earliestBookingDay } from "#domain/belize-date.ts";
import { LONGEST_DAYS } from "#domain/departures/busy-minutes.ts";
import {
  type Departure,
  findDeparture,
  isPastCutoff,
  isTooFar,
} from "#domain/departures/departures.ts";
import { type Place, placesOf } from "#domain/departures/waiting.ts";
import { commitToDisk } from "../machine/durability.ts";
import { logEvent } from "../machine/events.ts";
import { mayWrite } from "../machine/right.ts";
import { bringUpToDate } from "../office/bookings/up-to-date.ts";
import { change, numberOf, textOf } from "../office/sql.ts";
import { knowDeparture } from "./facts.ts";
import { departureRules, forgetRules, readRules } from "./rules.ts";
import { takenOf, type WaitingRow, waitingRows } from "./waiting.ts";

/** So many of the oldest are looked at in one run. */
const MOST = 500;
const ALWAYS: readonly Span[] = [["0000-00-00", "9999-99-99"]];

/** From the first to the last day. */
type Span = readonly [first: BelizeDay, last: BelizeDay];

/** How often the code of `b` counts in what stands, beside what waits. */
const used = (
  and = "",
) => `(SELECT count(*) FROM bookings AS o WHERE o.code_used <> '' AND o.status <> 'cancelled'
  AND o.code_used = b.code_used AND o.status <> 'pending'${and})`;
/** Who waits and has booked something else with the same code took it along (server/bookings/codes.ts): of two uses the office decides. */
const CODE_IS_LEFT = `NOT EXISTS (SELECT 1 FROM codes AS c WHERE b.code_used <> '' AND c.text = b.code_used AND (
  (c.uses > 0 AND ${used()} >= c.uses) OR (c.uses_each > 0 AND b.code_mailbox <> ''
    AND ${used(" AND o.code_mailbox = b.code_mailbox")} >= c.uses_each)))`;

/**
 * Those who found no seat, guide or open departure, for a day that guests could still book. What the office itself
 * has set to wait, waits for the office.
 */
const MAY_BE_CONFIRMED = `b.pending_reason IN ('full', 'busy', 'closed') AND b.booking_date >= {:earliest}
  AND ${CODE_IS_LEFT}
  AND EXISTS (SELECT 1 FROM json_each({:spans}) WHERE b.booking_date BETWEEN value ->> 0 AND value ->> 1)
  AND coalesce((SELECT actor FROM audit WHERE booking = b.id AND field = 'status' AND after = 'pending'
    ORDER BY at DESC, rowid DESC LIMIT 1), 'system') IN ('system', 'customer')`;

/**
 * Confirms those who wait for a seat and fit now, in the order of their arrival, if the operator has switched that on.
 * It is one transaction, so that nobody comes between, and the write that any confirmation is: its trigger has the
 * last word. Their guests are told by mail; the history names the system. While another machine may have taken over they go
 * on waiting.
 * @param spans days that something has changed on
 */
export function confirmWaiting(app: pb.App, spans = ALWAYS): void {
  if (!mayWrite()) return;
  if (numberOf(app, "SELECT EXISTS (SELECT 1 FROM settings WHERE confirm_waiting) AS value") === 0)
    return;
  bringUpToDate(app);
  if (waitingNow(app, spans).length === 0) return;
  commitToDisk(app);
  app.runInTransaction((inside) => {
    const rows = waitingNow(inside, spans);
    const rules = readRules(inside);
    // a change of theirs that has just been made
    if (JSON.stringify(rules.versions) !== JSON.stringify(departureRules(inside).versions))
      forgetRules(inside);
    const open = rows.filter((row) => isOpen(findDeparture(rules, row)));
    const places = placesOf(open, takenOf(inside, open, rules));
    open.forEach((row, at) => {
      const place = places[at] as Place;
      if (place.isNext) confirm(inside, row);
    });
  });
}

/** What guests could book now, and have at once: who asks too late or too soon, or on request, is answered by the office. */
const isOpen = (departure: Departure | undefined) =>
  departure !== undefined &&
  !departure.isOnRequest &&
  !isPastCutoff(departure, Date.now()) &&
  !isTooFar(departure, Date.now());

const waitingNow = (app: pb.App, spans: readonly Span[]) =>
  waitingRows(app, MAY_BE_CONFIRMED, {
    most: MOST,
    earliest: earliestBookingDay(Date.now()),
    spans: JSON.stringify(spans),
  });

function confirm(app: pb.App, row: WaitingRow): void {
  knowDeparture(app, {
    ...{ type: row.type, item_id: row.itemId },
    ...{ booking_date: row.day, departure_time: row.time },
  });
  const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
  const { id } = row;
  change(
    app,
    `UPDATE bookings SET status = 'confirmed', updated_at = ${now} WHERE id = {:id} AND status = 'pending'`,
    { id },
  );
  // one that has not been sent yet says how the booking stands when it leaves
  change(
    app,
    `INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
     SELECT lower(hex(randomblob(7))) || 'w', id, 'customer', 'queued', 0, ${now}, ${now}
     FROM bookings WHERE id = {:id} AND status = 'confirmed' AND customer_email <> ''
       AND NOT EXISTS (SELECT 1 FROM mails WHERE booking = {:id} AND kind = 'customer' AND state = 'queued')`,
    { id },
  );
}

/** After each change that may have given seats back. What goes wrong here is no fault of that change. */
export function seatsMayBeBack(e: pb.RecordEvent): void {
  e.next();
  try {
    confirmWaiting(e.app, e.record.collection().name === "bookings" ? spansOf(e) : ALWAYS);
  } catch {
    logEvent("fault", { job: "confirm-waiting" });
  }
}

/** About the day of a booking, and about the one that it was moved from. */
function spansOf({ app, record }: pb.RecordEvent): Span[] {
  const before = textOf(
    app,
    `SELECT coalesce((SELECT before FROM audit WHERE booking = {:id} AND field = 'booking_date'
       ORDER BY at DESC, rowid DESC LIMIT 1), {:day}) AS value`,
    { id: record.id, day: record.getString("booking_date") },
  );
  return [before, record.getString("booking_date")].map((day) => [
    addDays(day, -LONGEST_DAYS),
    addDays(day, LONGEST_DAYS),
  ]);
}
