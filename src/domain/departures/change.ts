import type { ItemKey } from "./key.ts";
import type { Assignment, Exception, Limits, Resource, Schedule } from "./rules.ts";

/** What decides what can be sold, and who goes along, by the server's table. */
export interface Rules {
  readonly schedules: Omit<Schedule, "id">;
  readonly exceptions: Omit<Exception, "id">;
  readonly resources: Omit<Resource, "id">;
  readonly assignments: Omit<Assignment, "id">;
  /** Under the key of their service. */
  readonly limits: Limits;
}
export type RuleTable = keyof Rules;

/** A rule as it shall be; `fields` is null for one that shall go, `base` for one that was not there. */
export type RuleChange = {
  [Table in RuleTable]: {
    readonly table: Table;
    /** The row's id, made by this device for a new one; `tour/5` for the limits of a service. */
    readonly rule: string;
    readonly fields: Rules[Table] | null;
    /** The rule as it was shown when the change was made. */
    readonly base: Rules[Table] | null;
  };
}[RuleTable];

/** All rules there are. */
export interface AllRules {
  readonly schedules: readonly Schedule[];
  readonly exceptions: readonly Exception[];
  readonly resources: readonly Resource[];
  readonly assignments: readonly Assignment[];
  readonly limits: readonly Limits[];
}

/** What rows of a table are known by. */
const ruleKey = (table: RuleTable, row: { readonly id?: string; readonly item?: string }) =>
  (table === "limits" ? row.item : row.id) ?? "";

/** Rules with a row as it shall be; without it where `fields` is null. */
export function withRule<All extends AllRules>(
  rules: All,
  { table, rule, fields }: Pick<RuleChange, "table" | "rule" | "fields">,
): All {
  const rows = rules[table] as readonly { id?: string; item?: string }[];
  const made = fields && { ...fields, id: rule };
  const isThere = rows.some((row) => ruleKey(table, row) === rule);
  const replaced = rows.flatMap((row) =>
    ruleKey(table, row) !== rule ? [row] : made ? [made] : [],
  );
  return { ...rules, [table]: !isThere && made ? [...replaced, made] : replaced };
}

/** A row of the rules by its key, without its id; null where it is not there. Each service has limits, if only none. */
export function ruleOf<Table extends RuleTable>(
  rules: AllRules,
  table: Table,
  rule: string,
): Rules[Table] | null {
  const rows = rules[table] as readonly { id?: string; item?: string }[];
  const found = rows.find((row) => ruleKey(table, row) === rule);
  if (!found) return table === "limits" ? (noLimits(rule as ItemKey) as Rules[Table]) : null;
  const { id: _id, ...fields } = found;
  return fields as Rules[Table];
}

const noLimits = (item: ItemKey): Limits => ({ item, groupsADay: 0, busyMinutes: 0, needs: [] });
