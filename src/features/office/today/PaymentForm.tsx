import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { newId } from "#data/office/sync/acts.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import {
  dueCents,
  inCurrency,
  overpaidCents,
  paymentQuestion,
  rowsOf,
} from "#domain/booking/payments/payment.ts";
import type { Payment, PaymentCommand, Taking } from "#domain/booking/payments/row.ts";
import { centsToDollars, formatAmount, parseAmount } from "#domain/money.ts";
import { office } from "#domain/office/refusal.ts";
import { paymentKinds } from "#messages/office/bookings/history.ts";
import * as words from "#messages/office/party.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { pay } from "./act.ts";
import { WAY_CHOICES, WAYS, type Way, wayOf } from "./ways.ts";

type Kind = Taking["kind"];

const KIND_CHOICES = (["payment", "deposit", "refund"] as const).map((value) => ({
  value,
  label: paymentKinds[value],
}));
const amountText = (cents: number) => (cents > 0 ? String(centsToDollars(cents)) : "");

interface PaymentFormProps {
  readonly booking: OfficeBooking;
  /** The one that is put right; null for another. */
  readonly wrong: Payment | null;
  /** The form stands where another has just been sent from. */
  readonly isAfterAnother?: boolean;
  readonly onDone?: () => void;
}

/**
 * In either dollar, two of Belize for one of the US. What is more than due, or corrects what was recorded
 * before, is asked about: the answer is a note, which stays with the payment.
 */
export function PaymentForm({ booking, wrong, isAfterAnother = false, onDone }: PaymentFormProps) {
  const [kind, setKind] = useState<Kind>("payment");
  const [way, setWay] = useState<Way>(wrong ? wayOf(wrong) : "USD");
  const { currency } = WAYS[way];
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState("");
  const [question, setQuestion] = useState("");
  const [note, setNote] = useState("");
  const [noteError, setNoteError] = useState("");
  /** Then the rest is not proposed: a second tap would take it as well. */
  const [isRecorded, setIsRecorded] = useState(isAfterAnother);
  const usual = usualCents(booking, kind);
  const amount =
    typed ??
    (wrong
      ? String(centsToDollars(Math.abs(wrong.cents)))
      : isRecorded
        ? ""
        : amountText(inCurrency(usual, currency)));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRecorded && amount === "") return;
    const cents = parseAmount(amount);
    if (Number.isNaN(cents) || (cents === 0 && !wrong)) return setError(words.amountNotReadable);
    const handing = { cents, ...WAYS[way] };
    if (wrong && isSame(wrong, handing)) return onDone?.();
    const recorded = { id: newId(), note: note.trim(), taken_at: new Date().toISOString() };
    const command: PaymentCommand = wrong
      ? { ...recorded, kind: "correction", corrects: wrong.id, instead: insteadOf(wrong, handing) }
      : { ...recorded, kind, ...handing };
    const asked = paymentQuestion(booking, rowsOf(command, booking.payments, ""));
    setQuestion(asked);
    if (asked && !command.note) {
      return setNoteError(wrong || asked === question ? words.noteRequired : "");
    }
    setTyped(null);
    setIsRecorded(true);
    setQuestion("");
    setNote("");
    const text = formatAmount(cents);
    const said = way === "card" ? words.byCard(text) : `${text} ${currency}`;
    void pay(booking, wrong ? words.corrected(said) : words.recorded[kind](said), command);
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
      aria-label={wrong ? words.correctPayment : words.payment}
    >
      {!wrong && (
        <NativeSelect
          label={words.kindOfPayment}
          data={KIND_CHOICES}
          value={kind}
          onChange={(event) => {
            setKind(event.currentTarget.value as Kind);
            begin();
          }}
        />
      )}
      <NativeSelect
        label={words.paidIn}
        data={WAY_CHOICES}
        value={way}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (chosen in WAYS) setWay(chosen as Way);
          begin();
        }}
      />
      <TextInput
        label={words.amountIn(currency)}
        inputMode="decimal"
        value={amount}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          begin();
        }}
      />
      {question && !wrong && (
        <Notice tone="warning" announce>
          {office.words(question)}
        </Notice>
      )}
      <TextInput
        label={words.note}
        description={wrong ? words.whyCorrected : question ? undefined : words.mayBeLeftOut}
        maxLength={200}
        value={note}
        error={noteError}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setNoteError("");
        }}
      />
      <Button type="submit" disabled={isRecorded && amount === ""}>
        {wrong ? words.saveCorrection : question ? words.recordAllTheSame : words.record[kind]}
      </Button>
    </form>
  );
}

/** What is proposed, in US cents: what is due, or has been paid too much. */
function usualCents(booking: OfficeBooking, kind: Kind): number {
  if (kind === "deposit") return 0;
  return kind === "refund" ? overpaidCents(booking) : dueCents(booking);
}

type Handed = Pick<Taking, "cents" | "currency" | "method">;

const isSame = (wrong: Payment, { cents, currency, method }: Handed) =>
  Math.abs(wrong.cents) === cents && wrong.currency === currency && wrong.method === method;

/** Nothing takes its place where nothing was paid. */
function insteadOf({ kind }: Payment, handing: Handed) {
  if (handing.cents === 0 || kind === "correction") return null;
  return { id: newId(), kind, ...handing };
}
