import { type Ahead, aheadOf, isDepositMissing, stillAhead } from "#domain/deposit/words.ts";
import { formatUsdExact } from "#domain/money.ts";
import { payAhead } from "#messages/booking/deposit.ts";
import { paidTo } from "#messages/booking/partner.ts";
import * as words from "#messages/booking/payment.ts";
import type { Booking } from "../fields.ts";

/** What says how guests stand with what they pay; as long as nobody has told what they have paid, that is nothing. */
export type GuestsPayment = Pick<
  Booking,
  "status" | "priceCents" | "paidTo" | "paidCents" | "depositCents" | "depositBy"
>;

/**
 * What guests have paid, and what is left to be paid on site; without that as long as a deposit is missing. Empty where
 * they have paid nothing, pay a partner or have cancelled.
 */
export function paidSoFar(view: GuestsPayment): string {
  const { paidCents = 0 } = view;
  if (paidCents <= 0 || view.paidTo || view.status === "cancelled") return "";
  // as `dueCents`, which stays with what the office alone needs
  const left = view.priceCents - paidCents;
  if (left <= 0) return words.paidInFull;
  const paid = words.paidSoFar(formatUsdExact(paidCents));
  return isDepositMissing(view) ? paid : words.leftOnSite(paid, formatUsdExact(left));
}

export const isPaidInFull = (view: GuestsPayment) => paidSoFar(view) === words.paidInFull;

/** How much of the price guests pay us on site: none of it to who pays a partner, ahead, or has paid. */
export function leftOnSite(view: GuestsPayment): Ahead {
  const ahead = aheadOf(view);
  if (view.paidTo || ahead === "all" || isPaidInFull(view)) return "none";
  return ahead === "part" || paidSoFar(view) ? "part" : "all";
}

/** When, where and to whom guests pay, or what they have paid; empty for a cancelled booking. */
export function paymentWords(view: GuestsPayment): string {
  if (view.status === "cancelled") return "";
  if (view.paidTo) return paidTo(view.paidTo);
  const paid = paidSoFar(view);
  const ahead = stillAhead(view);
  if (ahead === "none") return paid || words.payOnSite;
  return [paid, payAhead[ahead]].filter(Boolean).join(". ");
}
