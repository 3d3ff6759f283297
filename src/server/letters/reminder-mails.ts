import { addDays, type BelizeDay, formatLongDay } from "#domain/belize-date.ts";
import { missingWords } from "#domain/booking/pick-up/missing.ts";
import { missingDepositCents } from "#domain/deposit/owed.ts";
import { formatUsdExact } from "#domain/money.ts";
import type { ReminderName } from "#domain/reminders/plan.ts";
import * as facts from "#messages/mails/facts.ts";
import * as words from "#messages/mails/reminders.ts";
import type { MailContent } from "../mail/html.ts";
import type { SiteSettings } from "../site/settings.ts";
import { type BookingFacts, referenceOf } from "./booking-rows.ts";
import { footerOf, logoOf, type Sender, toTravelWith, wordsOf } from "./guest-mails.ts";

/** Before the trip: what is still to be told or paid, and all that a guest travels with. */
export function reminderMail(
  name: Exclude<ReminderName, "thanks">,
  booking: BookingFacts,
  { site, today, sender }: { site: SiteSettings; today: BelizeDay; sender: Sender },
): MailContent {
  const said = wordsOf(name, booking, site);
  return {
    subject: said.subject,
    heading: headingOf(booking.date, today),
    intro: [...said.paragraphs, ...stillToCome(booking, today)],
    ...toTravelWith(booking, site, sender),
  };
}

function headingOf(date: BelizeDay, today: BelizeDay): string {
  if (date <= today) return words.today;
  let days = 1;
  while (addDays(today, days) < date) days += 1;
  return days === 1 ? words.tomorrow : words.inDays(days);
}

function stillToCome(booking: BookingFacts, today: BelizeDay): string[] {
  const details = missingWords(booking, booking.item, booking.unsigned);
  const cents = missingDepositCents(booking, today);
  return [
    ...(details ? [words.stillNeeded(details)] : []),
    ...(cents > 0
      ? [words.depositMissing(formatUsdExact(cents), formatLongDay(booking.depositBy))]
      : []),
  ];
}

const PLACE = /^https:\/\/(?:www\.)?([^/:?#]+)/;

/** After the trip. @param links where its guest can say how it was, and that no such mail is wanted any more */
export function thanksMail(
  booking: BookingFacts,
  site: SiteSettings,
  { review, unsubscribe }: { readonly review: string; readonly unsubscribe: string },
): MailContent {
  const said = wordsOf("thanks", booking, site);
  const [, place = review] = PLACE.exec(review) ?? [];
  return {
    subject: said.subject,
    heading: words.thanks,
    intro: said.paragraphs,
    rows: [
      [facts.reference, referenceOf(booking)],
      [facts.types[booking.type], booking.itemName],
      [facts.date, formatLongDay(booking.date)],
    ],
    lists: [],
    links: [
      ...(review ? [{ label: words.review(place), url: review }] : []),
      { label: words.unsubscribe, url: unsubscribe },
    ],
    footer: footerOf(site),
    logo: logoOf(site),
  };
}
