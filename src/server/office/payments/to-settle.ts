import { numberOf } from "../sql.ts";

/**
 * SQL for the ids of bookings paid beyond their price, paid though they are cancelled, or from which more was given
 * back than was paid, unless somebody has said why of this very amount (`payments.explains`). The same as `hasToSettle`
 * (#domain/booking/payments/payment.ts).
 */
export const TO_SETTLE = `SELECT b.id FROM bookings AS b INDEXED BY idx_bookings_to_settle
  WHERE (paid_amount > price OR paid_amount < 0 OR (status = 'cancelled' AND paid_amount > 0))
    AND CAST(round(100 * (paid_amount - iif(status = 'cancelled' OR paid_amount < 0, 0, price))) AS INTEGER)
      <> coalesce((SELECT explains FROM payments WHERE booking = b.id AND explains <> 0
        ORDER BY rowid DESC LIMIT 1), 0)`;

/** How many there are. */
export const countToSettle = (app: pb.App): number =>
  numberOf(app, `SELECT count(*) AS value FROM (${TO_SETTLE})`);
