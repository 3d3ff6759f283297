import { isolated } from "#domain/isolated.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/mails/guest.ts";
import type { MailContent } from "../mail/html.ts";
import type { SiteSettings } from "../site/settings.ts";
import { type BookingFacts, referenceOf, whatWasBooked } from "./booking-rows.ts";
import { reasonWords } from "./changes.ts";
import { footerOf, logoOf, waysOn, wordsOf } from "./guest-mails.ts";

/**
 * To the customer whose booking is cancelled: that it is done, and that nothing was paid online, or what has been paid. The
 * operator's words are for who has cancelled by himself.
 * @param why its departure is closed; empty where it is not
 */
export function customerCancelledMail(
  booking: BookingFacts,
  site: SiteSettings,
  why = "",
): MailContent {
  if (booking.movedTo) return customerMovedMail(booking, booking.movedTo, site);
  const said = wordsOf("cancelled", booking, site);
  const byUs = [words.cancelledByUs, reasonWords(why)].filter(Boolean);
  return {
    subject: said.subject,
    heading: words.cancelled,
    intro: (booking.cancelledBy === "customer" ? said.paragraphs : byUs).map((text) =>
      asPaid(text, booking),
    ),
    rows: whatWasBooked(booking),
    lists: [],
    links: waysOn(booking, site),
    footer: footerOf(site),
    logo: logoOf(site),
  };
}

/** To the customer who has moved a booking that waited: the other one is written of by itself. */
function customerMovedMail(booking: BookingFacts, to: string, site: SiteSettings): MailContent {
  return {
    subject: words.movedSubject(isolated(booking.itemName), referenceOf(booking)),
    heading: words.movedHeading,
    intro: [words.movedTo(referenceOf({ id: to }))],
    rows: whatWasBooked(booking),
    lists: [],
    links: waysOn(booking, site),
    footer: footerOf(site),
    logo: logoOf(site),
  };
}

/** Who has paid reads of that, and not that nothing was. */
const asPaid = (text: string, { paidCents, paidTo }: BookingFacts): string =>
  paidCents > 0 && !paidTo
    ? text.replace(words.nothingPaid, words.paidUntilThen(formatUsdExact(paidCents)))
    : text;
