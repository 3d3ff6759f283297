import { Button } from "@mantine/core";
import { useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { dueCents, inCurrency, overpaidCents, paidWords } from "#domain/booking/payment.ts";
import { formatAmount, formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/party.ts";
import * as today from "#messages/office/today.ts";
import styles from "./Details.module.css";
import { PaymentForm } from "./PaymentForm.tsx";

/** What was paid and what is still due, a payment more, and putting right what was recorded before. */
export function Payments({ booking }: { booking: OfficeBooking }) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [isCorrected, setIsCorrected] = useState(false);
  const due = dueCents(booking);
  const tooMuch = overpaidCents(booking);
  const paid = paidWords(booking);
  const isCancelled = booking.status === "cancelled";
  if (isCancelled && !paid) return null;
  return (
    <section className={styles.payment} aria-label={words.payments}>
      {!isCancelled && (
        <p className={styles.due}>
          {due > 0 ? (
            <>
              {today.toPay(formatUsdExact(due))}
              <span> = {formatAmount(inCurrency(due, "BZD"))} BZD</span>
            </>
          ) : tooMuch > 0 ? (
            words.paidTooMuch(formatUsdExact(tooMuch))
          ) : (
            words.nothingLeft
          )}
        </p>
      )}
      {paid && (
        <p className={styles.paid}>
          {words.paidSoFar(paid)}
          <Button variant="link" onClick={() => setIsCorrecting(!isCorrecting)}>
            {isCorrecting ? words.doNotCorrect : words.correct}
          </Button>
        </p>
      )}
      {isCorrecting && paid ? (
        <PaymentForm
          key="correction"
          booking={booking}
          kind="correction"
          onDone={() => {
            setIsCorrecting(false);
            setIsCorrected(true);
          }}
        />
      ) : (
        !isCancelled && (
          <PaymentForm
            key="payment"
            booking={booking}
            kind="payment"
            isAfterAnother={isCorrected}
          />
        )
      )}
    </section>
  );
}
