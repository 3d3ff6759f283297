import { belizeDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { pendingSentence } from "#domain/booking/letters/wording.ts";
import { hasToSettle } from "#domain/booking/payments/settle.ts";
import { missingDepositCents } from "#domain/deposit/owed.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/bookings/list.ts";
import { trendLabel } from "#ui/office/short-dates.ts";
import { StatusBadge } from "#ui/parts/StatusBadge.tsx";
import styles from "./BookingsTable.module.css";

/** A booking's status and what it waits for: the operator's decision, a deposit, or what was paid to be settled. */
export function BookingStatusCell({ booking }: { booking: OfficeBooking }) {
  const reason = booking.status === "pending" ? pendingReasonWords(booking) : "";
  const today = belizeDay(Date.now());
  const deposit = missingDepositCents(booking, today);
  const depositWords = booking.depositBy < today ? words.depositLate : words.depositMissing;
  return (
    <span className={styles.status}>
      <StatusBadge status={booking.status} />
      {reason && <span className={styles.reason}>{reason}</span>}
      {hasToSettle(booking) && (
        <span className={styles.reason}>{words.paid(formatUsdExact(booking.paidCents))}</span>
      )}
      {deposit > 0 && (
        <span className={styles.reason}>
          {depositWords(formatUsdExact(deposit), trendLabel(booking.depositBy))}
        </span>
      )}
    </span>
  );
}

function pendingReasonWords(booking: OfficeBooking): string {
  if (booking.reason === "review") return words.review;
  return pendingSentence(booking.reason, booking);
}
