import { addDays, belizeDay, startOfBelizeDay } from "#domain/belize-date.ts";
import { rulesMark } from "../../departures/rules.ts";
import { jsonOf, numberOf, textOf } from "../sql.ts";
import { keptText } from "./kept-text.ts";
import { offeredJson } from "./offered.ts";
import type { Asked } from "./sums.ts";

type Span = Pick<Asked, "firstDay" | "type">;

const MINUTE_MS = 60_000;
/** Before all departures. */
const FIRST_DAY = "2000-01-01";

/**
 * SQL for the departures of a service with a schedule, from a day until today, with `item_type`, `item_id`, `day`,
 * `time`, `seats` and the guests who had them, `sold`. What the database knows of a departure holds, since its rules may
 * have been changed later; one on which nobody stood is known by the rules of today alone. Closed ones offer nothing.
 */
export function departuresSince(app: pb.App, { firstDay, type }: Span) {
  const same =
    "item_type = r.item_type AND item_id = r.item_id AND day = d.value AND time = r.time";
  const sql = `WITH runs AS MATERIALIZED (
      SELECT value ->> 0 AS item_type, value ->> 1 AS item_id, value ->> 2 AS time,
        value ->> 3 AS seats, value ->> 4 AS days FROM json_each({:offered}))
    SELECT item_type, item_id, day, time, seats, coalesce((
      SELECT sum(guests) FROM bookings WHERE type = item_type AND item_id = o.item_id
        AND booking_date = day AND departure_time = time
        AND status IN ('confirmed', 'completed')), 0) AS sold
    FROM (
      SELECT item_type, item_id, day, time, seats FROM departures
      WHERE starts >= {:starts} AND starts < {:ends} AND closed IS NULL AND seats IS NOT NULL
      UNION ALL
      SELECT r.item_type, r.item_id, d.value AS day, r.time, r.seats
      FROM runs AS r CROSS JOIN json_each(r.days) AS d
      WHERE NOT EXISTS (SELECT 1 FROM departures WHERE ${same})) AS o
    WHERE {:ofType} IN ('', item_type)`;
  const today = belizeDay(Date.now());
  return {
    sql,
    values: {
      ofType: type,
      offered: offeredJson(app, firstDay ?? FIRST_DAY, today),
      starts: startOfBelizeDay(firstDay ?? FIRST_DAY) / MINUTE_MS,
      ends: startOfBelizeDay(addDays(today, 1)) / MINUTE_MS,
    },
  };
}

/** SQL for what a departure's service is called. */
export const SERVICE_NAME = `coalesce(iif(item_type = 'tour',
  (SELECT name FROM tours WHERE number = item_id),
  (SELECT name FROM transfers WHERE number = item_id)), item_type || '/' || item_id)`;

interface Seats {
  readonly offered: number;
  readonly sold: number;
}

/**
 * Seats sold of seats offered: by service, those with the most first, and by weekday, 1 is Monday. Counted once for all
 * engines while neither rules nor bookings change: a year of many services takes a tenth of a second.
 */
export function seatsOf(app: pb.App, asked: Span) {
  const changes = numberOf(app, "SELECT coalesce(max(seq), 0) AS value FROM booking_journal");
  const mark = `${rulesMark(app)} ${belizeDay(Date.now())} ${changes}`;
  const key = `seats ${asked.firstDay} ${asked.type}`;
  const sums = keptText(app, { key, mark }, () => sumsJson(app, asked));
  const rows = jsonOf<(Seats & { name: string; weekday: number })[]>(
    app,
    `SELECT json_group_array(json_object('name', ${SERVICE_NAME}, 'weekday', weekday,
       'offered', offered, 'sold', sold)) AS value
     FROM (SELECT value ->> 0 AS item_type, value ->> 1 AS item_id, value ->> 2 AS weekday,
       value ->> 3 AS offered, value ->> 4 AS sold FROM json_each({:sums}))`,
    { sums },
  );
  const services = summed(rows, ({ name }) => name).map(([name, sums]) => ({ name, ...sums }));
  return {
    services: services.sort((one, other) => other.offered - one.offered),
    weekdays: summed(rows, ({ weekday }) => weekday)
      .map(([weekday, sums]) => ({ weekday, ...sums }))
      .sort((one, other) => one.weekday - other.weekday),
  };
}

function summed<Row extends Seats, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const sums = new Map<Key, Seats>();
  for (const row of rows) {
    const { offered, sold } = sums.get(keyOf(row)) ?? { offered: 0, sold: 0 };
    sums.set(keyOf(row), { offered: offered + row.offered, sold: sold + row.sold });
  }
  return [...sums];
}

/** Type, number, weekday, seats and guests, a service's weekday each. */
function sumsJson(app: pb.App, asked: Span): string {
  const { sql, values } = departuresSince(app, asked);
  return textOf(
    app,
    `SELECT json_group_array(json_array(item_type, item_id, weekday, offered, sold)) AS value
     FROM (SELECT item_type, item_id, (strftime('%w', day) + 6) % 7 + 1 AS weekday,
         sum(seats) AS offered, sum(sold) AS sold
       FROM (${sql}) GROUP BY item_type, item_id, weekday)`,
    values,
  );
}
