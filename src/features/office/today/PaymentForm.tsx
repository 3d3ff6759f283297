import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { dueCents, inCurrency, paidWith, paymentQuestion } from "#domain/booking/payment.ts";
import { centsToDollars, formatAmount, parseAmount } from "#domain/money.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/party.ts";
import { act } from "./act.ts";
import { WAY_CHOICES, WAYS, type Way, wayOf } from "./ways.ts";

const amountText = (cents: number) => String(centsToDollars(cents));

interface PaymentFormProps {
  readonly booking: OfficeBooking;
  /** What guests hand over now, or what they have paid in all. */
  readonly kind: "payment" | "correction";
  /** The form stands where another has just been sent from. */
  readonly isAfterAnother?: boolean;
  readonly onDone?: () => void;
}

/**
 * In either dollar, two of Belize for one of the US. What is more than due, or corrects what was paid
 * before, is asked about: the answer is a note, which the history keeps.
 */
export function PaymentForm({ booking, kind, isAfterAnother = false, onDone }: PaymentFormProps) {
  const isCorrection = kind === "correction";
  const [way, setWay] = useState<Way>(isCorrection ? wayOf(booking) : "USD");
  const { currency, method } = WAYS[way];
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState("");
  const [question, setQuestion] = useState("");
  const [note, setNote] = useState("");
  const [noteError, setNoteError] = useState("");
  /** Then the rest is not proposed: a second tap would take it as well. */
  const [isRecorded, setIsRecorded] = useState(isAfterAnother);
  const usual = isCorrection ? booking.paidCents : inCurrency(dueCents(booking), currency);
  const amount = typed ?? (isRecorded ? "" : amountText(usual));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRecorded && amount === "") return;
    const cents = parseAmount(amount);
    if (Number.isNaN(cents) || (cents === 0 && !isCorrection)) {
      return setError(words.amountNotReadable);
    }
    const paid = isCorrection
      ? paidWith({ paidCents: 0, paidCurrency: "" }, { cents, currency, method })
      : paidWith(booking, { cents, currency, method });
    const asked = paymentQuestion(booking, paid);
    if (isCorrection && !asked) return onDone?.();
    setQuestion(asked);
    if (asked && !note.trim()) return setNoteError(asked === question ? words.noteRequired : "");
    setTyped(null);
    setIsRecorded(true);
    setQuestion("");
    setNote("");
    const text = formatAmount(cents);
    const said = way === "card" ? words.byCard(text) : `${text} ${currency}`;
    act(booking, {
      title: isCorrection ? words.corrected(said) : words.recorded(said),
      changes: {
        paid_amount: centsToDollars(paid.paidCents),
        paid_currency: paid.paidCurrency,
        paid_method: paid.paidMethod,
      },
      ...(asked ? { reason: note.trim() } : {}),
    });
    onDone?.();
  };
  const begin = () => {
    setError("");
    setQuestion("");
    setNoteError("");
    setIsRecorded(false);
  };

  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className="stack-3"
      aria-label={isCorrection ? words.correctPayment : words.payment}
    >
      <NativeSelect
        label={words.paidIn}
        data={WAY_CHOICES}
        value={way}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (chosen in WAYS) setWay(chosen as Way);
          if (!isCorrection) setTyped(null);
          begin();
        }}
      />
      <TextInput
        label={isCorrection ? words.paidInAllIn(currency) : words.amountIn(currency)}
        inputMode="decimal"
        value={amount}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          begin();
        }}
      />
      {(question || isCorrection) && (
        <TextInput
          label={words.note}
          description={office.words(question) || words.whyCorrected}
          autoFocus={!isCorrection}
          maxLength={200}
          value={note}
          error={noteError}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            setNoteError("");
          }}
        />
      )}
      <Button type="submit" disabled={isRecorded && amount === ""}>
        {isCorrection ? words.saveCorrection : question ? words.recordAllTheSame : words.record}
      </Button>
    </form>
  );
}
