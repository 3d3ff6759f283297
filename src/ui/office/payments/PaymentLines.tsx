import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import { handingWords } from "#domain/booking/payments/payment.ts";
import type { Payment } from "#domain/booking/payments/row.ts";
import { historyWords } from "#domain/booking/told.ts";
import { isReceiptable } from "#domain/receipts/receipt.ts";
import { paymentKinds } from "#messages/office/bookings/history.ts";
import * as words from "#messages/office/money/receipts.ts";
import * as party from "#messages/office/party.ts";

interface PaymentLinesProps {
  /** The id of their booking. */
  readonly booking: string;
  readonly payments: readonly Payment[];
  /** What can be done with one. */
  readonly children?: (payment: Payment) => ReactNode;
}

/** What was paid, given back and corrected: how much, how, who took it when, and what was noted. */
export function PaymentLines({ booking, payments, children }: PaymentLinesProps) {
  const corrected = new Set(payments.map(({ corrects }) => corrects));
  return (
    <ul className="stack-3" aria-label={party.payments}>
      {payments.map((payment) => (
        <li key={payment.id}>
          {paymentKinds[payment.kind]}{" "}
          {corrected.has(payment.id) ? (
            <>
              <s>{handingWords(payment)}</s> ({party.wasCorrected})
            </>
          ) : (
            <strong>{handingWords(payment)}</strong>
          )}{" "}
          {children?.(payment)}{" "}
          {(payment.receipt || isReceiptable(payment, payments)) && (
            <Link to="/admin/receipt" search={{ booking, payment: payment.id }}>
              {payment.receipt ? words.open : words.give}
              <span className="visually-hidden"> {handingWords(payment)}</span>
            </Link>
          )}
          <p className="small soft">{aboutWords(payment)}</p>
        </li>
      ))}
    </ul>
  );
}

function aboutWords({ kind, taken_by, made_by, taken_at, note }: Payment): string {
  const who = kind === "correction" ? made_by : taken_by;
  const when = formatBelizeTime(Date.parse(taken_at.replace(" ", "T")));
  const taken = who ? party.takenBy(who, when) : when;
  return [taken, note && historyWords("paid_note", note)].filter(Boolean).join(" – ");
}
