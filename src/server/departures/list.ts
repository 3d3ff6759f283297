import { jsonOf } from "../office/sql.ts";
import { readResources, readRules } from "./rules.ts";

/**
 * `GET /api/office/departure-rules`: all that decides what can be sold, who and what there is, and under `stamps` the
 * version of each row by its id, of a service (whose columns its limits are) by its key.
 */
export function listRules(e: pb.RequestEvent): void {
  const { schedules, exceptions, limits } = readRules(e.app);
  const services = (type: string) => `SELECT '${type}/' || number, updated_at FROM ${type}s`;
  const rows = (table: string) => `SELECT id, updated_at FROM ${table}`;
  const stamps = jsonOf<Record<string, string>>(
    e.app,
    `SELECT json_group_object(key, stamp) AS value FROM (
       SELECT '' AS key, '' AS stamp WHERE false
       UNION ALL ${services("tour")} UNION ALL ${services("transfer")}
       UNION ALL ${rows("schedules")} UNION ALL ${rows("exceptions")} UNION ALL ${rows("resources")})`,
  );
  e.json(200, { schedules, exceptions, limits, resources: readResources(e.app), stamps });
}
