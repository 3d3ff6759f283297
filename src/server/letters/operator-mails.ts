import { formatBelizeTime } from "#domain/belize-instant.ts";
import { storedAtMs } from "#domain/booking/booking.ts";
import { policyHoursOf } from "#domain/booking/guest-acts/policy.ts";
import { guestCount, pendingSentence } from "#domain/booking/letters/wording.ts";
import { isolated } from "#domain/isolated.ts";
import * as standing from "#messages/booking/statuses.ts";
import * as facts from "#messages/mails/facts.ts";
import * as words from "#messages/mails/operator.ts";
import type { MailContent } from "../mail/html.ts";
import type { SiteSettings } from "../site/settings.ts";
import {
  type BookingFacts,
  bookedOn,
  referenceOf,
  stillMissing,
  whatWasBooked,
} from "./booking-rows.ts";
import { wordsOf } from "./guest-mails.ts";

const STATUSES: Readonly<Record<string, string>> = standing.statuses;

/** The same facts as the guest's mail, and how to reach the customer. */
export function operatorMail(
  booking: BookingFacts,
  appUrl: string,
  site: SiteSettings,
): MailContent {
  const { itemName, date, guests, specialRequests } = booking;
  const what = `${isolated(itemName)}, ${date}, ${guestCount(guests)} ${referenceOf(booking)}`;
  const said = wordsOf("operator", booking, site);
  const why = pendingSentence(booking.reason, booking) || words.setAside;
  const says = {
    pending: {
      subject: words.needsDecisionSubject(what),
      heading: words.needsDecision,
      intro: [why],
    },
    cancelled: {
      subject: words.cancelledAlreadySubject(what),
      heading: words.cancelledAlready,
      intro: [],
    },
  }[String(booking.status)] ?? {
    subject: said.subject,
    heading: words.newBooking,
    intro: said.paragraphs,
  };
  return {
    ...says,
    ...aboutCustomer(booking, appUrl, (contact) => [
      ...whatWasBooked(booking),
      ...stillMissing(booking, words.stillMissing),
      [words.status, STATUSES[String(booking.status)] ?? standing.unknown],
      ...contact,
      [facts.specialRequests, specialRequests || words.none],
      bookedOn(booking),
      [words.received, formatBelizeTime(storedAtMs(booking))],
    ]),
  };
}

/** Who has cancelled what. */
export function operatorCancelledMail(booking: BookingFacts, appUrl: string): MailContent {
  const { itemName, date, movedTo } = booking;
  if (movedTo) {
    const to = { id: movedTo };
    const about = aboutCustomer(booking, appUrl, (contact) => [
      ...whatWasBooked(booking),
      ...contact,
    ]);
    return {
      subject: words.movedSubject(`${isolated(itemName)}, ${date} ${referenceOf(booking)}`),
      heading: words.moved,
      intro: [words.movedTo(referenceOf(to))],
      ...about,
      links: [
        { label: words.openOther(referenceOf(to)), url: bookingUrl(appUrl, to) },
        ...about.links,
      ],
    };
  }
  return {
    subject: words.cancelledSubject(`${isolated(itemName)}, ${date} ${referenceOf(booking)}`),
    heading: words.cancelled,
    intro: booking.lateCancel ? [words.cancelledLate(policyHoursOf(booking))] : [],
    ...aboutCustomer(booking, appUrl, (contact) => [...whatWasBooked(booking), ...contact]),
  };
}

/** What a guest has changed of a booking. @param lines a line each */
export function operatorChangedMail(
  booking: BookingFacts,
  appUrl: string,
  lines: readonly string[],
): MailContent {
  const { itemName, date } = booking;
  return {
    subject: words.changedSubject(`${isolated(itemName)}, ${date} ${referenceOf(booking)}`),
    heading: words.changed,
    intro: [lines.join("\n")],
    ...aboutCustomer(booking, appUrl, (contact) => [...whatWasBooked(booking), ...contact]),
  };
}

const bookingUrl = (appUrl: string, { id }: { readonly id: string }) =>
  `${appUrl}/admin/bookings?dialog=view&id=${id}`;

type Rows = [string, string][];

/** What both have: rows with the customer's among them, and the ways on. */
export function aboutCustomer(
  booking: BookingFacts,
  appUrl: string,
  rowsWith: (contact: Rows) => Rows,
) {
  const { firstName, lastName, email, phone } = booking.customer;
  const name = isolated(`${firstName} ${lastName}`);
  return {
    rows: rowsWith([
      [words.customer, name],
      [words.email, email || words.none],
      [words.phone, phone],
    ]),
    lists: [],
    links: [{ label: words.openBooking, url: bookingUrl(appUrl, booking) }],
    footer: email ? words.replyTo(name) : "",
  };
}
