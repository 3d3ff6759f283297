import * as words from "#messages/mails/operator.ts";
import type { MailContent } from "../mail/html.ts";
import type { SiteSettings } from "../site/settings.ts";
import { type BookingFacts, whatWasBooked } from "./booking-rows.ts";
import { footerOf, logoOf, requestsOf, waysOn } from "./guest-mails.ts";

/**
 * What the operator writes to a customer about a booking, with the booking's facts below.
 * @param changes paragraphs on what is otherwise than its guest was told last
 */
export function messageMail(
  booking: BookingFacts,
  message: { readonly subject: string; readonly text: string },
  site: SiteSettings,
  changes: readonly string[] = [],
): MailContent {
  return {
    subject: message.subject,
    heading: message.subject,
    intro: [...message.text.split(/\n{2,}/), ...changes],
    rows: [...whatWasBooked(booking), ...requestsOf(booking, { isTrusted: true })],
    lists: [],
    links: waysOn(booking, site),
    footer: footerOf(site),
    logo: logoOf(site),
  };
}

/** Shows the operator that mails go out. */
export function testMail(site: SiteSettings): MailContent {
  return {
    subject: words.testSubject(site.siteTitle),
    heading: words.test,
    intro: [words.testText],
    rows: [],
    lists: [],
    links: [],
    footer: site.siteTitle,
    logo: logoOf(site),
  };
}

/** Nothing has been shipped to the bucket for a while. */
export function stalledMail(site: SiteSettings, appUrl: string): MailContent {
  return {
    subject: words.stalled,
    heading: words.stalled,
    intro: [words.stalledText, words.stalledAdvice],
    rows: [],
    lists: [],
    links: [{ label: words.openDashboard, url: `${appUrl}/admin` }],
    footer: site.siteTitle,
  };
}

/** Guests' mails wait: as many have gone out as the operator wants. */
export function ceilingMail(site: SiteSettings, appUrl: string): MailContent {
  return {
    subject: words.heldBack,
    heading: words.heldBack,
    intro: [words.heldBackText(site.customerMailsADay), words.heldBackAdvice],
    rows: [],
    lists: [],
    links: [
      { label: words.openBookings, url: `${appUrl}/admin/bookings` },
      { label: words.openSettings, url: `${appUrl}/admin/settings` },
    ],
    footer: site.siteTitle,
  };
}
