import { Button } from "@mantine/core";
import { useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { dueCents, inCurrency, overpaidCents, paidWords } from "#domain/booking/payment.ts";
import { formatAmount, formatUsdExact } from "#domain/money.ts";
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
    <section className={styles.payment} aria-label="Payments">
      {!isCancelled && (
        <p className={styles.due}>
          {due > 0 ? (
            <>
              {formatUsdExact(due)} to pay
              <span> = {formatAmount(inCurrency(due, "BZD"))} BZD</span>
            </>
          ) : tooMuch > 0 ? (
            `${formatUsdExact(tooMuch)} paid too much`
          ) : (
            "Nothing left to pay"
          )}
        </p>
      )}
      {paid && (
        <p className={styles.paid}>
          Paid so far: {paid}
          <Button variant="link" onClick={() => setIsCorrecting(!isCorrecting)}>
            {isCorrecting ? "Do Not Correct" : "Correct"}
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
