import { change } from "../office/sql.ts";

/** What is put right within this time is told once, s. */
const SECOND_THOUGHTS = 120;

/**
 * Before a guest's own change is written, in its transaction: guest and operator hear of it, once for all that is changed
 * within two minutes. The text of the operator's says since when: what was changed from then on is what it tells.
 */
export function tellOfChange(app: pb.App, booking: string): void {
  for (const kind of ["customer-agreed", "operator-changed"]) {
    change(
      app,
      `INSERT INTO mails (id, booking, kind, state, due_at, text, created_at, updated_at)
       SELECT lower(hex(randomblob(7))) || 'g', id, {:kind}, 'queued', (unixepoch() + ${SECOND_THOUGHTS}) * 1000,
         iif({:kind} = 'operator-changed', strftime('%Y-%m-%d %H:%M:%fZ'), ''),
         strftime('%Y-%m-%d %H:%M:%fZ'), strftime('%Y-%m-%d %H:%M:%fZ')
       FROM bookings WHERE id = {:booking} AND source <> 'seed'
         AND ({:kind} <> 'customer-agreed' OR customer_email <> '')
         AND NOT EXISTS (SELECT 1 FROM mails WHERE booking = {:booking} AND kind = {:kind} AND state = 'queued')`,
      { booking, kind },
    );
  }
}
