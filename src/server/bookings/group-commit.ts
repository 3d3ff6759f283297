import { DETAILS, FIELDS } from "#domain/booking/fields.ts";
import { storeOf } from "../pocketbase/store.ts";

/** Rows that wait for the database, in the store that all engines share. */
const WAITING_KEY = "bookingsWaiting";
/** The number of the group that was written last. */
const WRITTEN_KEY = "bookingsWritten";
const INSERT_KEY = "bookingInsert";
const INSERT_WHOLE_KEY = "bookingInsertWhole";

/**
 * Between values: a control character, which a visitor's texts have lost by then
 * (domain/booking/normalise.ts). Writing and reading JSON instead takes PocketBase's engine half as
 * long again. SQLite makes numbers of the texts of its numeric columns by itself.
 */
const VALUE_END = "\u001f";

/**
 * Pages that the connection keeps, in KiB. PocketBase's 32 MB fill up as bookings come and look like a
 * leak; an insert needs the ends of a few trees, and the system keeps the file's pages anyway.
 */
const CACHE_KIB = 4_000;

/**
 * What most bookings have nothing of. Where a row has nothing of all that, the table's own defaults ('' and 0) stand
 * there: each value that is handed over takes its time.
 */
const SELDOM: ReadonlySet<string> = new Set([
  ...DETAILS.filter((name) => name !== "departureTime").map((name) => FIELDS[name].wire),
  ...["code", "code_used", "code_mailbox", "code_phone", "partner", "partner_terms", "paid_to"],
  ...["deposit_amount", "deposit_by", "recovered_at", "guest_list", "answers"],
]);

/** What waits: the next group. `rows`: one text, since that crosses from engine to engine cheapest. */
interface Waiting {
  readonly group: number;
  count: number;
  rows: string;
}

/** By column, with its times as PocketBase writes them; all rows have the same columns in the same order. */
export type Row = Readonly<Record<string, string | number>>;

/**
 * Stores a new booking on the disk, together with all that wait at the moment: one transaction and
 * one flush for the group (docs/decisions/0012-speed.md). PocketBase has one connection that writes,
 * so whoever wants it lines up here first. The first of a group waits for the connection and writes for
 * all; where that takes long, whoever of them gets it does.
 * @throws when this row cannot be stored: the id is used or deleted, its departure has no room
 *   (server/departures/facts.ts), or the database is in trouble
 */
export function storeBooking(app: pb.App, row: Row): void {
  writer ??= writerOf(app, Object.keys(row));
  const { store, conn, context } = writer;
  const text = textOf(writer, row);
  // nothing may fail between here and the connection: a row in the line is written
  const place = lineUp(store, text);
  if (place.index === 0 || !isWrittenMeanwhile(store, place.group)) {
    const connection = conn(context);
    try {
      if (!isWritten(store, place.group)) writeGroup(writer, connection, place.group);
    } finally {
      connection.close();
    }
  }
  const key = troubleKey(place.group, place.index);
  const trouble = store.get(key);
  if (!trouble) return;
  store.remove(key);
  throw new Error(String(trouble));
}

/** Rows with the same columns. */
interface Form {
  readonly columns: readonly string[];
  /** `INTO bookings …`, a row. */
  readonly sql: string;
  /** The statement that writes a row of a group, made once for all engines. */
  readonly insert: pb.Statement;
}

/** What writing needs of Go, looked up once an engine: each mention takes its time. */
interface Writer {
  readonly store: Store;
  readonly conn: pb.Handle["conn"];
  readonly context: Context;
  readonly seldom: readonly string[];
  /** A row with nothing of what is seldom, and any other. */
  readonly forms: readonly [Form, Form];
}

type Store = ReturnType<typeof storeOf>;
let writer: Writer | null = null;

function writerOf(app: pb.App, columns: readonly string[]): Writer {
  const store = storeOf(app);
  const database = app.nonconcurrentDB().db();
  const context = new Context();
  /** `OR ROLLBACK`, since a statement that can be undone by itself copies each page that it changes: a twentieth of a create's time. */
  const formOf = (key: string, names: readonly string[]): Form => {
    const sql = `INTO bookings (${names.join()}) VALUES (${names.map(() => "?").join()})`;
    let insert = store.get(key) as pb.Statement | null;
    if (!insert) {
      insert = database.prepareContext(context, `INSERT OR ROLLBACK ${sql}`);
      store.set(key, insert);
    }
    return { columns: names, sql, insert };
  };
  const usual = columns.filter((name) => !SELDOM.has(name));
  const seldom = columns.filter((name) => SELDOM.has(name));
  const forms = [formOf(INSERT_KEY, usual), formOf(INSERT_WHOLE_KEY, columns)] as const;
  return { store, conn: database.conn, context, seldom, forms };
}

/**
 * The row's form and values. By number: PocketBase's engine makes an object at each step of an iterator. The operator's
 * names of tours may have control characters still, and a trap's text may.
 */
function textOf({ seldom, forms }: Writer, row: Row): string {
  let form = 0;
  for (let at = 0; at < seldom.length && form === 0; at += 1)
    if (row[seldom[at] as string]) form = 1;
  const { columns } = forms[form] as Form;
  const values: (string | number | undefined)[] = [form];
  for (let at = 0; at < columns.length; at += 1) values.push(row[columns[at] as string]);
  const text = values.join(VALUE_END);
  if (text.split(VALUE_END).length === values.length) return text;
  return values.map((value) => String(value).split(VALUE_END).join(" ")).join(VALUE_END);
}

