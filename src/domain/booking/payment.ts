import { values } from "#messages/office/bookings/history.ts";
import { BZD_PER_USD, formatAmountExact, formatUsdExact } from "../money.ts";
import type { OfficeBooking, PaidCurrency, PaidMethod } from "./fields.ts";

type Paid = Pick<OfficeBooking, "paidCents" | "paidCurrency">;
type Way = Pick<OfficeBooking, "paidMethod">;
type Owing = Paid & Pick<OfficeBooking, "priceCents" | "status">;

/** What has been paid so far, in US cents. */
function paidUsdCents({ paidCents, paidCurrency }: Paid): number {
  return paidCurrency === "BZD" ? Math.round(paidCents / BZD_PER_USD) : paidCents;
}

/** What is still to be paid, in US cents; nothing for a cancelled booking. */
export function dueCents(booking: Owing): number {
  if (booking.status === "cancelled") return 0;
  return Math.max(0, booking.priceCents - paidUsdCents(booking));
}

/** What has been paid beyond the price, in US cents; nothing for a cancelled booking. */
export function overpaidCents(booking: Owing): number {
  if (booking.status === "cancelled") return 0;
  return Math.max(0, paidUsdCents(booking) - booking.priceCents);
}

/** US cents in cents of another currency. */
export function inCurrency(usdCents: number, currency: PaidCurrency): number {
  return currency === "BZD" ? usdCents * BZD_PER_USD : usdCents;
}

/** What guests hand over. */
export interface Payment {
  readonly cents: number;
  readonly currency: Exclude<PaidCurrency, "">;
  readonly method: Exclude<PaidMethod, "">;
}

const METHODS: Readonly<Record<string, string>> = values.paid_method;

/** What has been paid in all, and how: `1,050.00 USD, cash`; empty for nothing. */
export function paidWords({ paidCents, paidCurrency, paidMethod }: Paid & Way): string {
  if (paidCents === 0) return "";
  return [`${formatAmountExact(paidCents)} ${paidCurrency}`.trim(), METHODS[paidMethod] ?? ""]
    .filter(Boolean)
    .join(", ");
}

/**
 * What has to be asked before a booking's payments become others: the answer is a note, kept in the
 * history. A code (`#domain/office/refusal.ts`), empty for guests who pay no more than is due.
 */
export function paymentQuestion(
  before: Paid & Way & Pick<OfficeBooking, "priceCents">,
  after: Paid & Way,
): string {
  const [was, is] = [paidUsdCents(before), paidUsdCents(after)];
  if (paidWords(before) === paidWords(after)) return "";
  if (is <= was) return "payment_corrected";
  if (is <= before.priceCents) return "";
  return `payment_beyond:${formatUsdExact(is - before.priceCents)}`;
}

/** What has been paid in all once a payment is added, in the currency of the payment. */
export function paidWith(
  booking: Paid,
  { cents, currency, method }: Payment,
): Pick<OfficeBooking, "paidCents" | "paidCurrency" | "paidMethod"> {
  const before = inCurrency(paidUsdCents(booking), currency);
  if (before + cents === 0) return { paidCents: 0, paidCurrency: "", paidMethod: "" };
  return { paidCents: before + cents, paidCurrency: currency, paidMethod: method };
}
