import { logEvent } from "../../machine/events.ts";
import { change, numberOf } from "../sql.ts";

const has = (app: pb.App, name: string) =>
  numberOf(app, "SELECT count(*) AS value FROM sqlite_schema WHERE name = {:name}", { name }) > 0;
const COUNTED =
  "coalesce((SELECT cents FROM booking_payments WHERE booking = bookings.id), 0) / 100.0";

/** SQL for the cash-ups that say of a way something else than their payments come to. */
const OTHERWISE = `WITH said AS (
    SELECT c.id, k.value ->> 'currency' AS currency, k.value ->> 'method' AS method, k.value ->> 'expected' AS cents
    FROM cash_ups AS c, json_each(c.counts) AS k WHERE k.value ->> 'expected' <> 0),
  counted AS (
    SELECT cash_up AS id, currency, method, sum(cents) AS cents FROM payments
    WHERE cash_up NOT IN ('', 'before') GROUP BY 1, 2, 3 HAVING sum(cents) <> 0)
  SELECT count(*) AS value FROM (
    SELECT * FROM (SELECT * FROM said EXCEPT SELECT * FROM counted)
    UNION ALL SELECT * FROM (SELECT * FROM counted EXCEPT SELECT * FROM said))`;

/**
 * Whether the sums that bookings keep are what their payments come to: nightly, and after a restore. One that is not
 * is put right, and the log tells of it. So it does where a cash-up does not say what it has counted.
 * @returns false where one was wrong
 */
export function checkPayments(app: pb.App): boolean {
  // data of before there were payments, which a release taken back has again
  if (!has(app, "booking_payments")) return true;
  const mended = change(
    app,
    `UPDATE bookings SET paid_amount = ${COUNTED} WHERE paid_amount <> ${COUNTED}`,
  );
  if (mended > 0) logEvent("fault", { check: "payments" });
  const isCounted = !has(app, "cash_ups") || numberOf(app, OTHERWISE) === 0;
  if (!isCounted) logEvent("fault", { check: "cash-ups" });
  return mended === 0 && isCounted;
}
