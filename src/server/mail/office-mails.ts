import { bookingReference } from "#domain/booking/reference.ts";
import type { SiteSettings } from "../site/settings.ts";
import {
  type BookingFacts,
  footerOf,
  logoOf,
  requestsOf,
  waysOn,
  whatWasBooked,
} from "./booking-mails.ts";
import type { MailContent } from "./html.ts";

/** What the operator writes to a customer about a booking, with the booking's facts below. */
export function messageMail(
  booking: BookingFacts,
  message: { readonly subject: string; readonly text: string },
  site: SiteSettings,
): MailContent {
  return {
    subject: message.subject,
    heading: message.subject,
    intro: message.text.split(/\n{2,}/),
    rows: [
      ["Reference", `#${bookingReference(booking.id)}`],
      ...whatWasBooked(booking),
      ...requestsOf(booking, { isOffice: true }),
    ],
    lists: [],
    links: waysOn(booking, site),
    footer: footerOf(site),
    logo: logoOf(site),
  };
}

/** Shows the operator that mails go out. */
export function testMail(site: SiteSettings): MailContent {
  return {
    subject: `Test mail from ${site.siteTitle}`,
    heading: "Mail works",
    intro: [
      "You have asked for this test mail in the settings. Mails to customers go the same way.",
    ],
    rows: [],
    lists: [],
    links: [],
    footer: site.siteTitle,
    logo: logoOf(site),
  };
}
