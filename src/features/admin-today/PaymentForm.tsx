import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import { dueCents, inCurrency, type Payment, paidWith } from "#domain/booking/payment.ts";
import { centsToDollars, dollarsToCents, formatUsdExact } from "#domain/money.ts";
import { act } from "./act.ts";
import styles from "./Details.module.css";

type Way = "USD" | "BZD" | "card";

const WAYS: Readonly<Record<Way, Pick<Payment, "currency" | "method">>> = {
  USD: { currency: "USD", method: "cash" },
  BZD: { currency: "BZD", method: "cash" },
  card: { currency: "USD", method: "card" },
};
const CHOICES = [
  { value: "USD", label: "US dollars, cash" },
  { value: "BZD", label: "Belize dollars, cash" },
  { value: "card", label: "Card (US dollars)" },
];
const AMOUNT = /^\d{1,6}(\.\d{1,2})?$/;

const amountText = (cents: number) => String(centsToDollars(cents));

/** What the guests hand over: in either dollar, two of Belize for one of the US. */
export function PaymentForm({ booking }: { booking: OfficeBooking }) {
  const due = dueCents(booking);
  const [way, setWay] = useState<Way>("USD");
  const { currency } = WAYS[way];
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState("");
  const amount = typed ?? amountText(inCurrency(due, currency));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!AMOUNT.test(amount.trim()) || Number(amount) === 0) {
      return setError("Enter an amount like 90 or 90.50");
    }
    const cents = dollarsToCents(Number(amount));
    const paid = paidWith(booking, { cents, ...WAYS[way] });
    setTyped(null);
    setError("");
    act(booking, {
      title: `Paid ${amount} ${way === "card" ? "by card" : currency}`,
      changes: {
        paid_amount: centsToDollars(paid.paidCents),
        paid_currency: paid.paidCurrency,
        paid_method: paid.paidMethod,
      },
    });
  };

  return (
    <form onSubmit={onSubmit} noValidate className={styles.payment} aria-label="Payment">
      <p className={styles.due}>
        {due > 0 ? (
          <>
            {formatUsdExact(due)} to pay
            <span> = {amountText(inCurrency(due, "BZD"))} BZD</span>
          </>
        ) : (
          "Nothing left to pay"
        )}
      </p>
      <NativeSelect
        label="Paid in"
        data={CHOICES}
        value={way}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (chosen in WAYS) setWay(chosen as Way);
          setTyped(null);
        }}
      />
      <TextInput
        label={`Amount in ${currency}`}
        inputMode="decimal"
        value={amount}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError("");
        }}
      />
      <Button type="submit">Record Payment</Button>
    </form>
  );
}
