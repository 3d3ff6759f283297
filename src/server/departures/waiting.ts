import type { ItemType } from "#domain/catalogue/item.ts";
import { busyMinutesOf } from "#domain/departures/busy-minutes.ts";
import type { Party } from "#domain/departures/hits/losses.ts";
import { departureKey, itemKey } from "#domain/departures/key.ts";
import type { DepartureRules } from "#domain/departures/rules.ts";
import type { Load } from "#domain/departures/uses.ts";
import type { KeyedUse, Taken } from "#domain/departures/waiting.ts";
import { jsonOf } from "../office/sql.ts";
import { findOffered } from "../site/catalogue.ts";
import { usesBetween } from "./availability.ts";
import { limitsOf, readResources } from "./rules.ts";

/** A booking that waits for the operator. */
export interface WaitingRow extends Party {
  readonly id: string;
  readonly type: ItemType;
  readonly itemId: number;
  readonly reason: string;
}

/**
 * Bookings that wait, in the order of their arrival.
 * @param condition SQL about `b`, a row of `bookings`
 */
export function waitingRows(
  app: pb.App,
  condition: string,
  values: Record<string, string | number>,
): WaitingRow[] {
  const rows = jsonOf<(Omit<WaitingRow, "item"> & { item: string })[]>(
    app,
    `SELECT json_group_array(json_object('id', id, 'type', type, 'itemId', item_id,
       'item', type || '/' || item_id, 'day', booking_date, 'time', departure_time,
       'guests', guests, 'reason', pending_reason)) AS value
     FROM (
       SELECT b.* FROM booking_list AS l INDEXED BY idx_list_reason
       CROSS JOIN bookings AS b ON b.id = l.id
       WHERE l.reason <> '' AND b.status = 'pending' AND ${condition}
       ORDER BY b.created_at, b.rowid LIMIT {:most})`,
    values,
  );
  return rows as WaitingRow[];
}

/** What those who wait are measured by, as it stands now. */
export function takenOf(app: pb.App, waiting: readonly WaitingRow[], rules: DepartureRules): Taken {
  const aboutDays = new Map<string, readonly KeyedUse[]>();
  return {
    rules,
    loads: loadsAbout(app, waiting),
    usesOn(day) {
      const known = aboutDays.get(day);
      if (known) return known;
      const uses: KeyedUse[] = JSON.parse(usesBetween(app, { from: day, until: day }));
      aboutDays.set(day, uses);
      return uses;
    },
    resources: readResources(app),
    limitsOf(item) {
      const limits = limitsOf(rules, item);
      const [type, id] = item.split("/") as [ItemType, string];
      const duration = findOffered(app, type, Number(id))?.item.duration ?? "";
      return { needs: limits.needs, busyMinutes: busyMinutesOf(limits, duration) };
    },
  };
}

interface LoadRow extends Load {
  readonly type: ItemType;
  readonly itemId: number;
  readonly day: string;
  readonly time: string;
}

/** What is confirmed on the days of those who wait. */
function loadsAbout(app: pb.App, waiting: readonly WaitingRow[]): Map<string, Load> {
  const days = new Set(waiting.map(({ type, itemId, day }) => JSON.stringify([type, itemId, day])));
  const rows = jsonOf<LoadRow[]>(
    app,
    `SELECT json_group_array(json_object('type', type, 'itemId', item_id, 'day', day, 'time', time,
       'guests', guests, 'parties', parties, 'largest', largest)) AS value
     FROM (
       SELECT b.type, b.item_id, b.booking_date AS day, b.departure_time AS time,
         sum(b.guests) AS guests, count(*) AS parties, max(b.guests) AS largest
       FROM json_each({:days}) AS d CROSS JOIN bookings AS b INDEXED BY idx_bookings_departure
         ON b.type = d.value ->> 0 AND b.item_id = d.value ->> 1 AND b.booking_date = d.value ->> 2
       WHERE b.status IN ('confirmed', 'completed')
       GROUP BY b.type, b.item_id, b.booking_date, b.departure_time)`,
    { days: `[${[...days].join()}]` },
  );
  return new Map(
    rows.map(({ type, itemId, day, time, ...load }) => [
      departureKey({ item: itemKey(type, itemId), day, time }),
      load,
    ]),
  );
}
