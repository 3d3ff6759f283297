import { formatUsd } from "#domain/money.ts";
import * as words from "#messages/wording.ts";
import { type PendingReason, ROOM_REASONS } from "../status.ts";

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

/** How a booking that waits goes on, unless {@link goesOn} says otherwise; the end of the built-in mail (mail-templates.ts) too. */
export const WE_WILL_CONFIRM = words.weWillConfirm;

/** How a booking that waits for this reason goes on: what has no room, or lies in the past, is not promised. */
export function goesOn(reason: PendingReason): string {
  if (isTurnedAway(reason)) return words.weLookFurther;
  return reason === "late" ? words.anotherDate : WE_WILL_CONFIRM;
}

const isTurnedAway = (reason: PendingReason) => ROOM_REASONS.includes(reason);

/** The text under 'Booking Received' (CONTRACT, settled questions). */
export function pendingText(
  booking: { readonly reason: PendingReason } & Parameters<typeof pendingSentence>[1],
): string {
  const { reason } = booking;
  const why = pendingSentence(reason, booking);
  const received = isTurnedAway(reason) ? [words.weHaveItBut(why)] : [words.weHaveIt, why];
  return [...received, goesOn(reason)].filter(Boolean).join(" ");
}

/** What is said of a confirmed booking that costs less than its guest was shown; else empty. */
export function lowerPriceSentence(prices: { quotedCents: number; priceCents: number }): string {
  return prices.priceCents < prices.quotedCents
    ? words.priceLower(formatUsd(prices.quotedCents), formatUsd(prices.priceCents))
    : "";
}

/** `1 person`, `4 people` (SPEC §2, confirmation). */
export { guestCount } from "#messages/booking/guests.ts";
