import type { ItemType } from "#domain/catalogue/item.ts";
import { type ItemKey, itemKey } from "#domain/departures/key.ts";
import type {
  DepartureRules,
  Exception,
  Limits,
  Need,
  Resource,
  Schedule,
  Scope,
} from "#domain/departures/rules.ts";
import { jsonOf, keptTextOf } from "../office/sql.ts";
import { keptCopy, storeOf } from "../pocketbase/store.ts";

const VERSION_KEY = "departureRulesVersion";

/** The rules, and when which of them were changed last. */
export interface StandingRules extends DepartureRules {
  /** By scope; one that never had a rule is not there. */
  readonly versions: Readonly<Record<Scope, number>>;
}

/** The rules as they stood a moment ago: what is written by them is checked once more in the write itself. */
export const departureRules = keptCopy({ version: VERSION_KEY, kept: "departureRules" }, readRules);

/** Changes with the rules. */
export const rulesMark = (app: pb.App) => String(storeOf(app).get(VERSION_KEY) ?? 0);

/** Each engine reads the rules anew. */
export function forgetRules(app: pb.App): void {
  storeOf(app).set(VERSION_KEY, Number(storeOf(app).get(VERSION_KEY) ?? 0) + 1);
}

/**
 * What the rules of a service were changed by so far, as the database sums it up; 0 for one that no
 * rule is about, and never was.
 */
export function versionOf({ versions }: StandingRules, type: ItemType, id: number): number {
  return (versions.all ?? 0) + (versions[type] ?? 0) + (versions[itemKey(type, id)] ?? 0);
}

interface LimitsRow extends Omit<Limits, "needs"> {
  readonly needs: readonly Need[] | null;
}

/** SQL for the keys of services that are gone; earlier versions have left rules of theirs. */
const DELETED = ["tour", "transfer"]
  .map((type) => `SELECT '${type}/' || number FROM ${type}s WHERE deleted`)
  .join(" UNION ALL ");

export function readRules(app: pb.App): StandingRules {
  const limits = (type: ItemType) => `
    SELECT json_object('item', '${type}/' || number, 'groupsADay', groups_a_day,
      'busyMinutes', busy_minutes, 'needs', json(iif(json_valid(needs), needs, 'null'))) AS row
    FROM ${type}s WHERE groups_a_day > 0 OR busy_minutes > 0 OR json_array_length(iif(json_valid(needs), needs, '[]')) > 0`;
  const list = (rows: string) => `(SELECT json_group_array(json(row)) FROM (${rows}))`;
  const read = jsonOf<{
    versions: StandingRules["versions"];
    schedules: Schedule[];
    exceptions: Exception[];
    limits: LimitsRow[];
  }>(
    app,
    `SELECT json_object(
      'versions', (SELECT json_group_object(scope, version) FROM departure_rules),
      'schedules', ${list(`SELECT json_object('id', id, 'item', item, 'weekdays', json(weekdays),
        'times', json(times), 'from', "from", 'until', until, 'seats', seats,
        'leastGuests', least_guests, 'cutoffHours', cutoff_hours,
        'isOnRequest', json(iif(on_request, 'true', 'false'))) AS row
        FROM schedules WHERE item NOT IN (${DELETED}) ORDER BY created_at, id`)},
      'exceptions', ${list(`SELECT json_object('id', id, 'scope', scope, 'from', "from", 'until', until,
        'kind', kind, 'time', time, 'newTime', new_time, 'seats', seats, 'reason', reason,
        'texts', json(iif(json_valid(texts), texts, 'null'))) AS row
        FROM exceptions WHERE scope NOT IN (${DELETED}) ORDER BY created_at, id`)},
      'limits', ${list(`${limits("tour")} UNION ALL ${limits("transfer")}`)}) AS value`,
  );
  return { ...read, limits: read.limits.map((one) => ({ ...one, needs: one.needs ?? [] })) };
}

/** Who and what there is, with their absences. */
export const readResources = (app: pb.App): Resource[] => JSON.parse(resourcesJson(app));

/** The same as SQLite writes it. */
export function resourcesJson(app: pb.App): string {
  return keptTextOf(
    app,
    `SELECT json_group_array(json_object('id', id, 'name', name, 'kind', kind, 'seats', seats,
       'languages', json(iif(json_valid(languages), languages, '[]')), 'daysOff', (
         SELECT json_group_array(json_array(first, last)) FROM absences WHERE resource = resources.id)))
       AS value
     FROM resources WHERE active`,
  );
}

export const limitsOf = ({ limits }: DepartureRules, item: ItemKey): Limits =>
  limits.find((one) => one.item === item) ?? { item, groupsADay: 0, busyMinutes: 0, needs: [] };
