import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { Payment } from "#domain/booking/payment.ts";
import * as words from "#messages/office/party.ts";

/** How guests pay: the currency and the method in one choice. */
export type Way = "USD" | "BZD" | "card";

export const WAYS: Readonly<Record<Way, Pick<Payment, "currency" | "method">>> = {
  USD: { currency: "USD", method: "cash" },
  BZD: { currency: "BZD", method: "cash" },
  card: { currency: "USD", method: "card" },
};

export const WAY_CHOICES: readonly { readonly value: Way; readonly label: string }[] = [
  { value: "USD", label: words.ways.USD },
  { value: "BZD", label: words.ways.BZD },
  { value: "card", label: words.ways.card },
];

/** How a booking was paid so far. */
export function wayOf({ paidCurrency, paidMethod }: OfficeBooking): Way {
  if (paidCurrency === "BZD") return "BZD";
  return paidMethod === "card" ? "card" : "USD";
}
