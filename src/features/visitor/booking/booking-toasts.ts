import type { Mailed } from "#data/remote/send.ts";
import { pendingText } from "#domain/booking/letters/wording.ts";
import { visitors } from "#domain/refusal.ts";
import type { Submitted } from "./submit-booking.ts";

export interface ToastText {
  readonly title: string;
  readonly message: string;
  readonly tone?: "default" | "success" | "destructive";
}

/** What is said of a submission (SPEC §8, error catalogue; CONTRACT, settled questions). */
export function toastFor(submitted: Submitted, mailed: Mailed): ToastText {
  switch (submitted.kind) {
    case "stored":
      return submitted.view.status === "pending"
        ? {
            title: "Booking Received",
            message: pendingText(submitted.view),
          }
        : STORED[mailed];
    case "saved":
      return {
        title: "Saved on this device",
        message: "Not sent yet. Open this app when you have a connection.",
      };
    default:
      return failedToast(visitors.words(submitted.message));
  }
}

const STORED: Readonly<Record<Mailed, ToastText>> = {
  sent: {
    title: "Booking Confirmed!",
    message:
      "Your booking has been successfully confirmed. Confirmation emails have been sent. You can pay on site.",
    tone: "success",
  },
  // the operator wants none sent, or the address has had enough today
  none: {
    title: "Booking Confirmed!",
    message: "Your booking has been successfully confirmed. You can pay on site.",
    tone: "success",
  },
  unknown: {
    title: "Booking Confirmed (Email Issue)",
    message:
      "Your booking is confirmed, but there was an issue sending confirmation emails. We'll follow up shortly.",
  },
};

function failedToast(message: string): ToastText {
  return {
    title: "Booking Failed",
    message: message
      ? `There was an error processing your booking. Please try again. Error: ${message}`
      : "An unexpected error occurred while saving your booking. Please try again.",
    tone: "destructive",
  };
}
