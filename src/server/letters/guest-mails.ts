import { greetingName } from "#domain/booking/letters/greeting.ts";
import { fillTemplate, type MailTemplateKind } from "#domain/booking/letters/mail-templates.ts";
import { goesOn, pendingSentence, WE_WILL_CONFIRM } from "#domain/booking/letters/wording.ts";
import {
  agreedPickUp,
  hasPickUpTime,
  missingOf,
  pickUpsOf,
} from "#domain/booking/pick-up/pick-up.ts";
import { isolated } from "#domain/isolated.ts";
import { LANGUAGE } from "#domain/language.ts";
import { phoneLink, whatsappLink } from "#domain/site/company.ts";
import { pickUpOpen } from "#messages/calendar-file.ts";
import * as facts from "#messages/mails/facts.ts";
import * as words from "#messages/mails/guest.ts";
import { stillToTell } from "#messages/pick-up/details.ts";
import type { MailContent } from "../mail/html.ts";
import type { SiteSettings } from "../site/settings.ts";
import {
  type BookingFacts,
  bookedOn,
  referenceOf,
  stillMissing,
  whatWasBooked,
} from "./booking-rows.ts";
import type { Changes } from "./changes.ts";
import { confirmedTemplate, howToPay, paymentOf, waysToPay } from "./deposit-rows.ts";

const UNCHANGED: Changes = { paragraphs: [], isReplaced: false };

/** Who has this mail sent, since a stranger's words are repeated only where the office has seen them. */
export interface Sender {
  readonly isOffice: boolean;
}

/** The customer's mail: what was booked, what it costs, where to be when, what to bring and how to cancel. */
export function customerMail(
  booking: BookingFacts,
  site: SiteSettings,
  sender: Sender = { isOffice: false },
  { paragraphs: changes }: Changes = UNCHANGED,
): MailContent {
  const isConfirmed = booking.status !== "pending";
  const title = isConfirmed ? words.confirmed : words.received;
  const said = wordsOf(isConfirmed ? "confirmed" : "received", booking, site);
  return {
    subject: said.subject,
    heading: title,
    intro: [
      ...(isConfirmed ? said.paragraphs : goingOn(said.paragraphs, goesOn(booking.reason))),
      ...changes,
    ],
    ...toTravelWith(booking, site, sender),
  };
}

/** When the office has agreed or changed time or place: what that changes, and all that the guest travels with now. */
export function agreedMail(
  booking: BookingFacts,
  site: SiteSettings,
  { paragraphs: changes, isReplaced }: Changes = UNCHANGED,
): MailContent {
  const name = greetingName(booking.customer.firstName) || words.nameless;
  const isAgreed = !isReplaced && agreedPickUp(booking) !== null;
  const subjectOf = isAgreed ? words.agreedSubject : words.changedSubject;
  return {
    subject: subjectOf(isolated(booking.itemName), referenceOf(booking)),
    heading: isAgreed ? words.agreed : words.changed,
    intro: [words.greeting(name), ...changes, words.asItStands],
    ...toTravelWith(booking, site, { isOffice: true }),
  };
}

/** All that a guest travels with, below what a mail says. */
export function toTravelWith(booking: BookingFacts, site: SiteSettings, sender: Sender) {
  const isTimed = hasPickUpTime(pickUpsOf(booking, booking.itinerary));
  return {
    rows: [
      ...whatWasBooked(booking),
      ...stillMissing(booking, stillToTell),
      ...requestsOf(booking, sender),
      ...howToPay(booking, site),
      [words.payment, paymentOf(booking)] as const,
      bookedOn(booking),
    ],
    lists: [
      { title: words.whatToBring, items: whatToBring(booking) },
      {
        title: words.goodToKnow,
        items: [isTimed ? words.beReady : pickUpOpen, ...waysToPay(booking), words.cancelAhead],
      },
    ],
    links: waysOn(booking, site),
    footer: footerOf(site),
    logo: logoOf(site),
  };
}

/** In place of the promise to confirm what can't be; after what the operator says instead of it. */
function goingOn(paragraphs: readonly string[], sentence: string): readonly string[] {
  if (sentence === WE_WILL_CONFIRM) return paragraphs;
  const said = paragraphs.map((text) => text.replace(WE_WILL_CONFIRM, sentence));
  return said.some((text) => text.includes(sentence)) ? said : [...said, sentence];
}

/**
 * As asked, where the office has the mail sent. Else only that they have come: nobody knows yet whose
 * address it is, and people could write to others through us (docs/decisions/0019-mails-to-strangers.md).
 */
export function requestsOf(booking: BookingFacts, { isOffice }: Sender): [string, string][] {
  const { specialRequests, source } = booking;
  if (!specialRequests) return [];
  // by the desk: with the guest on the phone or before it
  const isRepeated = isOffice || source === "desk";
  return [[facts.specialRequests, isRepeated ? specialRequests : words.wroteToUs]];
}

/**
 * The operator's words for a mail, or the built-in ones, with this booking's facts in them. To the
 * guest no text that somebody has typed is repeated: the address may be another's.
 */
export function wordsOf(kind: MailTemplateKind, booking: BookingFacts, site: SiteSettings) {
  const { firstName, lastName } = booking.customer;
  const names =
    kind === "operator"
      ? { firstName, lastName }
      : { firstName: greetingName(firstName) || words.nameless, lastName: greetingName(lastName) };
  return fillTemplate(
    kind === "confirmed" ? confirmedTemplate(booking, site) : site.templates[LANGUAGE][kind],
    { ...booking, customer: { ...booking.customer, ...names } },
    {
      why: booking.status === "pending" ? pendingSentence(booking.reason, booking) : "",
      language: LANGUAGE,
    },
  );
}

/** Who writes, at the foot of each mail to a customer. */
export function footerOf(site: SiteSettings): string {
  return `${site.siteTitle} · ${words.place}\n${site.contactPhone} · ${site.contactEmail}`;
}

/** The operator's logo, above each mail to a customer. */
export function logoOf({ logoUrl, siteTitle }: SiteSettings): { url: string; alt: string } | null {
  return logoUrl ? { url: logoUrl, alt: siteTitle } : null;
}

function whatToBring(booking: BookingFacts): readonly string[] {
  if (booking.requirements.length > 0) return booking.requirements;
  return [
    ...(missingOf(booking, booking.item).length > 0 ? [words.flightOrHotel] : []),
    words.border,
    words.thisMail,
  ];
}

/** To the guest's own page of the booking, and to the operator by phone and by WhatsApp with a beginning of the message. */
export function waysOn(
  booking: BookingFacts,
  { contactPhone: phone }: SiteSettings,
): MailContent["links"] {
  const message = words.aboutMyBooking(referenceOf(booking));
  return [
    { label: words.trip, url: booking.tripUrl },
    { label: words.call(phone), url: phoneLink({ phone }) },
    { label: words.whatsapp(phone), url: whatsappLink({ phone }, message) },
  ];
}
