import type { BelizeDay } from "../belize-date.ts";
import type { Currency, Payment, PaymentMethod } from "../booking/payments/row.ts";
import type { Language } from "../language.ts";
import type { PriceLine } from "../price/lines.ts";
import type { TaxClass } from "./tax.ts";

/** Who gives receipts. */
export interface Issuer {
  readonly name: string;
  /** Of several lines. */
  readonly address: string;
  readonly taxNumber: string;
}

/** What a receipt says, as it was said: whatever changes later, changes nothing of it (decision 37). */
export interface ReceiptContent {
  readonly language: Language;
  readonly issuer: Issuer;
  /** Empty once the guest is erased. */
  readonly guest: string;
  /** What was booked, as each language calls it. */
  readonly service: Readonly<Partial<Record<Language, string>>>;
  readonly day: BelizeDay;
  readonly kind: Payment["kind"];
  /** As handed over; less than nothing for what was given or taken back. */
  readonly cents: number;
  readonly currency: Currency;
  readonly method: PaymentMethod;
  /** The same in the other currency, at two Belize dollars for one of the US. */
  readonly otherCents: number;
  readonly taxClass: TaxClass;
  /** The tax in it, in its currency and in the other one. */
  readonly taxCents: number;
  readonly otherTaxCents: number;
  /** What the price of the booking is made of; none once the guest is erased. */
  readonly lines: readonly PriceLine[];
  /** Of the booking, in US cents, as it stood when this was given. */
  readonly priceCents: number;
  readonly paidCents: number;
  readonly dueCents: number;
  /** The number of the receipt that this one takes back; empty where there is none. */
  readonly cancels: string;
  /** The number that this payment had first, which was never valid. */
  readonly replaces: string;
}

/** A receipt of one payment, made on a device of the office; names are the wire's. */
export interface Receipt {
  readonly id: string;
  /** The id of its payment; empty for a number that was never valid. */
  readonly payment: string;
  /** Of the device; its numbers begin at 1 and leave none out. */
  readonly series: string;
  readonly number: number;
  /** ISO 8601 in UTC, or as PocketBase writes it. */
  readonly issued_at: string;
  readonly content: ReceiptContent;
  /** Told to guests, who know no payments: its payment was taken back since. */
  readonly cancelled?: boolean;
}

/** A receipt that names nobody: of an erased guest, or on a device whose sign-in has ended. */
export const withoutGuest = (receipt: Receipt): Receipt => ({
  ...receipt,
  content: { ...receipt.content, guest: "", lines: [] },
});

/** A number that was given and is no receipt: it is told to the server all the same, so that none is left out. */
export const asVoid = (receipt: Receipt): Receipt => ({ ...receipt, payment: "" });

/** True once a correction names it: a receipt that was given for it is cancelled by that, with a paper or without. */
export const isTakenBack = ({ id }: Pick<Payment, "id">, known: readonly Payment[]): boolean =>
  known.some(({ corrects }) => corrects === id);

/** Those that a receipt can be given for: not what was taken back before the guest had one. */
export const isReceiptable = (payment: Payment, known: readonly Payment[]) =>
  payment.kind === "correction"
    ? known.some(({ id, receipt }) => id === payment.corrects && receipt)
    : !isTakenBack(payment, known);
