import { stamp } from "./office/sql.ts";

/** Rows that wait for the database, in the store that all engines share. */
const WAITING_KEY = "bookingsWaiting";

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

/** By column; all rows have the same ones in the same order. */
export type Row = Readonly<Record<string, string | number>>;

/** A row with its times as PocketBase writes them. */
export function timed(row: Row, nowMs: number): Row {
  const now = stamp(nowMs);
  return { ...row, created_at: now, updated_at: now };
}

/**
 * Stores a new booking on the disk, together with all that wait at the moment: one transaction and
 * one flush for the group (docs/decisions/0012-speed.md). PocketBase has one connection that writes,
 * so whoever waits for it lines up here first, and the first of a group to get it writes for all.
 * @throws when this row cannot be stored: the id is used or deleted, or the database is in trouble
 */
export function storeBooking(app: pb.App, row: Row): void {
  const place = lineUp(app, JSON.stringify(Object.values(row)));
  const connection = app.nonconcurrentDB().db().conn(new Context());
  try {
    const rows = take(app, place.group);
    if (rows) writeGroup(app, connection, { columns: Object.keys(row), group: place.group, rows });
  } finally {
    connection.close();
  }
  const key = troubleKey(place.group, place.index);
  const trouble = app.store().get(key);
  if (!trouble) return;
  app.store().remove(key);
  throw new Error(String(trouble));
}

const troubleKey = (group: number, index: number) => `bookingTrouble:${group}.${index}`;

/** The row's place: the number of its group, and its own within it. */
function lineUp(app: pb.App, row: string): { group: number; index: number } {
  let place = { group: 0, index: 0 };
  app.store().setFunc(WAITING_KEY, (kept) => {
    const waiting = (kept ?? { group: 0, count: 0, rows: "" }) as Waiting;
    place = { group: waiting.group, index: waiting.count };
    waiting.rows = waiting.count === 0 ? row : `${waiting.rows},${row}`;
    waiting.count += 1;
    return waiting;
  });
  return place;
}

/** The rows of a group, for the first who comes with the connection; null when they are written. */
function take(app: pb.App, group: number): string | null {
  let rows: string | null = null;
  app.store().setFunc(WAITING_KEY, (kept) => {
    const waiting = kept as Waiting;
    if (waiting.group !== group) return waiting;
    rows = waiting.rows;
    return { group: group + 1, count: 0, rows: "" };
  });
  return rows;
}

/**
 * Writes a group's rows while nobody else has the connection. A row that is refused (its id is used)
 * leaves the others alone; what stops the whole group is each row's trouble.
 */
function writeGroup(
  app: pb.App,
  connection: pb.Connection,
  { columns, group, rows }: { columns: string[]; group: number; rows: string },
): void {
  const context = new Context();
  const values: (string | number)[][] = JSON.parse(`[${rows}]`);
  const fail = (index: number, error: unknown) =>
    app.store().set(troubleKey(group, index), String(error));
  const run = (sql: string) => connection.execContext(context, sql);
  try {
    run(`PRAGMA synchronous=FULL; PRAGMA cache_size=-${CACHE_KIB}`);
    run("BEGIN IMMEDIATE");
    const places = columns.map(() => "?").join();
    const insert = connection.prepareContext(
      context,
      `INSERT INTO bookings (${columns.join()}) VALUES (${places})`,
    );
    values.forEach((row, index) => {
      try {
        insert.execContext(context, ...row);
      } catch (error) {
        fail(index, error);
      }
    });
    insert.close();
    run("COMMIT");
  } catch (error) {
    values.forEach((_, index) => {
      fail(index, error);
    });
    try {
      run("ROLLBACK");
    } catch {
      // SQLite has rolled back by itself
    }
  }
}
