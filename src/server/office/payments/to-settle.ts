import { numberOf } from "../sql.ts";

/**
 * SQL for the ids of bookings paid beyond their price, paid though they are cancelled, or from which more was given
 * back than was paid, until somebody has said why: by a note with what was recorded last.
 */
export const TO_SETTLE = `SELECT b.id FROM bookings AS b INDEXED BY idx_bookings_to_settle
  WHERE (paid_amount > price OR paid_amount < 0 OR (status = 'cancelled' AND paid_amount > 0))
    AND (SELECT note FROM payments WHERE booking = b.id ORDER BY rowid DESC LIMIT 1) = ''`;

/** How many there are. */
export const countToSettle = (app: pb.App): number =>
  numberOf(app, `SELECT count(*) AS value FROM (${TO_SETTLE})`);
