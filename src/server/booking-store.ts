/** Rows that wait for the database, in the store that all engines share. */
const WAITING_KEY = "bookingsWaiting";
const INSERT_KEY = "bookingInsert";

/**
 * Pages that the connection keeps, in KiB. PocketBase's 32 MB fill up as bookings come and look like a
 * leak; an insert needs the ends of a few trees, and the system keeps the file's pages anyway.
 */
const CACHE_KIB = 4_000;

/** What waits: the next group. `rows`: as JSON, since plain text crosses from engine to engine cheapest. */
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
 * so whoever waits for it lines up here first, and the first of a group to get it writes for all.
 * @throws when this row cannot be stored: the id is used or deleted, or the database is in trouble
 */
export function storeBooking(app: pb.App, row: Row): void {
  const store = app.store();
  const database = app.nonconcurrentDB().db();
  const context = new Context();
  const insert = insertOf(store, database, { context, columns: Object.keys(row) });
  // nothing may fail between here and the connection: a row in the line is written
  const place = lineUp(store, JSON.stringify(Object.values(row)));
  const connection = database.conn(context);
  try {
    const rows = take(store, place.group);
    if (rows) writeGroup(store, connection, { context, insert, group: place.group, rows });
  } finally {
    connection.close();
  }
  const key = troubleKey(place.group, place.index);
  const trouble = store.get(key);
  if (!trouble) return;
  store.remove(key);
  throw new Error(String(trouble));
}

const troubleKey = (group: number, index: number) => `bookingTrouble:${group}.${index}`;

/** The row's place: the number of its group, and its own within it. */
function lineUp(store: pb.Store, row: string): { group: number; index: number } {
  let place = { group: 0, index: 0 };
  store.setFunc(WAITING_KEY, (kept) => {
    const waiting = (kept ?? { group: 0, count: 0, rows: "" }) as Waiting;
    place = { group: waiting.group, index: waiting.count };
    waiting.rows = waiting.count === 0 ? row : `${waiting.rows},${row}`;
    waiting.count += 1;
    return waiting;
  });
  return place;
}

/** The rows of a group, for the first who comes with the connection; null when they are written. */
function take(store: pb.Store, group: number): string | null {
  let rows: string | null = null;
  store.setFunc(WAITING_KEY, (kept) => {
    const waiting = kept as Waiting;
    if (waiting.group !== group) return waiting;
    rows = waiting.rows;
    return { group: group + 1, count: 0, rows: "" };
  });
  return rows;
}

/** The statement that writes a row, made once and kept for all engines. */
interface Insert {
  readonly sql: string;
  readonly prepared: pb.Statement;
}

/**
 * `OR ROLLBACK`, since a statement that can be undone by itself copies each page that it changes: a
 * twentieth of a create's time.
 */
function insertOf(
  store: pb.Store,
  database: pb.Handle,
  { context, columns }: { context: Context; columns: readonly string[] },
): Insert {
  const sql = `INTO bookings (${columns.join()}) VALUES (${columns.map(() => "?").join()})`;
  let prepared = store.get(INSERT_KEY) as pb.Statement | null;
  if (!prepared) {
    prepared = database.prepareContext(context, `INSERT OR ROLLBACK ${sql}`);
    store.set(INSERT_KEY, prepared);
  }
  return { sql, prepared };
}

interface Group {
  readonly context: Context;
  readonly insert: Insert;
  readonly group: number;
  /** As {@link Waiting} keeps them. */
  readonly rows: string;
}
type Values = (string | number)[];

/**
 * Writes a group's rows while nobody else has the connection. A row that is refused (its id is used)
 * leaves the others alone; what stops the whole group is each row's trouble.
 */
function writeGroup(
  store: pb.Store,
  connection: pb.Connection,
  { context, insert, group, rows }: Group,
): void {
  const values: Values[] = JSON.parse(`[${rows}]`);
  const fail = (index: number, error: unknown) =>
    store.set(troubleKey(group, index), String(error));
  try {
    connection.execContext(context, `PRAGMA synchronous=FULL; PRAGMA cache_size=-${CACHE_KIB}`);
    if (writeWhole(connection, insert, { context, values })) return;
    writeEach(connection, insert, { context, values, fail });
  } catch (error) {
    endTransaction(connection, context);
    values.forEach((_, index) => {
      fail(index, error);
    });
  }
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
  connection: pb.Connection,
  { prepared }: Insert,
  { context, values }: { context: Context; values: readonly Values[] },
): boolean {
  const transaction = connection.beginTx(context, null);
  try {
    const statement = transaction.stmtContext(context, prepared);
    // looked up once, and no iterators: PocketBase's engine makes a new function at each mention of one
    // of Go's, and an object at each step
    const write = statement.execContext;
    const first: unknown[] = [context];
    values.forEach((row) => {
      write.apply(statement, first.concat(row) as Parameters<typeof write>);
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
  connection: pb.Connection,
  { sql }: Insert,
  {
    context,
    values,
    fail,
  }: {
    context: Context;
    values: readonly Values[];
    fail: (index: number, error: unknown) => void;
  },
): void {
  const transaction = connection.beginTx(context, null);
  values.forEach((row, index) => {
    try {
      transaction.execContext(context, `INSERT ${sql}`, ...row);
    } catch (error) {
      if (String(error).indexOf(REFUSED) < 0) {
        // SQLite may have rolled back by itself, and what came after it would stand alone
        rollBack(transaction);
        throw error;
      }
      fail(index, error);
    }
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
