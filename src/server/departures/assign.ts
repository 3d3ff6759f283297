import { belizeDay } from "#domain/belize-date.ts";
import { isItemType } from "#domain/catalogue/item.ts";
import { findDeparture } from "#domain/departures/departures.ts";
import { itemKey } from "#domain/departures/key.ts";
import type { Assignment } from "#domain/departures/rules.ts";
import { change, numberOf, textOf } from "../office/sql.ts";
import { noteDeparture, type Place } from "./facts.ts";
import { readRules } from "./rules.ts";

/**
 * Why a guide, driver, vehicle or boat can't go along, as a code; null where they can: they are on duty that day,
 * and on no other departure of the same hours, and there is a departure, or somebody who has booked one. To be asked in the transaction that writes it.
 * @param service the departure's, null where there is none
 */
export function assignmentRefusal(
  app: pb.App,
  { id, item, day, time, resource }: Assignment,
  service: pb.Record | null,
): string | null {
  const [type, number] = item.split("/");
  if (!service || !isItemType(type)) return "service_unknown";
  const isThere = "EXISTS (SELECT 1 FROM resources WHERE id = {:resource} AND active)";
  if (!numberOf(app, `SELECT ${isThere} AS value`, { resource })) return "resource_gone";
  const isAway = `EXISTS (SELECT 1 FROM absences
    WHERE resource = {:resource} AND first <= {:day} AND {:day} <= last)`;
  if (numberOf(app, `SELECT ${isAway} AS value`, { resource, day })) return "resource_away";
  const place = { type, item_id: Number(number), booking_date: day, departure_time: time };
  const rules = readRules(app);
  const isNone = !findDeparture(rules, { item: itemKey(type, Number(number)), day, time });
  if (isNone && !isBooked(app, place)) return "departure_none";
  noteDeparture(app, place, rules);
  const other = textOf(
    app,
    // no colon in the time, which stands between those of the code
    `SELECT coalesce((
       SELECT iif(a.day = {:day}, '', a.day || ' ') || replace(a.time, ':', '.') || ':' || coalesce(
         (SELECT name FROM tours WHERE 'tour/' || number = a.item),
         (SELECT name FROM transfers WHERE 'transfer/' || number = a.item), a.item)
       FROM assignments AS a
       JOIN departures AS o
         ON o.item_type || '/' || o.item_id = a.item AND o.day = a.day AND o.time = a.time
       JOIN departures AS d
         ON d.item_type = {:type} AND d.item_id = {:number} AND d.day = {:day} AND d.time = {:time}
       WHERE a.resource = {:resource} AND a.id <> {:id} AND o.starts < d.ends AND d.starts < o.ends
       LIMIT 1), '') AS value`,
    { id, resource, type, number: Number(number), day, time },
  );
  return other && `resource_taken:${other}`;
}

/** True where somebody has a seat, whatever the schedule says by now: they need somebody who goes along. */
const isBooked = (app: pb.App, { type, item_id, booking_date, departure_time }: Place): boolean =>
  numberOf(
    app,
    `SELECT EXISTS (SELECT 1 FROM departure_load WHERE item_type = {:type} AND item_id = {:item_id}
       AND day = {:booking_date} AND time = {:departure_time}) AS value`,
    { type, item_id, booking_date, departure_time },
  ) > 0;

/** On how many departures to come somebody or something goes along. */
export const assignedAhead = (app: pb.App, resource: string): number =>
  numberOf(
    app,
    "SELECT count(*) AS value FROM assignments WHERE resource = {:resource} AND day >= {:today}",
    { resource, today: belizeDay(Date.now()) },
  );

export const forgetAssignments = (app: pb.App, resource: string) =>
  change(app, "DELETE FROM assignments WHERE resource = {:resource}", { resource });
