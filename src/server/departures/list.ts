import { addDays, belizeDay } from "#domain/belize-date.ts";
import type { Assignment } from "#domain/departures/rules.ts";
import { jsonOf } from "../office/sql.ts";
import { readResources, readRules } from "./rules.ts";

/** Who went along further back is told no more. */
const DAYS_BACK = 400;

/**
 * `GET /api/office/departure-rules`: all that decides what can be sold, who and what there is and what they
 * go along with, and under `stamps` the version of each row by its id, of a service (whose columns its limits are) by its key.
 */
export function listRules(e: pb.RequestEvent): void {
  const { schedules, exceptions, limits } = readRules(e.app);
  const since = addDays(belizeDay(Date.now()), -DAYS_BACK);
  const services = (type: string) => `SELECT '${type}/' || number, updated_at FROM ${type}s`;
  const rows = (table: string) => `SELECT id, updated_at FROM ${table}`;
  const stamps = jsonOf<Record<string, string>>(
    e.app,
    `SELECT json_group_object(key, stamp) AS value FROM (
       SELECT '' AS key, '' AS stamp WHERE false
       UNION ALL ${services("tour")} UNION ALL ${services("transfer")}
       UNION ALL ${rows("schedules")} UNION ALL ${rows("exceptions")} UNION ALL ${rows("resources")}
       UNION ALL ${rows("assignments")} WHERE day >= {:since})`,
    { since },
  );
  const assignments = jsonOf<Assignment[]>(
    e.app,
    `SELECT json_group_array(json_object('id', id, 'item', item, 'day', day, 'time', time,
       'resource', resource)) AS value
     FROM assignments WHERE day >= {:since}`,
    { since },
  );
  const resources = readResources(e.app);
  e.json(200, { schedules, exceptions, limits, resources, assignments, stamps });
}
