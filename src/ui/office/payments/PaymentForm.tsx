import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import {
  dueAgainCents,
  inCurrency,
  paymentQuestion,
  rowsOf,
} from "#domain/booking/payments/payment.ts";
import type { Payment, PaymentCommand, Taking } from "#domain/booking/payments/row.ts";
import { centsToDollars, formatAmount, formatUsdExact, parseAmount } from "#domain/money.ts";
import { office } from "#domain/office/refusal.ts";
import { paymentKinds } from "#messages/office/bookings/history.ts";
import * as words from "#messages/office/party.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { GIVEN, insteadOf, isSame, lowered, newId, usualCents } from "./payment-draft.ts";
import { WAY_CHOICES, WAYS, type Way, wayOf } from "./ways.ts";

type Kind = Taking["kind"];

/** What is kept while it is typed: an amount is nothing without its currency. */
interface Typing {
  readonly kind: Kind;
  readonly way: Way;
  /** Null while what is proposed stands. */
  readonly typed: string | null;
  readonly note: string;
}

const KIND_CHOICES = (["payment", "deposit", "refund"] as const).map((value) => ({
  value,
  label: paymentKinds[value],
}));
const amountText = (cents: number) => (cents > 0 ? String(centsToDollars(cents)) : "");

/** A payment, what is said once it is kept, and what of its booking changes with it. */
interface Paying {
  readonly title: string;
  readonly payment: PaymentCommand;
  readonly changes: BookingChanges | null;
}
/** Stores it on this device, and tells of it. */
export type OnPay = (booking: OfficeBooking, paying: Paying) => Promise<boolean>;

interface PaymentFormProps {
  readonly onPay: OnPay;
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
export function PaymentForm(props: PaymentFormProps) {
  const { booking, wrong, isAfterAnother = false, onPay, onDone } = props;
  const name = `payment ${booking.id} ${wrong?.id ?? ""}`;
  const { draft, change, forget } = useDraft<Typing>(name, () => ({
    ...{ kind: "payment", way: wrong ? wayOf(wrong) : "USD", typed: null, note: "" },
  }));
  const { kind, way, typed, note } = draft;
  const type = (part: Partial<Typing>) => {
    const next = { ...draft, ...part };
    change(next);
    // a refund that was only looked at is not there again
    if (next.typed === null && next.note === "") forget();
  };
  const { currency } = WAYS[way];
  const [error, setError] = useState("");
  const [question, setQuestion] = useState("");
  const [noteError, setNoteError] = useState("");
  /** Then the rest is not proposed: a second tap would take it as well. */
  const [isRecorded, setIsRecorded] = useState(isAfterAnother);
  const [isLowered, setIsLowered] = useState(true);
  const usual = usualCents(booking, kind);
  const amount =
    typed ??
    (wrong
      ? String(centsToDollars(Math.abs(wrong.cents)))
      : isRecorded
        ? ""
        : amountText(inCurrency(usual, currency)));

  const cents = parseAmount(amount);
  const given = { ...GIVEN, kind, cents: cents || 0, ...WAYS[way] };
  const again = wrong ? 0 : dueAgainCents(booking, rowsOf(given, [], ""));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRecorded && amount === "") return;
    if (Number.isNaN(cents) || (cents === 0 && !wrong)) return setError(words.amountNotReadable);
    const handing = { cents, ...WAYS[way] };
    if (wrong && isSame(wrong, handing)) return onDone?.();
    const recorded = { id: newId(), note: note.trim(), taken_at: new Date().toISOString() };
    const command: PaymentCommand = wrong
      ? { ...recorded, kind: "correction", corrects: wrong.id, instead: insteadOf(wrong, handing) }
      : { ...recorded, kind, ...handing };
    const asked = paymentQuestion(booking, rowsOf(command, booking.payments, ""));
    setQuestion(asked);
    if (isLowered && again > 0 && !command.note) return setNoteError(words.whyLowered);
    // whatever stands in the note: it answers only what has been read
    const isAsked = wrong !== null || asked === question;
    if (asked && !(isAsked && command.note)) return setNoteError(isAsked ? words.noteRequired : "");
    type({ typed: null, note: "" });
    setIsRecorded(true);
    setQuestion("");
    const text = formatAmount(cents);
    const said = way === "card" ? words.byCard(text) : `${text} ${currency}`;
    const title = wrong ? words.corrected(said) : words.recorded[kind](said);
    const changes = isLowered && again > 0 ? lowered(booking, again, command.note) : null;
    const payment = wrong ? command : { ...command, answers: asked !== "" };
    onPay(booking, { title, payment, changes }).then((isStored) => {
      if (isStored) return onDone?.();
      // nothing was stored, and what was typed is there again
      type({ typed: amount });
      setIsRecorded(false);
    });
  };
  const begin = () => {
    setError("");
    setQuestion("");
    setNoteError("");
    setIsRecorded(false);
  };

  const noteHelp = () => {
    if (wrong) return words.whyCorrected;
    if (again > 0 && isLowered) return words.guestReads;
    return question ? undefined : words.mayBeLeftOut;
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
            type({ kind: event.currentTarget.value as Kind });
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
          if (chosen in WAYS) type({ way: chosen as Way });
          begin();
        }}
      />
      <TextInput
        label={words.amountIn(currency)}
        inputMode="decimal"
        value={amount}
        error={error}
        onChange={(event) => {
          type({ typed: event.currentTarget.value });
          begin();
        }}
      />
      {again > 0 && (
        <CheckRow
          label={words.lowerPrice(formatUsdExact(again))}
          hint={words.lowerPriceElse(formatUsdExact(again))}
          isChecked={isLowered}
          onChange={(isChecked) => {
            setIsLowered(isChecked);
            setNoteError("");
          }}
        />
      )}
      {question && !wrong && (
        <Notice tone="warning" announce>
          {office.words(question)}
        </Notice>
      )}
      <TextInput
        label={words.note}
        description={noteHelp()}
        maxLength={200}
        value={note}
        error={noteError}
        onChange={(event) => {
          type({ note: event.currentTarget.value });
          setNoteError("");
        }}
      />
      <Button type="submit" disabled={isRecorded && amount === ""}>
        {wrong ? words.saveCorrection : question ? words.recordAllTheSame : words.record[kind]}
      </Button>
    </form>
  );
}
