import { belizeDay } from "#domain/belize-date.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { busyMinutesOf } from "#domain/departures/busy-minutes.ts";
import { findDeparture } from "#domain/departures/departures.ts";
import { itemKey } from "#domain/departures/key.ts";
import { leavesAt } from "#domain/departures/leaves-at.ts";
import type { ResourceKind } from "#domain/departures/rules.ts";
import { change, jsonOf, textOf } from "../office/sql.ts";
import { departureRules, forgetRules, limitsOf, readRules, versionOf } from "./rules.ts";

/** Where a booking stands: columns of its row. */
export interface Place {
  readonly type: ItemType;
  readonly item_id: number;
  readonly booking_date: string;
  readonly departure_time: string;
}

/** Of a booking's row, as it is stored. */
export const placeOf = (row: Readonly<Record<string, unknown>>): Place => ({
  type: row.type as ItemType,
  item_id: Number(row.item_id),
  booking_date: String(row.booking_date),
  departure_time: String(row.departure_time ?? ""),
});

const PLACE_COLUMNS = ["type", "item_id", "booking_date", "departure_time"];
const TAKING = ["confirmed", "completed"];

/**
 * Whether a booking that was confirmed beyond the limit is so after a change too: that was allowed for its departure
 * and its party, of which fewer may go, and holds while it keeps its seats.
 */
export function staysBeyond(
  booking: pb.Record,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const stands = booking.fieldsData();
  const after = { ...stands, ...values };
  return (
    stands.beyond_limit === true &&
    PLACE_COLUMNS.every((column) => after[column] === stands[column]) &&
    Number(after.guests) <= Number(stands.guests) &&
    TAKING.includes(String(stands.status)) &&
    TAKING.includes(String(after.status))
  );
}

/** True for the refusal of a write whose departure the database does not know by the present rules. */
export const isUnknown = (error: unknown) => String(error).includes("departure unknown");

const NO_ROOM = /no room: (closed|full|busy)/;

