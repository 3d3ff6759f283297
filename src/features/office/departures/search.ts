import type { RuleTable } from "#domain/departures/change.ts";
import type { ItemKey } from "#domain/departures/key.ts";

/** What is shown, as it stands in the address. */
export interface DeparturesSearch {
  /** Whose departures; empty for what all services share. */
  readonly item: ItemKey | "";
  /** What the form is open for: `schedules/` and its id, `exceptions/new`; empty while none is. */
  readonly edit: string;
}

export const DEPARTURES_SEARCH_DEFAULTS: DeparturesSearch = { item: "", edit: "" };

const ITEM = /^(tour|transfer)\/[1-9]\d{0,8}$/;
const EDITED = /^(schedules|exceptions|resources|limits)\/([a-z0-9]+|(?:tour|transfer)\/\d+)$/;

type Editable = Exclude<RuleTable, "assignments">;

/** What the form works on; no rule for a new one. Null while it is closed. */
export function editedRule(edit: string): { table: Editable; rule: string | null } | null {
  const [, table, rule = ""] = EDITED.exec(edit) ?? [];
  return table ? { table: table as Editable, rule: rule === "new" ? null : rule } : null;
}

/** The route's search schema; what is unknown becomes the default. */
export function parseDeparturesSearch(raw: Readonly<Record<string, unknown>>): DeparturesSearch {
  const { item, edit } = raw;
  return {
    item: typeof item === "string" && ITEM.test(item) ? (item as ItemKey) : "",
    edit: typeof edit === "string" && editedRule(edit) ? edit : "",
  };
}
