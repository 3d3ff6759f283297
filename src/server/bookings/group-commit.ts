import { type Store, storeOf } from "../pocketbase/store.ts";
import { type Row, type RowForms, rowForms, textOf } from "./row-forms.ts";
import { writeRows } from "./write-group.ts";

/** Rows that wait for the database, in the store that all engines share. */
const WAITING_KEY = "bookingsWaiting";
/** The number of the group that was written last. */
const WRITTEN_KEY = "bookingsWritten";

/** What waits: the next group, each row's text under its place. */
interface Waiting {
  readonly group: number;
  count: number;
  [place: number]: string;
}

/**
 * Stores a new booking on the disk, together with all that wait at the moment: one transaction and
 * one flush for the group (docs/decisions/0012-speed.md). PocketBase has one connection that writes,
 * so whoever wants it lines up here first. The first of a group waits for the connection and writes for
 * all; where that takes long, whoever of them gets it does.
 * @throws when this row cannot be stored: the id is used or deleted, its departure has no room
 *   (server/departures/facts.ts), or the database is in trouble
 */
export function storeBooking(app: pb.App, row: Row): void {
  writer ??= writerOf(app, columnsOf(row));
  const { store, conn, context } = writer;
  const text = textOf(writer.forms, row);
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

/** What writing needs of Go, looked up once an engine: each mention takes its time. */
interface Writer {
  readonly store: Store;
  readonly conn: pb.Handle["conn"];
  readonly context: Context;
  readonly forms: RowForms;
}

let writer: Writer | null = null;

function writerOf(app: pb.App, columns: readonly string[]): Writer {
  const store = storeOf(app);
  const database = app.nonconcurrentDB().db();
  const context = new Context();
  return {
    store,
    conn: database.conn,
    context,
    forms: rowForms({ store, database, context, columns }),
  };
}

/**
 * Those of what it stands on too. Sorted: which it has of its own differs from row to row, and any engine writes what
 * another has lined up.
 */
function columnsOf(row: Row): string[] {
  const columns: string[] = [];
  for (const column in row) columns.push(column);
  return columns.sort();
}

const troubleKey = (group: number, index: number) => `bookingTrouble:${group}.${index}`;

/** The row's place: the number of its group, and its own within it. */
function lineUp(store: Store, row: string): { group: number; index: number } {
  let place = { group: 0, index: 0 };
  store.setFunc(WAITING_KEY, (kept) => {
    const waiting = (kept ?? { group: 0, count: 0 }) as Waiting;
    place = { group: waiting.group, index: waiting.count };
    waiting[waiting.count] = row;
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
function take(store: Store, group: number): string[] {
  const rows: string[] = [];
  store.setFunc(WAITING_KEY, (kept) => {
    const waiting = kept as Waiting;
    const { count } = waiting;
    for (let at = 0; at < count; at += 1) rows[at] = waiting[at] as string;
    return { group: group + 1, count: 0 };
  });
  return rows;
}

/** The rows that wait, by whoever has the connection. */
function writeGroup({ store, context, forms }: Writer, connection: pb.Connection, group: number) {
  const rows = take(store, group);
  const fail = (index: number, error: unknown) =>
    store.set(troubleKey(group, index), String(error));
  try {
    writeRows({ context, forms, connection, fail }, rows);
  } finally {
    store.set(WRITTEN_KEY, group);
  }
}
