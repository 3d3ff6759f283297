import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import { dueCents, overpaidCents } from "#domain/booking/payments/payment.ts";
import type { Payment, Taking } from "#domain/booking/payments/row.ts";
import { newBookingId } from "#domain/booking/reference.ts";
import { unpaidDepositCents } from "#domain/deposit/owed.ts";
import { centsToDollars } from "#domain/money.ts";
import { linesAgreed, linesOf } from "#domain/price/repriced.ts";

/* What a form makes of a payment that is typed. */

export const newId = (): string =>
  newBookingId((count) => crypto.getRandomValues(new Uint8Array(count)));

/** What is proposed, in US cents: what is due, of the deposit or in all; given back, what is too much, or was paid. */
export function usualCents(booking: OfficeBooking, kind: Taking["kind"]): number {
  const { paidCents } = booking;
  if (kind === "refund") return overpaidCents(booking) || Math.max(0, paidCents);
  const due = dueCents(booking);
  return kind === "payment" ? due : Math.min(due, unpaidDepositCents(booking));
}

type Handed = Pick<Taking, "cents" | "currency" | "method">;

export const isSame = (wrong: Payment, { cents, currency, method }: Handed) =>
  Math.abs(wrong.cents) === cents && wrong.currency === currency && wrong.method === method;

/** What is still to be looked at of a payment that is typed. */
export const GIVEN = { id: "", note: "", taken_at: "" };

/** The price without what nobody is to pay again, as the office agrees it. */
export function lowered(booking: OfficeBooking, cents: number, reason: string): BookingChanges {
  const priceCents = booking.priceCents - cents;
  const lines = linesAgreed(linesOf(booking), priceCents, reason);
  return { price: centsToDollars(priceCents), price_lines: JSON.stringify(lines) };
}

/** Nothing takes its place where nothing was paid. */
export function insteadOf({ kind }: Payment, handing: Handed) {
  if (handing.cents === 0 || kind === "correction") return null;
  return { id: newId(), kind, ...handing };
}
