import { logEvent } from "../../machine/events.ts";
import { change, numberOf } from "../sql.ts";

const HAS_PAYMENTS = "SELECT count(*) AS value FROM sqlite_schema WHERE name = 'booking_payments'";
const COUNTED =
  "coalesce((SELECT cents FROM booking_payments WHERE booking = bookings.id), 0) / 100.0";

/**
 * Whether the sums that bookings keep are what their payments come to: nightly, and after a restore. One that is not
 * is put right, and the log tells of it.
 * @returns false where one was wrong
 */
export function checkPayments(app: pb.App): boolean {
  // data of before there were payments, which a release taken back has again
  if (numberOf(app, HAS_PAYMENTS) === 0) return true;
  const mended = change(
    app,
    `UPDATE bookings SET paid_amount = ${COUNTED} WHERE paid_amount <> ${COUNTED}`,
  );
  if (mended > 0) logEvent("fault", { check: "payments" });
  return mended === 0;
}