/** How a new booking is stored whose departure had no room for it; null for another refusal. */
export function waitingFor(error: unknown): { status: "pending"; pending_reason: string } | null {
  const reason = NO_ROOM.exec(String(error))?.[1];
  return reason ? { status: "pending", pending_reason: reason } : null;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** For limits that are none. */
const NONE = -1;

/**
 * Has the database know what the rules say of a departure, which its triggers ask for. To be called before
 * each write that may confirm a booking, in its transaction where it has one; nothing happens where no rule
 * is about the service, or it is known already. The database is asked, not what engines keep: a seed or another
 * program may have written rules.
 */
export function knowDeparture(app: pb.App, place: Place): void {
  const known = textOf(
    app,
    `SELECT coalesce((SELECT rules FROM departures WHERE ${KEY}), '') || '/' || coalesce((
       SELECT sum(version) FROM departure_rules
       WHERE scope IN ('all', {:type}, {:type} || '/' || {:id})), 0) AS value`,
    keyOf(place),
  );
  const [rules, version] = known.split("/");
  if (version === "0" || rules === version) return;
  if (Number(version) !== versionOf(departureRules(app), place.type, place.item_id))
    forgetRules(app);
  noteDeparture(app, place);
}

const KEY = "item_type = {:type} AND item_id = {:id} AND day = {:day} AND time = {:time}";
const keyOf = ({ type, item_id, booking_date, departure_time }: Place) => ({
  type,
  id: item_id,
  day: booking_date,
  time: departure_time,
});

/** Service by service, since the index has them first: bookings that are over, nearly all, are not read. */
export const STANDING_ANEW = `WITH RECURSIVE services (type, id, last) AS (
    SELECT item_type, 1, last FROM service_numbers WHERE last > 0
    UNION ALL SELECT type, id + 1, last FROM services WHERE id < last)
  SELECT json_group_array(json_object('type', type, 'item_id', id, 'booking_date', day,
    'departure_time', time)) AS value
  FROM (
    SELECT s.type, s.id, b.booking_date AS day, b.departure_time AS time
    FROM services AS s CROSS JOIN bookings AS b INDEXED BY idx_bookings_departure
      ON b.type = s.type AND b.item_id = s.id AND b.booking_date BETWEEN {:first} AND {:until}
        AND b.status IN ('confirmed', 'completed')
    UNION SELECT item_type, item_id, day, time FROM departures WHERE day BETWEEN {:first} AND {:until})
  WHERE {:type} IN ('', type) AND {:id} IN (0, id)`;

/**
 * Has the database know anew, in the transaction of a changed rule, all departures of its scope and days on which
 * something stands.
 * @param about `tour/5`, `tour` or `all`, and its days
 */
export function knowAnew(
  app: pb.App,
  { scope, from, until }: { scope: string; from: string; until: string },
): void {
  const [type = "", id = "0"] = scope === "all" ? [] : scope.split("/");
  const today = belizeDay(Date.now());
  const first = from > today ? from : today;
  const places = jsonOf<Place[]>(app, STANDING_ANEW, { type, id: Number(id), first, until });
  if (places.length === 0) return;
  const rules = readRules(app);
  for (const place of places) noteDeparture(app, place, rules);
}

/** As it is stored: what engines keep of the catalogue follows its change after the commit, and rules with it. */
const durationOf = (app: pb.App, { type, item_id: id }: Place): string =>
  textOf(
    app,
    `SELECT coalesce((SELECT duration FROM ${type === "tour" ? "tours" : "transfers"} WHERE number = {:id}), '') AS value`,
    { id },
  );

/** Has the database know what the rules say of a departure, whether a rule is about its service or not. */
export function noteDeparture(app: pb.App, place: Place, rules = departureRules(app)): void {
  const { type, item_id, booking_date: day, departure_time: time } = place;
  const item = itemKey(type, item_id);
  const departure = findDeparture(rules, { item, day, time });
  const limits = limitsOf(rules, item);
  const version = versionOf(rules, type, item_id);
  const known = { ...keyOf(place), rules: version };
  // what it offered stands in the reports, whatever rules came later
  const isOver = hasLeft({ day, time });
  if (isOver && change(app, `UPDATE departures SET rules = {:rules} WHERE ${KEY}`, known) > 0)
    return;
  const starts = leavesAt({ day, time }) / MINUTE_MS;
  const minutes = time ? busyMinutesOf(limits, durationOf(app, place)) : DAY_MINUTES;
  const need = (kind: ResourceKind) =>
    limits.needs.find((one) => one.kind === kind)?.perGuests ?? NONE;
  // -1 stands for none: PocketBase binds no null
  const column = (name: string) => `nullif({:${name}}, ${NONE})`;
  change(
    app,
    `INSERT INTO departures (item_type, item_id, day, time, seats, groups, closed, starts, ends,
       guide, driver, vehicle, boat, rules)
     VALUES ({:type}, {:id}, {:day}, {:time}, ${column("seats")}, ${column("groups")},
       iif({:isClosed}, {:closed}, NULL), {:starts}, {:ends},
       ${(["guide", "driver", "vehicle", "boat"] as const).map(column).join()}, {:rules})
     ON CONFLICT DO UPDATE SET seats = excluded.seats, groups = excluded.groups,
       closed = excluded.closed, starts = excluded.starts, ends = excluded.ends, guide = excluded.guide,
       driver = excluded.driver, vehicle = excluded.vehicle, boat = excluded.boat,
       rules = excluded.rules`,
    {
      ...keyOf(place),
      seats: departure?.seats ?? NONE,
      groups: departure?.groups ?? NONE,
      isClosed: !departure || departure.closed !== null,
      closed: departure?.closed ?? "",
      starts,
      ends: starts + minutes,
      guide: need("guide"),
      driver: need("driver"),
      vehicle: need("vehicle"),
      boat: need("boat"),
      rules: version,
    },
  );
}

/** True for a departure that has left; one without a time does all day. */
const hasLeft = ({ day, time }: { readonly day: string; readonly time: string }) => {
  const now = Date.now();
  return day < belizeDay(now) || (time !== "" && leavesAt({ day, time }) <= now);
};
