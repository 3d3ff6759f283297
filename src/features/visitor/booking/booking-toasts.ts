import type { Mailed } from "#data/remote/send.ts";
import { pendingText } from "#domain/booking/letters/wording.ts";
import { visitors } from "#domain/refusal.ts";
import * as words from "#messages/visitor/booking.ts";
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
            title: words.received,
            message: pendingText(submitted.view),
          }
        : STORED[mailed];
    case "saved":
      return {
        title: words.saved,
        message: words.savedText,
      };
    default:
      return failedToast(visitors.words(submitted.message));
  }
}

const STORED: Readonly<Record<Mailed, ToastText>> = {
  sent: {
    title: words.confirmed,
    message: words.confirmedText,
    tone: "success",
  },
  // the operator wants none sent, or the address has had enough today
  none: {
    title: words.confirmed,
    message: words.confirmedWithoutMail,
    tone: "success",
  },
  unknown: {
    title: words.mailTrouble,
    message: words.mailTroubleText,
  },
};

function failedToast(message: string): ToastText {
  return {
    title: words.failed,
    message: message ? words.failedText(message) : words.failedUnexpectedly,
    tone: "destructive",
  };
}
