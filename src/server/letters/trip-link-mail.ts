import { greetingName } from "#domain/booking/letters/greeting.ts";
import { isolated } from "#domain/isolated.ts";
import * as words from "#messages/mails/guest.ts";
import type { MailContent } from "../mail/html.ts";
import type { SiteSettings } from "../site/settings.ts";
import { type BookingFacts, referenceOf, whatWasBooked } from "./booking-rows.ts";
import { footerOf, logoOf, waysOn } from "./guest-mails.ts";

/** The link of a booking, which somebody has asked for who knows its e-mail and reference. */
export function tripLinkMail(booking: BookingFacts, site: SiteSettings): MailContent {
  return {
    subject: words.linkSubject(isolated(booking.itemName), referenceOf(booking)),
    heading: words.linkHeading,
    intro: [
      words.greeting(greetingName(booking.customer.firstName) || words.nameless),
      words.linkAsked,
    ],
    rows: whatWasBooked(booking),
    lists: [],
    links: waysOn(booking, site),
    footer: footerOf(site),
    logo: logoOf(site),
  };
}
