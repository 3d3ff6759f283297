import { formatLongDay } from "#domain/belize-date.ts";
import { type Company, greeting, whatsappLink } from "#domain/site/company.ts";
import type { Booking } from "../fields.ts";
import { bookingReference } from "../reference.ts";

/** A chat about one booking; the operator cannot know one that is on the device only. */
export function bookingWhatsappLink(view: Booking, company: Company): string {
  const reference = bookingReference(view.id);
  const what = `${view.itemName}, ${formatLongDay(view.date)}`;
  return whatsappLink(
    company,
    view.status === null
      ? `${greeting(company)} I would like to book ${what}. My device could not send booking #${reference} yet.`
      : `${greeting(company)} I have a question about booking #${reference} (${what}): `,
  );
}
