import type { Mailed } from "#data/remote/send.ts";
import { pendingText } from "#domain/booking/letters/wording.ts";
import { type CatalogueItem, isFlexible } from "#domain/catalogue/item.ts";
import * as words from "#messages/visitor/booking/toasts.ts";
import type { Toast } from "#ui/toast/toast.ts";
import type { Submitted } from "./submit-booking.ts";

type Taken = Extract<Submitted, { kind: "stored" | "saved" }>;

/**
 * What is said of a booking that the server or this device has (SPEC §8; CONTRACT, settled questions). Fetched
 * while the form is filled in.
 */
export function toastFor(submitted: Taken, mailed: Mailed, item: CatalogueItem): Toast {
  if (submitted.kind === "saved") {
    return isFlexible(item)
      ? { title: words.saved, message: words.savedText }
      : { title: words.savedSeat, message: words.savedSeatText };
  }
  return submitted.view.status === "pending"
    ? { title: words.received, message: pendingText(submitted.view) }
    : STORED[mailed];
}

const STORED: Readonly<Record<Mailed, Toast>> = {
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
