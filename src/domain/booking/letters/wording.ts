import { formatUsd } from "#domain/money.ts";
import * as words from "#messages/wording.ts";
import type { PendingReason } from "../status.ts";

/** Why a booking waits, as a sentence for the customer; empty when it was set aside for a look. */
export function pendingSentence(
  reason: PendingReason,
  prices: { quotedCents: number; priceCents: number },
): string {
  switch (reason) {
    case "late":
      return words.late;
    case "price":
      return words.priceChanged(formatUsd(prices.quotedCents), formatUsd(prices.priceCents));
    case "withdrawn":
      return words.withdrawn;
    case "closed":
      return words.closed;
    case "full":
      return words.full;
    case "busy":
      return words.busy;
    default:
      return "";
  }
}

/** How a booking that waits goes on; the end of the built-in mail (mail-templates.ts) too. */
export const WE_WILL_CONFIRM = words.weWillConfirm;
export const ANOTHER_DATE = words.anotherDate;

/** The text under 'Booking Received' (CONTRACT, settled questions). */
export function pendingText(
  booking: { readonly reason: PendingReason } & Parameters<typeof pendingSentence>[1],
): string {
  const { reason } = booking;
  const why = pendingSentence(reason, booking);
  const isTurnedAway = reason === "closed" || reason === "full" || reason === "busy";
  if (isTurnedAway) return `${words.weHaveItBut(why)} ${WE_WILL_CONFIRM}`;
  const goesOn = reason === "late" ? ANOTHER_DATE : WE_WILL_CONFIRM;
  return [words.weHaveIt, why, goesOn].filter(Boolean).join(" ");
}

/** What is said of a confirmed booking that costs less than its guest was shown; else empty. */
export function lowerPriceSentence(prices: { quotedCents: number; priceCents: number }): string {
  return prices.priceCents < prices.quotedCents
    ? words.priceLower(formatUsd(prices.quotedCents), formatUsd(prices.priceCents))
    : "";
}

/** `1 person`, `4 people` (SPEC §2, confirmation). */
export { guestCount } from "#messages/guests.ts";
