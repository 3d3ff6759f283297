import { formOf, type RowForms, valuesIn } from "./row-forms.ts";

/**
 * Pages that the connection keeps, in KiB. PocketBase's 32 MB fill up as bookings come and look like a
 * leak; an insert needs the ends of a few trees, and the system keeps the file's pages anyway.
 */
const CACHE_KIB = 4_000;

/** With what, and whom to tell of a row that is not stored. */
interface Writing {
  readonly context: Context;
  readonly forms: RowForms;
  /** Nobody else has it meanwhile. */
  readonly connection: pb.Connection;
  readonly fail: (index: number, error: unknown) => void;
}

/**
 * Writes a group's rows in one transaction. A row that is refused (its id is used) leaves the others alone; what stops the
 * whole group is each row's trouble. Never throws.
 */
export function writeRows(writing: Writing, rows: readonly string[]): void {
  const { connection, context, fail } = writing;
  try {
    connection.execContext(context, `PRAGMA synchronous=FULL; PRAGMA cache_size=-${CACHE_KIB}`);
    if (!writeWhole(writing, rows)) writeEach(writing, rows);
  } catch (error) {
    endTransaction(connection, context);
    rows.forEach((_, index) => {
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
function writeWhole({ context, forms, connection }: Writing, rows: readonly string[]): boolean {
  const transaction = connection.beginTx(context, null);
  try {
    // looked up once, and by number: PocketBase's engine makes a new function at each mention of one of Go's, and
    // an object at each step of an iterator
    const writes: pb.Statement["execContext"][] = [];
    for (let at = 0; at < rows.length; at += 1) {
      const values: unknown[] = valuesIn(rows[at] as string);
      const form = Number(values[0]);
      let write = writes[form];
      if (!write) {
        write = transaction.stmtContext(context, formOf(forms, form).insert).execContext;
        writes[form] = write;
      }
      // the form's place is free now: another list would have to be copied
      values[0] = context;
      write.apply(null, values as Parameters<typeof write>);
    }
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
function writeEach({ context, forms, connection, fail }: Writing, rows: readonly string[]): void {
  const transaction = connection.beginTx(context, null);
  rows.forEach((row, index) => {
    const [form, ...values] = valuesIn(row);
    try {
      transaction.execContext(context, "SAVEPOINT booking");
      transaction.execContext(context, `INSERT ${formOf(forms, Number(form)).sql}`, ...values);
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
