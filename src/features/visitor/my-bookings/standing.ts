import type { BookingRow, OutboxRow } from "#data/local/outbox-row.ts";
import { beEarly } from "#domain/booking/letters/important-information.ts";
import { lowerPriceSentence, pendingText } from "#domain/booking/letters/wording.ts";
import { visitors } from "#domain/refusal.ts";
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
      heading: "To be cancelled",
      text: "We cancel it as soon as this device has a connection. Keep this app open for a moment then.",
    };
  }
  return row.state === "sent" ? answered(row.view, row.problem?.message ?? "") : signOfWaiting(row);
}

/** How something stands that the server has not taken yet. */
export function signOfWaiting({ kind, state, problem }: OutboxRow): Sign {
  const isBooking = kind === "booking";
  switch (state) {
    case "attention":
      return {
        tone: "bad",
        icon: "alert",
        heading: "Needs your attention",
        text: [problem?.message ?? "", ...Object.values(problem?.fields ?? {})]
          .filter(Boolean)
          .map(visitors.words)
          .join(" "),
      };
    case "sending":
      return {
        tone: "quiet",
        icon: "clock",
        heading: "Sending…",
        text: isBooking ? "Nothing is booked until we have answered." : "",
      };
    default:
      return {
        tone: "quiet",
        icon: "clock",
        heading: "Saved on this device – not sent yet",
        text: problem?.message ?? "Open this app when you have a connection.",
      };
  }
}

function answered(view: BookingRow["view"], note: string): Sign {
  switch (view.status) {
    case "cancelled":
      return {
        tone: "quiet",
        icon: "close",
        heading: "Cancelled",
        text: "This booking is cancelled.",
      };
    case "completed":
      return {
        tone: "good",
        icon: "check",
        heading: "Completed",
        text: "Thank you for travelling with us.",
      };
    case "pending":
      return {
        tone: "waiting",
        icon: "clock",
        heading: "Booking received",
        text: pendingText(view),
      };
    default:
      return {
        tone: "good",
        icon: "check",
        heading: "Booking confirmed",
        text:
          note ||
          [lowerPriceSentence(view), "Pay on site.", beEarly(view)].filter(Boolean).join(" "),
      };
  }
}
