import { FIELDS, type Field } from "#domain/booking/fields.ts";
import { ERASED } from "#domain/booking/office/fields.ts";
import { ERASED_HASH } from "../../bookings/twins.ts";
import { eraseWaivers } from "../../waivers/evidence.ts";
import { change } from "../sql.ts";
import { oweRewrite } from "./rewrite-file.ts";

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

const WAS_THEIRS = "h.field = 'customer_email' AND lower(h.before) = {:email}";
/** That were theirs until the office gave them to somebody else. */
const HANDED_OVER = `(SELECT h.booking FROM audit AS h WHERE ${WAS_THEIRS} AND h.at < {:before})`;
/** SQL for until when a booking was theirs. */
const theirsUntil = (booking: string) =>
  `(SELECT max(h.at) FROM audit AS h WHERE ${WAS_THEIRS} AND h.booking = ${booking})`;

/** SQL for when somebody last had to do with a customer of `customers`: they themselves, or the office. */
export const LAST_TOUCHED = `max(added_at, last_activity,
  (SELECT coalesce(max(created_at), '') FROM notes WHERE customer = customers.email))`;

/**
 * What others' bookings still say of them, before the history forgets whose they were: what had gone out until then, and
 * what was replaced, at whatever time, since address, name and number may have been replaced one after the other.
 */
const HANDED_OVER_STATEMENTS = [
  `UPDATE mails SET recipient = '', mailbox = '', subject = '', text = '', error = ''
   WHERE booking IN ${HANDED_OVER} AND created_at <= ${theirsUntil("mails.booking")}
     AND state NOT IN ('queued', 'sending')`,
  `UPDATE receipts SET content = json_set(content, '$.guest', '', '$.lines', json('[]'))
   WHERE booking IN ${HANDED_OVER} AND created_at <= ${theirsUntil("receipts.booking")}`,
  `UPDATE audit SET after = '' WHERE field IN ${PERSONAL_FIELDS} AND booking IN ${HANDED_OVER}
     AND at < ${theirsUntil("audit.booking")}`,
  `UPDATE audit SET before = '' WHERE field IN ${PERSONAL_FIELDS} AND booking IN ${HANDED_OVER}`,
];

const STATEMENTS = [
  ...HANDED_OVER_STATEMENTS,
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
  oweRewrite(app);
  eraseWaivers(app, BOOKINGS, { email, before });
  for (const sql of STATEMENTS) {
    const values: Record<string, string> = {};
    if (sql.includes("{:email}")) values.email = email;
    if (sql.includes("{:before}")) values.before = before;
    if (sql.includes("{:erased}")) values.erased = erased;
    change(app, sql, values);
  }
}
