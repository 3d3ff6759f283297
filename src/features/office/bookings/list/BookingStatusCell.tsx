import type { OfficeBooking } from "#domain/booking/fields.ts";
import { pendingSentence } from "#domain/booking/letters/wording.ts";
import { hasToSettle } from "#domain/booking/payments/settle.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/bookings/list.ts";
import { StatusBadge } from "#ui/parts/StatusBadge.tsx";
import styles from "./BookingsTable.module.css";

/** A booking's status and what it waits for: the operator's decision, or what was paid to be settled. */
export function BookingStatusCell({ booking }: { booking: OfficeBooking }) {
  const reason = booking.status === "pending" ? pendingReasonWords(booking) : "";
  return (
    <span className={styles.status}>
      <StatusBadge status={booking.status} />
      {reason && <span className={styles.reason}>{reason}</span>}
      {hasToSettle(booking) && (
        <span className={styles.reason}>{words.paid(formatUsdExact(booking.paidCents))}</span>
      )}
    </span>
  );
}

function pendingReasonWords(booking: OfficeBooking): string {
  if (booking.reason === "review") return words.review;
  return pendingSentence(booking.reason, booking);
}
