import { belizeDay } from "#domain/belize-date.ts";
import { type ChangedRules, shiftsOf, timeAfter } from "#domain/departures/hits/moved.ts";
import { itemKey } from "#domain/departures/key.ts";
import type { Assignment } from "#domain/departures/rules.ts";
import { findBooking } from "../bookings/find.ts";
import { movedBy, settleMove } from "../office/bookings/news.ts";
import { bringUpToDate } from "../office/bookings/up-to-date.ts";
import { change, jsonOf, stamp } from "../office/sql.ts";
import { assignmentRefusal } from "./assign.ts";
import { noteDeparture, type Place } from "./facts.ts";
import { type About, serviceOf } from "./readers.ts";
import type { StandingRules } from "./rules.ts";

interface Moved extends ChangedRules {
  readonly after: StandingRules;
  /** The changed rule's id. */
  readonly rule: string;
  /** What it was about and is about. */
  readonly about: readonly About[];
  /** Stamp of when it was made: who was moved here before was moved by nothing of it. */
  readonly since: string;
  /** Who has changed it, for the histories. */
  readonly mark: string;
}

interface Going extends Place {
  readonly id: string;
  /** Empty for who was here when the rule was made. */
  readonly moved_from: string;
}

/**
 * In the transaction of a changed rule: guests, guides and vehicles of a departure that leaves at another time leave then too
 * (`domain/departures/hits/moved.ts`), so that nobody is sold their seats. Who is confirmed stays so, and is told as of any
 * move; a guide or vehicle that is elsewhere by then stays where it is, for the office to see.
 */
export function moveGuests(app: pb.App, { before, after, rule, about, since, mark }: Moved): void {
  const shifts = shiftsOf({ before, after }, rule);
  if (shifts.length === 0) return;
  const then = { after, shifts, nowMs: Date.now() };
  const times = JSON.stringify(shifts.map(({ from }) => from));
  const [soonest = ""] = about.map(({ from }) => from).sort();
  const [first = ""] = [soonest, belizeDay(Date.now())].sort().reverse();
  const [until = ""] = about
    .map((one) => one.until)
    .sort()
    .reverse();
  const span = { times, first, until, since };

  bringUpToDate(app);
  const moves = jsonOf<Going[]>(app, GOING, span).flatMap((going) => {
    const { type, item_id, booking_date: day, departure_time } = going;
    const name = { item: itemKey(type, item_id), day, time: departure_time };
    const time = timeAfter(then, name, going.moved_from);
    return time === departure_time ? [] : [{ going, time }];
  });
  for (const { going, time } of moves)
    noteDeparture(app, { ...going, departure_time: time }, after);
  const beyond = withoutRoom(app, moves);
  const places = moves.flatMap(({ going, time }) => [going, { ...going, departure_time: time }]);
  for (const place of places) asksNothing(app, place);
  for (const { going, time } of moves) {
    const booking = findBooking(app, going.id) as pb.Record;
    const values = { departure_time: time, beyond_limit: beyond.has(going.id) };
    const moved = movedBy(booking, { changes: values, isAsked: false });
    booking.load({ ...values, ...moved, changed_by: mark });
    app.saveNoValidate(booking);
    settleMove(app, going.id);
  }
  for (const place of places) noteDeparture(app, place, after);
  const along = jsonOf<Assignment[]>(app, GOES_ALONG, { times, first, until });
  const moved = along.map((one) => ({ ...one, time: timeAfter(then, one, "") }));
  moveCrew(
    app,
    moved.filter(({ time }, at) => time !== along[at]?.time),
  );
}

/** One may be in the way of another until it has moved itself. */
function moveCrew(app: pb.App, all: readonly Assignment[]): void {
  const stay = all.filter((one) => {
    if (assignmentRefusal(app, one, serviceOf(app, one.item))) return true;
    const { id, time } = one;
    change(app, "UPDATE assignments SET time = {:time}, updated_at = {:now} WHERE id = {:id}", {
      ...{ id, time, now: stamp(Date.now()) },
    });
    return false;
  });
  if (stay.length > 0 && stay.length < all.length) moveCrew(app, stay);
}

const THEN = "BETWEEN {:first} AND {:until}";
const LEAVES = "IN (SELECT value FROM json_each({:times}))";
/** Of the days alone, however many bookings there ever were. */
export const GOING = `SELECT json_group_array(json_object('id', b.id, 'type', b.type,
    'item_id', b.item_id, 'booking_date', b.booking_date, 'departure_time', b.departure_time,
    'moved_from', iif({:since} <= coalesce((
      SELECT max(at) FROM audit WHERE booking = b.id AND field = 'departure_time'), ''), b.moved_from, '')))
    AS value
  FROM booking_list AS l INDEXED BY idx_list_booking_date CROSS JOIN bookings AS b ON b.id = l.id
  WHERE l.booking_date ${THEN} AND b.departure_time ${LEAVES} AND b.status IN ('confirmed', 'pending')`;
const GOES_ALONG = `SELECT json_group_array(json_object('id', id, 'item', item, 'day', day, 'time', time,
    'resource', resource)) AS value
  FROM assignments WHERE day ${THEN} AND time ${LEAVES}`;

/** Of bookings that move, those for which there is no room once all have moved: tried out, and taken back. */
function withoutRoom(
  app: pb.App,
  moves: readonly { readonly going: Going; readonly time: string }[],
): ReadonlySet<string> {
  change(app, "SAVEPOINT moved");
  for (const { going, time } of moves) {
    change(app, "UPDATE bookings SET departure_time = {:time}, beyond_limit = 1 WHERE id = {:id}", {
      id: going.id,
      time,
    });
  }
  const ids = JSON.stringify(moves.map(({ going }) => going.id));
  const full = jsonOf<string[]>(
    app,
    `SELECT json_group_array(b.id) AS value FROM bookings AS b JOIN booking_standing AS s ON s.id = b.id
     WHERE b.status = 'confirmed' AND s.reason <> '' AND b.id IN (SELECT value FROM json_each({:ids}))`,
    { ids },
  );
  change(app, "ROLLBACK TO moved");
  change(app, "RELEASE moved");
  return new Set(full);
}

/** Whoever has moved already is no reason why another has no room: how it ends was judged before. */
function asksNothing(app: pb.App, { type, item_id, booking_date, departure_time }: Place): void {
  change(
    app,
    `UPDATE departures SET closed = NULL, seats = NULL, groups = NULL,
       guide = NULL, driver = NULL, vehicle = NULL, boat = NULL
     WHERE item_type = {:type} AND item_id = {:item_id} AND day = {:booking_date}
       AND time = {:departure_time}`,
    { type, item_id, booking_date, departure_time },
  );
}
