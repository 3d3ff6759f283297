import type { BookingRow, OutboxRow } from "#data/local/outbox-row.ts";
import { beEarly } from "#domain/booking/letters/important-information.ts";
import { lowerPriceSentence, pendingText } from "#domain/booking/letters/wording.ts";
import { paidSoFar } from "#domain/booking/payments/guests-payment.ts";
import { isFlexible } from "#domain/catalogue/item.ts";
import { stillAhead } from "#domain/deposit/words.ts";
import { guests } from "#domain/detail-refusal.ts";
import { visitors } from "#domain/refusal.ts";
import { payPartner } from "#messages/booking/partner.ts";
import * as words from "#messages/visitor/standings.ts";
import type { IconName } from "#ui/parts/Icon.tsx";

export interface Sign {
  readonly tone: "quiet" | "good" | "waiting" | "bad";
  readonly icon: IconName;
  readonly heading: string;
  readonly text: string;
}

/** How a booking of this device stands, in words that claim no more than is true (OFFLINE.md). */
export function signOf(row: BookingRow): Sign {
  if (row.isUnwanted) {
    return {
      tone: "quiet",
      icon: "clock",
      heading: words.unwanted,
      text: words.unwantedText,
    };
  }
  if (row.movedTo && row.view.status === "cancelled") {
    return { tone: "quiet", icon: "close", heading: words.moved, text: words.movedText };
  }
  return row.state === "sent"
    ? answered(row.view, visitors.words(row.problem?.message ?? ""))
    : signOfWaiting(row);
}

/** How something stands that the server has not taken yet. */
export function signOfWaiting(row: OutboxRow): Sign {
  const { state, problem } = row;
  const isBooking = row.kind === "booking";
  const isSeat = isBooking && row.item && !isFlexible(row.item);
  switch (state) {
    case "attention":
      return {
        tone: "bad",
        icon: "alert",
        heading: words.refused,
        text: [problem?.message ?? "", ...Object.values(problem?.fields ?? {})]
          .filter(Boolean)
          .map(guests.words)
          .join(" "),
      };
    case "sending":
      return {
        tone: "quiet",
        icon: "clock",
        heading: words.sending,
        text: isBooking ? words.nothingBooked : "",
      };
    default:
      return {
        tone: "quiet",
        icon: "clock",
        heading: words.waiting,
        text: problem
          ? visitors.words(problem.message)
          : isSeat
            ? words.waitingSeat
            : words.waitingText,
      };
  }
}

function answered(view: BookingRow["view"], note: string): Sign {
  switch (view.status) {
    case "cancelled":
      return {
        tone: "quiet",
        icon: "close",
        heading: words.cancelled,
        text: words.cancelledText,
      };
    case "completed":
      return {
        tone: "good",
        icon: "check",
        heading: words.completed,
        text: words.completedText,
      };
    case "pending":
      return {
        tone: "waiting",
        icon: "clock",
        heading: words.received,
        text: pendingText(view),
      };
    default:
      return {
        tone: "good",
        icon: "check",
        heading: words.confirmed,
        text:
          note ||
          [
            lowerPriceSentence(view),
            ...(view.paidTo ? [payPartner(view.paidTo)] : paymentSentences(view)),
            beEarly(view),
          ]
            .filter(Boolean)
            .join(" "),
      };
  }
}

/** What guests have paid so far and what is left, or when they pay. */
function paymentSentences(view: BookingRow["view"]): readonly string[] {
  const paid = paidSoFar(view);
  const ahead = stillAhead(view);
  const when = ahead !== "none" ? words.payAhead[ahead] : paid ? "" : words.payOnSite;
  return [paid && `${paid}.`, when];
}
