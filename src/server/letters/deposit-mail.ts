import { formatLongDay } from "#domain/belize-date.ts";
import { greetingName } from "#domain/booking/letters/greeting.ts";
import { guestsDeposit } from "#domain/deposit/words.ts";
import { isolated } from "#domain/isolated.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/mails/deposit.ts";
import { greeting, nameless } from "#messages/mails/guest.ts";
import type { MailContent } from "../mail/html.ts";
import type { SiteSettings } from "../site/settings.ts";
import { type BookingFacts, referenceOf, whatWasBooked } from "./booking-rows.ts";
import { howToPay } from "./deposit-rows.ts";
import { footerOf, logoOf, waysOn } from "./guest-mails.ts";

/** Reminds a guest of what is missing of the deposit: before it is due, or when its day is over. */
export function depositMail(
  booking: BookingFacts,
  site: SiteSettings,
  { isLate }: { readonly isLate: boolean },
): MailContent {
  const { depositCents, depositBy } = guestsDeposit(booking);
  const missing = formatUsdExact(depositCents - booking.paidCents);
  const day = formatLongDay(depositBy);
  const says = isLate
    ? words.late(missing, day)
    : [
        words.due(formatUsdExact(depositCents), day),
        ...(booking.paidCents > 0 ? [words.missing(missing)] : []),
      ].join(" ");
  return {
    subject: words.subject(isolated(booking.itemName), referenceOf(booking)),
    heading: isLate ? words.lateHeading : words.heading,
    intro: [greeting(greetingName(booking.customer.firstName) || nameless), says, words.crossed],
    rows: [...howToPay(booking, site), ...whatWasBooked(booking)],
    lists: [],
    links: waysOn(booking, site),
    footer: footerOf(site),
    logo: logoOf(site),
  };
}
