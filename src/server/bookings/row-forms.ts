import { DETAILS, FIELDS } from "#domain/booking/fields.ts";
import type { Store } from "../pocketbase/store.ts";

/**
 * Between values: a control character, which a visitor's texts have lost by then
 * (domain/booking/normalise.ts). Writing and reading JSON instead takes PocketBase's engine half as
 * long again. SQLite makes numbers of the texts of its numeric columns by itself.
 */
const VALUE_END = "\u001f";

/**
 * What most bookings have nothing of. Where a row has nothing of all that, the table's own defaults ('' and 0) stand
 * there: each value that is handed over takes its time.
 */
const SELDOM: ReadonlySet<string> = new Set([
  ...DETAILS.filter((name) => name !== "departureTime").map((name) => FIELDS[name].wire),
  ...["code", "code_used", "code_mailbox", "code_phone", "partner", "partner_terms", "paid_to"],
  ...["deposit_amount", "deposit_by", "recovered_at", "guest_list", "answers"],
]);

/** By column, with its times as PocketBase writes them; all rows have the same columns in the same order. */
export type Row = Readonly<Record<string, string | number>>;

/** Rows with the same columns. */
export interface Form {
  readonly columns: readonly string[];
  /** `INTO bookings …`, a row. */
  readonly sql: string;
  /** The statement that writes a row of a group, made once for all engines. */
  readonly insert: pb.Statement;
}

/** How rows are handed over. */
export interface RowForms {
  readonly seldom: readonly string[];
  /** Of a row with nothing of what is seldom, and of any other. */
  readonly all: readonly [Form, Form];
}

/** @param columns of every row */
export function rowForms({
  store,
  database,
  context,
  columns,
}: {
  store: Store;
  database: pb.Handle;
  context: Context;
  columns: readonly string[];
}): RowForms {
  /** `OR ROLLBACK`, since a statement that can be undone by itself copies each page that it changes: a twentieth of a create's time. */
  const made = (names: readonly string[]): Form => {
    const sql = `INTO bookings (${names.join()}) VALUES (${names.map(() => "?").join()})`;
    // kept under its own words, so that no row can meet another's columns
    let insert = store.get(sql) as pb.Statement | null;
    if (!insert) {
      insert = database.prepareContext(context, `INSERT OR ROLLBACK ${sql}`);
      store.set(sql, insert);
    }
    return { columns: names, sql, insert };
  };
  const usual = columns.filter((name) => !SELDOM.has(name));
  const seldom = columns.filter((name) => SELDOM.has(name));
  return { seldom, all: [made(usual), made(columns)] };
}

export const formOf = ({ all }: RowForms, form: number): Form => all[form] as Form;

/**
 * The row's form and values. By number: PocketBase's engine makes an object at each step of an iterator. The operator's
 * names of tours may have control characters still, and a trap's text may.
 */
export function textOf({ seldom, all }: RowForms, row: Row): string {
  let form = 0;
  for (let at = 0; at < seldom.length && form === 0; at += 1)
    if (row[seldom[at] as string]) form = 1;
  const { columns } = all[form] as Form;
  const values: (string | number | undefined)[] = [form];
  for (let at = 0; at < columns.length; at += 1) values[at + 1] = row[columns[at] as string];
  const text = values.join(VALUE_END);
  const isClean = text.split(VALUE_END).length === values.length;
  return isClean
    ? text
    : values.map((value) => `${value}`.split(VALUE_END).join(" ")).join(VALUE_END);
}

/** A row's form, as a number's text, and behind it its values. @param text as above */
export const valuesIn = (text: string): string[] => text.split(VALUE_END);
