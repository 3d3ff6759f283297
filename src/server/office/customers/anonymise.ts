import { FIELDS, type Field } from "#domain/booking/fields.ts";
import { ERASED } from "#domain/booking/office/fields.ts";
import { ERASED_HASH } from "../../bookings/twins.ts";
import { logEvent } from "../../machine/events.ts";
import { whileNotShipping } from "../../machine/shipping.ts";
import { eraseWaivers } from "../../waivers/evidence.ts";
import { change } from "../sql.ts";

const ERASED_COLUMNS = ERASED.map((name) => FIELDS[name].wire);
/** Of a booking's history, what may hold personal data. */
const PERSONAL_FIELDS = `('${[...ERASED_COLUMNS, "reason", "paid_note"].join("', '")}')`;
/** Of what a price is made of, what a code took off: a figure of the code's, beside `code_used`, and of nobody. */
const CODE_LINES = `iif(code_used = '' OR NOT json_valid(price_lines), '', (SELECT json_group_array(json(value))
  FROM json_each(price_lines) WHERE value ->> 'kind' = 'code'))`;
const NOTHING_PERSONAL = ERASED.map((name) => {
  const { wire, erased }: Field = FIELDS[name];
  if (name === "priceLines") return `${wire} = ${CODE_LINES}`;
  return `${wire} = ${typeof erased === "string" ? `'${erased}'` : "{:erased}"}`;
}).join(", ");

const BOOKINGS = `(SELECT id FROM booking_list
  WHERE email = {:email} AND booking_date < {:before})`;
const MESSAGES =
  "(SELECT id FROM messages WHERE lower(email) = {:email} AND created_at < {:before})";
/** Nothing newer is left of this customer. */
const IS_GONE = `NOT EXISTS (SELECT 1 FROM booking_list
  WHERE email = {:email} AND booking_date >= {:before})`;

/** SQL for when somebody last had to do with a customer of `customers`: they themselves, or the office. */
export const LAST_TOUCHED = `max(added_at, last_activity,
  (SELECT coalesce(max(created_at), '') FROM notes WHERE customer = customers.email))`;

const STATEMENTS = [
  `UPDATE audit SET before = '', after = ''
   WHERE field IN ${PERSONAL_FIELDS} AND booking IN ${BOOKINGS}`,
  `UPDATE payments SET note = '' WHERE note <> '' AND booking IN ${BOOKINGS}`,
  `UPDATE cash_ups SET note = '' WHERE note <> ''
     AND id IN (SELECT cash_up FROM payments WHERE booking IN ${BOOKINGS})`,
  // what was taken and taxed stays, who paid does not (src/domain/receipts/receipt.ts, withoutGuest)
  `UPDATE receipts SET content = json_set(content, '$.guest', '', '$.lines', json('[]'))
   WHERE booking IN ${BOOKINGS}`,
  `UPDATE mails SET recipient = '', mailbox = '', subject = '', text = '', error = '',
     state = iif(state IN ('queued', 'sending'), 'suppressed', state)
   WHERE booking IN ${BOOKINGS} OR (message <> '' AND message IN ${MESSAGES})
      OR (recipient <> '' AND recipient = {:email} COLLATE NOCASE AND created_at < {:before} AND ${IS_GONE})`,
  `UPDATE requests SET words = '' WHERE words <> '' AND booking IN ${BOOKINGS}`,
  `DELETE FROM push_subscriptions WHERE booking IN ${BOOKINGS}`,
  `UPDATE messages SET name = 'Erased', email = {:erased}, phone = '', subject = '',
     message = 'Erased', content_hash = '' WHERE id IN ${MESSAGES}`,
  `DELETE FROM notes WHERE customer = {:email} AND created_at < {:before} AND ${IS_GONE}`,
  `UPDATE customers SET added_at = ''
   WHERE email = {:email} AND ${LAST_TOUCHED} < {:before} AND ${IS_GONE}`,
  // the figures stay, and so does the id: a late copy from the device is answered with what is left; no link opens it
  `UPDATE bookings SET ${NOTHING_PERSONAL}, code_mailbox = '', code_phone = '', trip_links = trip_links + 1, content_hash = '${ERASED_HASH}',
     changed_by = 'erase ' || {:erased}
   WHERE id IN ${BOOKINGS}`,
  // one who never booked
  "DELETE FROM customers WHERE email = {:email} AND total_bookings = 0 AND added_at = ''",
];

/**
 * Takes a customer's name, address, number and texts out of bookings with a day of travel before
 * `before` (YYYY-MM-DD), of messages and notes made before it, and of their mails and history.
 * @param app that of a transaction
 */
export function anonymise(app: pb.App, email: string, before: string): void {
  const erased = `erased-${$security.randomString(10).toLowerCase()}@erased.invalid`;
  eraseWaivers(app, BOOKINGS, { email, before });
  for (const sql of STATEMENTS) {
    const values: Record<string, string> = {};
    if (sql.includes("{:email}")) values.email = email;
    if (sql.includes("{:before}")) values.before = before;
    if (sql.includes("{:erased}")) values.erased = erased;
    change(app, sql, values);
  }
}

/** A reader that is slower than SQLite's patience holds up what leads up to the file. */
const ATTEMPTS = 3;

/**
 * After {@link anonymise}: what SQLite has freed keeps its content until something else is written
 * there. The file is written anew (a second for each 50,000 bookings or so), and what leads up to it
 * is cut off.
 */
export function rewriteFile(app: pb.App): void {
  try {
    // merges the words' segments, which would keep the old ones as deleted
    change(app, "INSERT INTO booking_words (booking_words) VALUES ('optimize')");
    change(app, "INSERT INTO customer_words (customer_words) VALUES ('optimize')");
    change(app, "VACUUM");
    let isDone = false;
    whileNotShipping(() => {
      for (let attempt = 1; attempt <= ATTEMPTS && !isDone; attempt += 1) isDone = isCutOff(app);
    });
    if (isDone) return;
  } catch {
    // told below
  }
  logEvent("erasure-unfinished", { left: "free pages" });
}

/** One that could not be finished is no error to SQLite: the file is as it was, and what is new lies beside it. */
function isCutOff(app: pb.App): boolean {
  const cut = new DynamicModel({ busy: 0 });
  app.nonconcurrentDB().newQuery("PRAGMA wal_checkpoint(TRUNCATE)").one(cut);
  return Number(cut.busy) === 0;
}
