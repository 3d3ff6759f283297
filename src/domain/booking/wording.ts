import { formatUsd } from "../money.ts";
import type { PendingReason } from "./status.ts";

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

/** The text under 'Booking Received' (CONTRACT, settled questions). */
export function pendingText(sentence: string): string {
  return ["We have your booking.", sentence, "We will confirm it by e-mail or phone."]
    .filter(Boolean)
    .join(" ");
}

/** `1 person`, `4 people` (SPEC §2, confirmation). */
export function guestCount(guests: number): string {
  return `${guests} ${guests === 1 ? "person" : "people"}`;
}
