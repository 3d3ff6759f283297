import { ERASED_HASH } from "../bookings.ts";
import { commitToDisk, storageTrouble } from "../durability.ts";
import { askedEmail } from "./customers.ts";
import { change, numberOf } from "./sql.ts";
import { bringUpToDate } from "./up-to-date.ts";

/** Of a booking's history, what may hold personal data. */
const PERSONAL_FIELDS = `('customer_first_name', 'customer_last_name', 'customer_email',
  'customer_phone', 'special_requests', 'pickup_notes', 'notes', 'reason')`;

const STATEMENTS = [
  `UPDATE audit SET before = '', after = '' WHERE field IN ${PERSONAL_FIELDS}
     AND booking IN (SELECT id FROM booking_list WHERE email = {:email})`,
  `UPDATE mails SET recipient = '', subject = '', text = '', error = '',
     state = iif(state IN ('queued', 'sending'), 'suppressed', state)
   WHERE booking IN (SELECT id FROM booking_list WHERE email = {:email})
      OR message IN (SELECT id FROM messages WHERE lower(email) = {:email})
      OR recipient = {:email} COLLATE NOCASE`,
  `UPDATE messages SET name = 'Erased', email = {:erased}, phone = '', subject = '',
     message = 'Erased', content_hash = '' WHERE lower(email) = {:email}`,
  "DELETE FROM notes WHERE customer = {:email}",
  "UPDATE customers SET added_at = '' WHERE email = {:email}",
  `UPDATE bookings SET customer_first_name = 'Erased', customer_last_name = 'Customer',
     customer_email = {:erased}, customer_phone = '', special_requests = '', pickup_notes = '',
     notes = '', manage_key = '', website = '', content_hash = '${ERASED_HASH}',
     changed_by = 'erase ' || {:erased}
   WHERE id IN (SELECT id FROM booking_list WHERE email = {:email})`,
  // one who never booked
  "DELETE FROM customers WHERE email = {:email} AND total_bookings = 0",
];

/**
 * `POST /api/office/customers/{email}/erase`: takes name, address, number and texts out of bookings,
 * mails, messages, notes and history. The figures stay, and so do the bookings' ids: a late copy
 * from the device is answered with what is left (bookings.ts). Overwritten on the disk too.
 */
export function eraseCustomer(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const email = askedEmail(e);
  const known = numberOf(
    e.app,
    `SELECT EXISTS (SELECT 1 FROM customers WHERE email = {:email})
         OR EXISTS (SELECT 1 FROM messages WHERE lower(email) = {:email}) AS value`,
    { email },
  );
  if (known === 0) throw new ApiError(404, "There is no such customer.");
  const erased = `erased-${$security.randomString(10).toLowerCase()}@erased.invalid`;
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((app) => {
      for (const sql of STATEMENTS) {
        const values: Record<string, string> = {};
        if (sql.includes("{:email}")) values.email = email;
        if (sql.includes("{:erased}")) values.erased = erased;
        change(app, sql, values);
      }
      // merges the words' segments, which would keep the old ones as deleted
      change(app, "INSERT INTO booking_words (booking_words) VALUES ('optimize')");
      change(app, "INSERT INTO customer_words (customer_words) VALUES ('optimize')");
    });
  } catch (error) {
    throw storageTrouble(e.app, error);
  }
  rewriteFile(e.app);
  e.noContent(204);
}

/**
 * What SQLite has freed keeps its content until something else is written there: the file is written
 * anew (a second for each 50,000 bookings or so), and what leads up to it is cut off.
 */
function rewriteFile(app: pb.App): void {
  try {
    change(app, "VACUUM");
    change(app, "PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (error) {
    app.logger().error("erased data may still lie in free pages", "error", String(error));
  }
}
