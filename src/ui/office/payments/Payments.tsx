import { Button } from "@mantine/core";
import { useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import {
  dueCents,
  handingWords,
  inCurrency,
  isCorrectable,
  overpaidCents,
  paidWords,
} from "#domain/booking/payments/payment.ts";
import type { Payment } from "#domain/booking/payments/row.ts";
import { formatAmount, formatUsdExact } from "#domain/money.ts";
import { paidTo } from "#messages/booking/partner.ts";
import * as words from "#messages/office/party.ts";
import * as today from "#messages/office/today.ts";
import { type OnPay, PaymentForm } from "./PaymentForm.tsx";
import { PaymentLines } from "./PaymentLines.tsx";
import styles from "./Payments.module.css";

/** What was paid and what is still due, a payment more, and putting right what was recorded before. */
export default function Payments({ booking, onPay }: { booking: OfficeBooking; onPay: OnPay }) {
  const [wrong, setWrong] = useState<Payment | null>(null);
  const [isCorrected, setIsCorrected] = useState(false);
  const { payments } = booking;
  const paid = paidWords(booking);
  return (
    <section className={styles.payment} aria-label={words.payments}>
      {booking.status === "cancelled" ? (
        booking.paidCents !== 0 && (
          <p className={styles.due}>
            {words.paidThoughCancelled(formatUsdExact(booking.paidCents))}
          </p>
        )
      ) : (
        <Due booking={booking} />
      )}
      {paid && <p>{words.paidSoFar(paid)}</p>}
      {payments.length > 0 && (
        <PaymentLines booking={booking.id} payments={payments}>
          {(payment) =>
            isCorrectable(payment, payments) && (
              <Button
                variant="link"
                onClick={() => setWrong(wrong?.id === payment.id ? null : payment)}
              >
                {wrong?.id === payment.id ? words.doNotCorrect : words.correct}
                <span className="visually-hidden"> {handingWords(payment)}</span>
              </Button>
            )
          }
        </PaymentLines>
      )}
      {wrong ? (
        <PaymentForm
          key={wrong.id}
          booking={booking}
          wrong={wrong}
          onPay={onPay}
          onDone={() => {
            setWrong(null);
            setIsCorrected(true);
          }}
        />
      ) : (
        <PaymentForm
          key="payment"
          booking={booking}
          wrong={null}
          isAfterAnother={isCorrected}
          onPay={onPay}
        />
      )}
    </section>
  );
}

function Due({ booking }: { booking: OfficeBooking }) {
  const due = dueCents(booking);
  const tooMuch = overpaidCents(booking);
  return (
    <p className={styles.due}>
      {due > 0 ? (
        <>
          {today.toPay(formatUsdExact(due))}
          <span> = {formatAmount(inCurrency(due, "BZD"))} BZD</span>
        </>
      ) : tooMuch > 0 ? (
        today.paidTooMuch(formatUsdExact(tooMuch))
      ) : booking.paidTo ? (
        paidTo(booking.paidTo)
      ) : (
        words.nothingLeft
      )}
    </p>
  );
}