const troubleKey = (group: number, index: number) => `bookingTrouble:${group}.${index}`;

/** The row's place: the number of its group, and its own within it. */
function lineUp(store: Store, row: string): { group: number; index: number } {
  let place = { group: 0, index: 0 };
  store.setFunc(WAITING_KEY, (kept) => {
    const waiting = (kept ?? { group: 0, count: 0, rows: "" }) as Waiting;
    place = { group: waiting.group, index: waiting.count };
    waiting.rows = waiting.count === 0 ? row : waiting.rows + VALUE_END + row;
    waiting.count += 1;
    return waiting;
  });
  return place;
}

/** By a number: to look into what waits while another engine changes it would end the process. */
const isWritten = (store: Store, group: number) => Number(store.get(WRITTEN_KEY) ?? -1) >= group;

/** How often those behind look, a millisecond apart, whether they are written. */
const LOOKS = 50;

/**
 * For those behind the first of a group. Whoever waits for the connection only to see that all is done
 * holds up the next group, and Go hands it to any of those who wait, so some of them come late.
 * @returns false when it takes long: the first may have failed, and each asks for the connection itself
 */
function isWrittenMeanwhile(store: Store, group: number): boolean {
  for (let look = 0; look < LOOKS; look += 1) {
    sleep(1);
    if (isWritten(store, group)) return true;
  }
  return false;
}

/** The rows that wait; who comes from now on belongs to the next group. */
function take(store: Store, group: number): string {
  let rows = "";
  store.setFunc(WAITING_KEY, (kept) => {
    rows = (kept as Waiting).rows;
    return { group: group + 1, count: 0, rows: "" };
  });
  return rows;
}

/** A row that is written. */
interface Written {
  readonly form: number;
  readonly values: string[];
}

/**
 * Writes a group's rows while nobody else has the connection. A row that is refused (its id is used)
 * leaves the others alone; what stops the whole group is each row's trouble.
 */
function writeGroup(writer: Writer, connection: pb.Connection, group: number): void {
  const rows = rowsOf(writer, take(writer.store, group).split(VALUE_END));
  const fail = (index: number, error: unknown) =>
    writer.store.set(troubleKey(group, index), String(error));
  try {
    connection.execContext(
      writer.context,
      `PRAGMA synchronous=FULL; PRAGMA cache_size=-${CACHE_KIB}`,
    );
    if (writeWhole(writer, connection, rows)) return;
    writeEach(writer, connection, { rows, fail });
  } catch (error) {
    endTransaction(connection, writer.context);
    rows.forEach((_, index) => {
      fail(index, error);
    });
  } finally {
    writer.store.set(WRITTEN_KEY, group);
  }
}

/** @param values of all rows, each behind its form */
function rowsOf({ forms }: Writer, values: readonly string[]): Written[] {
  const rows: Written[] = [];
  for (let at = 0; at < values.length; ) {
    const form = Number(values[at]);
    const end = at + 1 + (forms[form] as Form).columns.length;
    rows.push({ form, values: values.slice(at + 1, end) });
    at = end;
  }
  return rows;
}

/** A commit that failed may leave the one connection that writes within its transaction. */
function endTransaction(connection: pb.Connection, context: Context): void {
  try {
    connection.execContext(context, "ROLLBACK");
  } catch {
    // there was none
  }
}

/** All rows, or none when one among them is refused. */
function writeWhole(
  { context, forms }: Writer,
  connection: pb.Connection,
  rows: readonly Written[],
): boolean {
  const transaction = connection.beginTx(context, null);
  try {
    // looked up once, and no iterators: PocketBase's engine makes a new function at each mention of one
    // of Go's, and an object at each step
    const writes: ((values: string[]) => void)[] = [];
    const first: unknown[] = [context];
    rows.forEach(({ form, values }) => {
      let write = writes[form];
      if (!write) {
        const statement = transaction.stmtContext(context, (forms[form] as Form).insert);
        const exec = statement.execContext;
        write = (row) => exec.apply(statement, first.concat(row) as Parameters<typeof exec>);
        writes[form] = write;
      }
      write(values);
    });
  } catch {
    rollBack(transaction);
    return false;
  }
  transaction.commit();
  return true;
}

/** What SQLite says of a row that it refuses: the others of its group are stored. */
const REFUSED = "constraint failed";

/** Each row by itself. @throws when none can be stored */
function writeEach(
  { context, forms }: Writer,
  connection: pb.Connection,
  { rows, fail }: { rows: readonly Written[]; fail: (index: number, error: unknown) => void },
): void {
  const transaction = connection.beginTx(context, null);
  rows.forEach(({ form, values }, index) => {
    try {
      transaction.execContext(context, "SAVEPOINT booking");
      transaction.execContext(context, `INSERT ${(forms[form] as Form).sql}`, ...values);
    } catch (error) {
      if (String(error).indexOf(REFUSED) < 0) {
        // SQLite may have rolled back by itself, and what came after it would stand alone
        rollBack(transaction);
        throw error;
      }
      // one that found no room stands until here
      transaction.execContext(context, "ROLLBACK TO booking");
      fail(index, error);
    }
    transaction.execContext(context, "RELEASE booking");
  });
  transaction.commit();
}

function rollBack(transaction: pb.Transaction): void {
  try {
    transaction.rollback();
  } catch {
    // SQLite has rolled back by itself
  }
}
