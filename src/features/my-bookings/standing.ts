import type { BookingRow } from "#data/local/outbox-row.ts";
import { pendingSentence, pendingText } from "#domain/booking/wording.ts";
import type { IconName } from "#ui/Icon.tsx";

export interface Sign {
  readonly tone: "quiet" | "good" | "waiting" | "bad";
  readonly icon: IconName;
  readonly heading: string;
  readonly text: string;
}

/** How a booking of this device stands, in words that claim no more than is true (OFFLINE.md). */
export function signOf({ state, view, problem, isUnwanted }: BookingRow): Sign {
  if (isUnwanted) {
    return {
      tone: "quiet",
      icon: "clock",
      heading: "To be cancelled",
      text: "We cancel it as soon as this device has a connection. Keep this app open for a moment then.",
    };
  }
  if (state === "sent") return answered(view, problem?.message ?? "");
  if (state === "attention") {
    const details = Object.values(problem?.fields ?? {});
    return {
      tone: "bad",
      icon: "alert",
      heading: "Needs your attention",
      text: [problem?.message, ...details].filter(Boolean).join(" "),
    };
  }
  if (state === "sending") {
    return {
      tone: "quiet",
      icon: "clock",
      heading: "Sending…",
      text: "Nothing is booked until we have answered.",
    };
  }
  return {
    tone: "quiet",
    icon: "clock",
    heading: "Saved on this device – not sent yet",
    text: "Open this app when you have a connection.",
  };
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
        text: pendingText(pendingSentence(view.reason, view)),
      };
    default:
      return {
        tone: "good",
        icon: "check",
        heading: "Booking confirmed",
        text: note || "Pay on site. Please arrive 15 minutes early.",
      };
  }
}
