import type { Receipt } from "#domain/receipts/receipt.ts";

/** What a payment is; only a correction names another, which it takes back. */
export const PAYMENT_KINDS = ["payment", "deposit", "refund", "correction"] as const;
export const CURRENCIES = ["USD", "BZD"] as const;
export const PAYMENT_METHODS = ["cash", "card", "transfer", "other"] as const;

type PaymentKind = (typeof PAYMENT_KINDS)[number];
export type Currency = (typeof CURRENCIES)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How money changes hands. */
export interface Handing {
  /** Of the currency as handed over, whichever way: more than nothing. */
  readonly cents: number;
  readonly currency: Currency;
  readonly method: PaymentMethod;
}

/**
 * One row of a booking's payments, on the wire, on devices and within: rows are only added (decision 31). Names are
 * the wire's.
 */
export interface Payment extends Handing {
  readonly id: string;
  readonly kind: PaymentKind;
  /** Less than nothing for what was given back, and for what a correction takes back of the guests'. */
  readonly cents: number;
  /** At two Belize dollars for one of the US. */
  readonly usd_cents: number;
  /** The name of whoever has it in the drawer; empty where nobody knows. */
  readonly taken_by: string;
  /** The name of whoever recorded it: of a correction, often another. */
  readonly made_by: string;
  /** When, as ISO 8601 in UTC or as PocketBase writes it. */
  readonly taken_at: string;
  /** The id of what a correction takes back, empty for all else. */
  readonly corrects: string;
  readonly note: string;
  /** What was unsettled after it, in US cents, where its note says why; 0 for all else. */
  readonly explains: number;
  /** What its guest was given for it (decision 37); null where there is none yet. */
  readonly receipt?: Receipt | null;
}

interface Recorded {
  /** Made by the device, so that one that comes twice is known. */
  readonly id: string;
  readonly note: string;
  /** Whether its note answers what was asked; devices that do not say so asked whoever left it empty. */
  readonly answers?: boolean;
  /** ISO 8601, by the device's clock. */
  readonly taken_at: string;
}
/** What guests hand over, or are given back. */
export type Taking = Recorded & Handing & { readonly kind: Exclude<PaymentKind, "correction"> };
/** Takes one back wholly, and puts what is right in its place. */
export type Correction = Recorded & {
  readonly kind: "correction";
  readonly corrects: string;
  /** Null where nothing is. */
  readonly instead: (Handing & Pick<Taking, "id" | "kind">) | null;
};
/** What a device asks the server to record, all of it or nothing. */
export type PaymentCommand = Taking | Correction;
