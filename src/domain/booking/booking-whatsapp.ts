import { formatLongDay } from "../belize-date.ts";
import { GREETING, whatsappLink } from "../site/whatsapp.ts";
import { bookingReference } from "./reference.ts";
import type { BookingView } from "./view.ts";

/** A chat about one booking; the operator cannot know one that is on the device only. */
export function bookingWhatsappLink(view: BookingView): string {
  const reference = bookingReference(view.id);
  const what = `${view.itemName}, ${formatLongDay(view.date)}`;
  return whatsappLink(
    view.status === null
      ? `${GREETING} I would like to book ${what}. My device could not send booking #${reference} yet.`
      : `${GREETING} I have a question about booking #${reference} (${what}): `,
  );
}
