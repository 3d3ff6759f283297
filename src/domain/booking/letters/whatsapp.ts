import { formatLongDay } from "#domain/belize-date.ts";
import { type Company, whatsappLink } from "#domain/site/company.ts";
import * as words from "#messages/booking-chat.ts";
import type { Booking } from "../fields.ts";
import { bookingReference } from "../reference.ts";

/** A chat about one booking; the operator cannot know one that is on the device only. */
export function bookingWhatsappLink(view: Booking, company: Company): string {
  const say = view.status === null ? words.wantToBook : words.haveQuestion;
  const [day, reference] = [formatLongDay(view.date), bookingReference(view.id)];
  return whatsappLink(company, say(company.name, view.itemName, day, reference));
}
