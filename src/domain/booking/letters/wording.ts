import { formatUsd } from "#domain/money.ts";
import type { PendingReason } from "../status.ts";

/** Why a booking waits, as a sentence for the customer; empty when it was set aside for a look. */
export function pendingSentence(
  reason: PendingReason,
  prices: { quotedCents: number; priceCents: number },
): string {
  switch (reason) {
    case "late":
      return "The date has passed.";
    case "price":
      return `The price has changed from ${formatUsd(prices.quotedCents)} to ${formatUsd(prices.priceCents)}.`;
    case "withdrawn":
      return "This service is not offered at the moment.";
    default:
      return "";
  }
}

/** How a booking that waits goes on; the end of the built-in mail (mail-templates.ts) too. */
export const WE_WILL_CONFIRM = "We will confirm it by e-mail or phone.";
/** In its place where the day has passed: that day is nothing to be confirmed. */
export const ANOTHER_DATE = "Please tell us another date that suits you.";

/** The text under 'Booking Received' (CONTRACT, settled questions). */
export function pendingText(
  booking: { readonly reason: PendingReason } & Parameters<typeof pendingSentence>[1],
): string {
  const { reason } = booking;
  const goesOn = reason === "late" ? ANOTHER_DATE : WE_WILL_CONFIRM;
  return ["We have your booking.", pendingSentence(reason, booking), goesOn]
    .filter(Boolean)
    .join(" ");
}

/** What is said of a confirmed booking that costs less than its guest was shown; else empty. */
export function lowerPriceSentence(prices: { quotedCents: number; priceCents: number }): string {
  return prices.priceCents < prices.quotedCents
    ? `The price has gone down from ${formatUsd(prices.quotedCents)} to ${formatUsd(prices.priceCents)}.`
    : "";
}

/** `1 person`, `4 people` (SPEC §2, confirmation). */
export function guestCount(guests: number): string {
  return `${guests} ${guests === 1 ? "person" : "people"}`;
}
