import { bringUpToDate } from "../office/bookings/up-to-date.ts";
import { anonymise } from "../office/customers/anonymise.ts";
import { removeMailsNaming } from "../office/customers/caught-mails.ts";
import { ALL } from "../office/customers/erase.ts";
import { anonymiseBefore } from "../office/customers/retention.ts";
import { rewriteFile } from "../office/customers/rewrite-file.ts";
import { change, jsonOf } from "../office/sql.ts";
import { type Entry, hashOf, markAsDone, readEntries } from "./ledger.ts";

/** What was taken out of a restored backup again. */
export interface Replayed {
  readonly customers: number;
  readonly deleted: number;
  /** Ids of the accounts whose password was changed since the backup was made. */
  readonly passwords: readonly string[];
}

/** Whatever can be deleted for good. */
const TABLES = ["bookings", "messages", "admins"] as const;
/** Customers of one look. */
const BATCH = 10_000;

/**
 * Brings a restored backup up to what was erased since it was made. Its own table says which entries
 * of the ledger are in it already: a customer who came back after an erasure stays.
 * @param file the ledger
 */
export function replayErasures(app: pb.App, file: string): Replayed {
  const done = new Set(jsonOf<string[]>(app, "SELECT json_group_array(id) AS value FROM erasures"));
  const entries = readEntries(file).filter(({ id }) => !done.has(id));
  if (entries.length === 0) return { customers: 0, deleted: 0, passwords: [] };
  bringUpToDate(app);
  const deleted = deleteAgain(app, hashesOf(entries, "deleted"));
  const customers = eraseAgain(app, hashesOf(entries, "customer"));
  const days = entries.flatMap(({ before }) => before ?? []).sort();
  const day = days[days.length - 1];
  if (day) anonymiseBefore(app, day);
  const changed = hashesOf(entries, "password");
  const passwords = idsOf(app, "admins").filter((id) =>
    changed.has(hashOf("password", `admins/${id}`)),
  );
  app.runInTransaction((inside) => {
    for (const { id } of entries) markAsDone(inside, id);
  });
  rewriteFile(app);
  return { customers, deleted, passwords };
}

const hashesOf = (entries: readonly Entry[], kind: Entry["kind"]) =>
  new Set(entries.filter((entry) => entry.kind === kind).map(({ what }) => what ?? ""));

const idsOf = (app: pb.App, table: string) =>
  jsonOf<string[]>(app, `SELECT json_group_array(id) AS value FROM ${table}`);

function deleteAgain(app: pb.App, hashes: ReadonlySet<string>): number {
  if (hashes.size === 0) return 0;
  let deleted = 0;
  app.runInTransaction((inside) => {
    for (const table of TABLES) {
      for (const id of idsOf(inside, table)) {
        if (!hashes.has(hashOf("deleted", `${table}/${id}`))) continue;
        // the tombstone comes by the table's trigger
        deleted += change(inside, `DELETE FROM ${table} WHERE id = {:id}`, { id });
      }
    }
  });
  return deleted;
}

function eraseAgain(app: pb.App, hashes: ReadonlySet<string>): number {
  if (hashes.size === 0) return 0;
  const erased: string[] = [];
  for (let after = "", emails = [""]; emails.length > 0; after = emails[emails.length - 1] ?? "") {
    emails = emailsAfter(app, after);
    erased.push(...emails.filter((email) => hashes.has(hashOf("customer", email))));
  }
  app.runInTransaction((inside) => {
    for (const email of erased) anonymise(inside, email, ALL);
  });
  if (erased.length > 0) removeMailsNaming(app, erased);
  return erased.length;
}

/** The next addresses of customers, wherever one stands. */
const emailsAfter = (app: pb.App, after: string) =>
  jsonOf<string[]>(
    app,
    `SELECT json_group_array(email) AS value FROM (
       SELECT email FROM booking_list WHERE email > {:after}
       UNION SELECT email FROM customers WHERE email > {:after}
       UNION SELECT lower(email) AS email FROM messages WHERE lower(email) > {:after}
       UNION SELECT lower(recipient) AS email FROM mails WHERE lower(recipient) > {:after}
       UNION SELECT customer FROM notes WHERE customer > {:after}
       UNION SELECT lower(before) FROM audit WHERE field = 'customer_email' AND lower(before) > {:after}
       ORDER BY email LIMIT ${BATCH})`,
    { after },
  );
