import { formatLongDay } from "../belize-date.ts";
import { bookingReference } from "../booking/reference.ts";
import type { BookingView } from "../booking/view.ts";
import { COMPANY } from "./company.ts";

const GREETING = `Hello ${COMPANY.name},`;

/** Opens a chat with the operator in which the message stands ready to be sent. */
export function whatsappLink(message: string): string {
  return `${COMPANY.whatsappLink}?text=${encodeURIComponent(message)}`;
}

/** For a visitor who has not booked. */
export const WHATSAPP_LINK = whatsappLink(`${GREETING} I have a question: `);

/** About one booking; the operator cannot know one that is still on the device only. */
export function bookingWhatsappLink(view: BookingView): string {
  const what = `${view.itemName}, ${formatLongDay(view.date)}`;
  const reference = bookingReference(view.id);
  return whatsappLink(
    view.status === null
      ? `${GREETING} I would like to book ${what}. My device could not send booking #${reference} yet.`
      : `${GREETING} I have a question about booking #${reference} (${what}): `,
  );
}
