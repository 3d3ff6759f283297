import { useObservable } from "dexie-react-hooks";
import type { OfficeRow } from "#data/office/local/row.ts";
import { readBooking } from "#data/office/remote/bookings/bookings.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import {
  asShown,
  observeActs,
  observeBookables,
  observeBooking,
  observeSettings,
} from "#data/office/sync/kept/bookings.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookableInWay } from "#domain/booking/in-its-way.ts";
import type { Payment } from "#domain/booking/payments/row.ts";
import { languageOf } from "#domain/language-of.ts";
import { issuerOf, receiptContent } from "#domain/receipts/issue.ts";
import { isReceiptable, type Receipt, type ReceiptContent } from "#domain/receipts/receipt.ts";
import { COMPANY } from "#domain/site/company.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import type { ReceiptSearch } from "./search.ts";

/** A payment and what its receipt says, or would say. */
interface Shown {
  readonly booking: OfficeBooking;
  readonly payment: Payment;
  /** Null while it has none. */
  readonly receipt: Receipt | null;
  readonly content: ReceiptContent;
  /** What of it has not been sent yet. */
  readonly waiting: readonly OfficeRow[];
}

interface ReceiptAnswer {
  readonly shown: Shown | null;
  /** Why there is none; null while that is not known. */
  readonly fault: "unknown" | "corrected" | "notReady" | null;
  readonly failure: string | null;
  readonly reload: () => void;
}

/** The receipt of a payment, from what this device keeps; a booking that it does not keep is asked for. */
export function useReceipt({ booking: id, payment: paymentId }: ReceiptSearch): ReceiptAnswer {
  const kept = useObservable(() => observeBooking(id), [id]);
  const acts = useObservable(observeActs, []);
  const bookables = useObservable(observeBookables, []);
  const settings = useObservable(observeSettings, []);
  const asked = useAnswer({
    key: kept === null ? `booking ${id}` : null,
    load: (signal) => readBooking(id, signal),
    onFailure: failureWords,
  });
  const { failure, reload } = asked;
  const answered = asked.isAnswered && asked.answer ? asShown(asked.answer, acts) : null;
  const booking = kept ?? answered;
  const none = { shown: null, failure: kept ? null : failure, reload };
  if (!booking) return { ...none, fault: null };
  const payment = booking.payments.find((one) => one.id === paymentId);
  if (!payment) return { ...none, fault: "unknown" };
  const receipt = payment.receipt ?? null;
  const content = receipt?.content ?? contentOf(booking, payment, { bookables, settings });
  if (!receipt && !isReceiptable(payment, booking.payments)) return { ...none, fault: "corrected" };
  if (content === undefined) return { ...none, fault: null };
  if (content === null) return { ...none, fault: "notReady" };
  const waiting = (acts?.get(id) ?? []).filter(
    (act) => act.kind === "receipt" && act.receipt.id === receipt?.id,
  );
  return {
    shown: { booking, payment, receipt, content, waiting },
    fault: null,
    failure: null,
    reload,
  };
}

type Observing<Found> = ReturnType<typeof useObservable<Found>>;
type FoundBy<Observe extends () => unknown> =
  ReturnType<Observe> extends { subscribe(next: (found: infer Found) => void): unknown }
    ? Observing<Found>
    : never;

/** Undefined while this device is being looked at, null where it keeps too little. */
function contentOf(
  booking: OfficeBooking,
  payment: Payment,
  {
    bookables,
    settings,
  }: {
    readonly bookables: FoundBy<typeof observeBookables> | undefined;
    readonly settings: FoundBy<typeof observeSettings> | undefined;
  },
): ReceiptContent | null | undefined {
  if (bookables === undefined || settings === undefined) return undefined;
  if (!bookables || !settings) return null;
  const booked = bookables.find(
    ({ item }) => item.type === booking.type && item.id === booking.itemId,
  );
  return receiptContent(booking, payment, {
    issuer: issuerOf(settings, COMPANY.address),
    language: languageOf(booking.lang),
    names: (booked && bookableInWay(booked, booking.way).names) ?? {},
    taxClass: booked?.taxClass ?? "",
  });
}
