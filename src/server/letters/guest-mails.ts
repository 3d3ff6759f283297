import { policyHoursOf } from "#domain/booking/guest-acts/policy.ts";
import { greetingName } from "#domain/booking/letters/greeting.ts";
import { fillTemplate, type MailTemplateKind } from "#domain/booking/letters/mail-templates.ts";
import { goesOn, pendingSentence, WE_WILL_CONFIRM } from "#domain/booking/letters/wording.ts";
import { missingOf } from "#domain/booking/pick-up/missing.ts";
import { agreedPickUp, hasPickUpTime, pickUpsOf } from "#domain/booking/pick-up/pick-up.ts";
import { isolated } from "#domain/isolated.ts";
import { LANGUAGE } from "#domain/language.ts";
import { phoneLink, whatsappLink } from "#domain/site/company.ts";
import { pickUpOpen } from "#messages/calendar-file.ts";
import * as facts from "#messages/mails/facts.ts";
import * as words from "#messages/mails/guest.ts";
import { stillToTell } from "#messages/pick-up/missing.ts";
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

/**
 * Whose words a mail would repeat: a stranger's are, once the office has read them or somebody has opened the link in a mail
 * to that address.
 */
export interface Sender {
  readonly isTrusted: boolean;
}

/** The customer's mail: what was booked, what it costs, where to be when, what to bring and how to cancel. */
export function customerMail(
  booking: BookingFacts,
  site: SiteSettings,
  sender: Sender = { isTrusted: false },
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

/**
 * When the office has agreed or changed time or place, or its guest has moved it: what that changes, and all that the
 * guest travels with now.
 */
export function agreedMail(
  booking: BookingFacts,
  site: SiteSettings,
  sender: Sender = { isTrusted: true },
  { paragraphs: changes, isReplaced }: Changes = UNCHANGED,
): MailContent {
  const name = greetingName(booking.customer.firstName) || words.nameless;
  const isAgreed = !isReplaced && agreedPickUp(booking) !== null;
  const subjectOf = isAgreed ? words.agreedSubject : words.changedSubject;
  return {
    subject: subjectOf(isolated(booking.itemName), referenceOf(booking)),
    heading: isAgreed ? words.agreed : words.changed,
    intro: [words.greeting(name), ...changes, words.asItStands],
    ...toTravelWith(booking, site, sender),
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
        items: [
          // for what nobody has promised yet nobody is early
          ...(!isTimed ? [pickUpOpen] : booking.status === "pending" ? [] : [words.beReady]),
          ...waysToPay(booking),
          words.cancelAhead(policyHoursOf(booking)),
        ],
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
 * As asked, or only that they have come: as long as nobody knows whose address it is, people could write to others
 * through us (docs/decisions/0019-mails-to-strangers.md).
 */
export function requestsOf(
  { specialRequests }: BookingFacts,
  { isTrusted }: Sender,
): [string, string][] {
  if (!specialRequests) return [];
  return [[facts.specialRequests, isTrusted ? specialRequests : words.wroteToUs]];
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
  return [...(isMetUnknown(booking) ? [words.flightOrHotel] : []), words.border, words.thisMail];
}

/** Nobody has said where the guests are met. */
const isMetUnknown = (booking: BookingFacts): boolean =>
  missingOf(booking, booking.item, 0).some(
    (what) => what === "pickup_place" || what === "flight_number",
  );

/** What the link to a guest's own page of a booking is for. */
export const tripLabel = (status: string | null) =>
  status === "cancelled" ? words.cancelledTrip : words.trip;

/** To the guest's own page of the booking, and to the operator by phone and by WhatsApp with a beginning of the message. */
export function waysOn(
  booking: BookingFacts,
  { contactPhone: phone }: SiteSettings,
): MailContent["links"] {
  const message = words.aboutMyBooking(referenceOf(booking));
  return [
    { label: tripLabel(booking.status), url: booking.tripUrl },
    { label: words.call(phone), url: phoneLink({ phone }) },
    { label: words.whatsapp(phone), url: whatsappLink({ phone }, message) },
  ];
}
