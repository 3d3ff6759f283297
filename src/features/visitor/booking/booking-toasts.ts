import type { Mailed } from "#data/remote/send.ts";
import type { Booking } from "#domain/booking/fields.ts";
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
    : storedToast(mailed, submitted.view);
}

function storedToast(mailed: Mailed, { depositCents, paidTo }: Booking): Toast {
  const stored = { title: words.confirmed, tone: "success" } as const;
  const isAhead = Boolean(depositCents);
  if (paidTo && mailed !== "unknown") {
    const say = mailed === "sent" ? words.confirmedPaidTo : words.confirmedPaidToWithoutMail;
    return { ...stored, message: say(paidTo) };
  }
  switch (mailed) {
    case "sent":
      return { ...stored, message: isAhead ? words.confirmedAhead : words.confirmedText };
    // the operator wants none sent, or the address has had enough today
    case "none":
      return {
        ...stored,
        message: isAhead ? words.confirmedAheadWithoutMail : words.confirmedWithoutMail,
      };
    case "unknown":
      return { title: words.mailTrouble, message: words.mailTroubleText };
  }
}
