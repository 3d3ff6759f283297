import { askKept } from "../pocketbase/statements.ts";

type Values = Record<string, string | number | boolean>;

/** The one value of a query that answers one row with the column `value`. */
export function textOf(app: pb.App, sql: string, values: Values = {}): string {
  const row = new DynamicModel({ value: "" });
  app.db().newQuery(sql).bind(values).one(row);
  return String(row.value);
}

/** As {@link textOf}, of a query of which there are few texts (`pocketbase/statements.ts`). */
export function keptTextOf(app: pb.App, sql: string, values: Values = {}): string {
  if (app.isTransactional()) return textOf(app, sql, values);
  return toString(textToPass(app, sql, values));
}

/** As {@link keptTextOf}, to be passed on only (`answer-parts.ts`); outside of transactions. */
export function textToPass(app: pb.App, sql: string, values: Values = {}): pb.Text {
  const found = nullString();
  askKept(app, sql, values, found);
  return found;
}

/** As {@link keptTextOf}, JSON. */
export function keptJsonOf<Value>(app: pb.App, sql: string, values: Values = {}): Value {
  return JSON.parse(keptTextOf(app, sql, values)) as Value;
}

/** As {@link textOf}, a whole number: PocketBase makes an integer of this, and fails at a fraction. */
export function numberOf(app: pb.App, sql: string, values: Values = {}): number {
  const row = new DynamicModel({ value: 0 });
  app.db().newQuery(sql).bind(values).one(row);
  return Number(row.value);
}

/** As {@link textOf}, JSON: SQLite writes it many times faster than PocketBase's engine builds rows. */
export function jsonOf<Value>(app: pb.App, sql: string, values: Values = {}): Value {
  return JSON.parse(textOf(app, sql, values)) as Value;
}

/**
 * SQL for the JSON of a list, where there are rows with the column `row`: JSON that is put together as it is, since
 * `json_group_array` would read it once more.
 */
export const LIST_OF_ROWS = "'[' || coalesce(group_concat(row, ','), '') || ']' AS value";

/** SQL for the JSON of a list. @param rows SQL with the column `row` */
export const listed = (rows: string) => `SELECT ${LIST_OF_ROWS} FROM (${rows})`;

/** Runs a statement that changes something; how many rows it has changed. */
export function change(app: pb.App, sql: string, values: Values = {}): number {
  return app.nonconcurrentDB().newQuery(sql).bind(values).execute().rowsAffected();
}

/** An instant as PocketBase writes it: with a blank where ISO 8601 has a T. */
export function stamp(instantMs: number): string {
  return new Date(instantMs).toISOString().replace("T", " ");
}

/** The instant of a {@link stamp}, in ms (UTC). */
export function instantOf(text: string): number {
  return Date.parse(text.replace(" ", "T"));
}
