import * as words from "#messages/mails/guest.ts";
import type { MailContent } from "../mail/html.ts";
import type { SiteSettings } from "../site/settings.ts";
import { type BookingFacts, whatWasBooked } from "./booking-rows.ts";
import { footerOf, logoOf, waysOn, wordsOf } from "./guest-mails.ts";

/**
 * To the customer whose booking is cancelled: that it is done, and that nothing is owed or to be
 * refunded here. The operator's words are for who has cancelled by himself.
 */
export function customerCancelledMail(booking: BookingFacts, site: SiteSettings): MailContent {
  const said = wordsOf("cancelled", booking, site);
  return {
    subject: said.subject,
    heading: words.cancelled,
    intro: booking.cancelledBy === "customer" ? said.paragraphs : [words.cancelledByUs],
    rows: whatWasBooked(booking),
    lists: [],
    links: waysOn(booking, site),
    footer: footerOf(site),
    logo: logoOf(site),
  };
}
