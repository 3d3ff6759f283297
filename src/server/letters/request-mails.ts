import { formatBelizeTime } from "#domain/belize-instant.ts";
import { askedRows } from "#domain/booking/asked-rows.ts";
import type { Columns } from "#domain/booking/guest-acts/acts.ts";
import { greetingName } from "#domain/booking/letters/greeting.ts";
import { isolated } from "#domain/isolated.ts";
import * as guest from "#messages/mails/guest.ts";
import * as words from "#messages/mails/operator.ts";
import type { MailContent } from "../mail/html.ts";
import type { SiteSettings } from "../site/settings.ts";
import { type BookingFacts, referenceOf, whatWasBooked } from "./booking-rows.ts";
import { footerOf, logoOf, waysOn } from "./guest-mails.ts";
import { aboutCustomer } from "./operator-mails.ts";

/** What a guest has asked for. */
export interface AskedChange {
  readonly changes: Columns;
  /** In ms since 1970 (UTC), by the server's clock. */
  readonly askedAtMs: number;
  /** What the office has said to it. */
  readonly words: string;
}

/** To the operator: what a guest wants changed, above what is booked. */
export function operatorRequestMail(
  booking: BookingFacts,
  appUrl: string,
  { changes, askedAtMs }: AskedChange,
): MailContent {
  const what = `${isolated(booking.itemName)}, ${booking.date} ${referenceOf(booking)}`;
  const wanted = askedRows(changes, booking.item).map(([label, value]): [string, string] => [
    words.wanted(label),
    isolated(value),
  ]);
  return {
    subject: words.requestSubject(what),
    heading: words.request,
    intro: [words.requestText],
    ...aboutCustomer(booking, appUrl, (contact) => [
      ...wanted,
      [words.madeAt, formatBelizeTime(askedAtMs)],
      ...whatWasBooked(booking),
      ...contact,
    ]),
  };
}

/** To the guest whose request was declined: the office's words, and how the booking stands. */
export function requestDeclinedMail(
  booking: BookingFacts,
  site: SiteSettings,
  { changes, words: said }: AskedChange,
): MailContent {
  const name = greetingName(booking.customer.firstName) || guest.nameless;
  const asked = askedRows(changes, booking.item)
    .map(([label, value]) => `${label}: ${value}`)
    .join(", ");
  return {
    subject: guest.requestDeclinedSubject(isolated(booking.itemName), referenceOf(booking)),
    heading: guest.requestDeclined,
    intro: [
      guest.greeting(name),
      guest.requestDeclinedText(isolated(asked)),
      ...guest.requestAnswer(said).split(/\n{2,}/),
    ],
    rows: whatWasBooked(booking),
    lists: [],
    links: waysOn(booking, site),
    footer: footerOf(site),
    logo: logoOf(site),
  };
}
