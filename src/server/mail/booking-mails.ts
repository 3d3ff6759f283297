import { formatBelizeTime, formatLongDay } from "#domain/belize-date.ts";
import { storedAtMs } from "#domain/booking/booking.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { greetingName } from "#domain/booking/letters/greeting.ts";
import { fillTemplate, type MailTemplateKind } from "#domain/booking/letters/mail-templates.ts";
import {
  ANOTHER_DATE,
  guestCount,
  pendingSentence,
  WE_WILL_CONFIRM,
} from "#domain/booking/letters/wording.ts";
import {
  agreedPickUp,
  hasPickUpTime,
  openPickUp,
  PICK_UP_OPEN,
  pickUpsOf,
} from "#domain/booking/pick-up.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";
import { formatBzd, formatUsdExact } from "#domain/money.ts";
import { phoneLink, whatsappLink } from "#domain/site/company.ts";
import type { SiteSettings } from "../site/settings.ts";
import type { MailContent } from "./html.ts";

/** What the mails tell of a booking. */
export interface BookingFacts extends OfficeBooking {
  /** Undefined where the catalogue no longer has it. */
  readonly item: CatalogueItem | undefined;
  /** The tour's requirements and the plan of its day, empty for a transfer. */
  readonly requirements: readonly string[];
  readonly itinerary: readonly ItineraryStop[];
  /** Where the device that booked shows the voucher; empty where no device did. */
  readonly voucherUrl: string;
}

/** When it was booked, by the device's clock where it told. */
const bookedOn = (booking: BookingFacts) =>
  formatBelizeTime(booking.madeAt ? Date.parse(booking.madeAt) : storedAtMs(booking));

/** Who has this mail sent, since a stranger's words are repeated only where the office has seen them. */
export interface Sender {
  readonly isOffice: boolean;
}

/** The customer's mail: what was booked, what it costs, where to be when, what to bring and how to cancel. */
export function customerMail(
  booking: BookingFacts,
  site: SiteSettings,
  sender: Sender = { isOffice: false },
): MailContent {
  const isConfirmed = booking.status !== "pending";
  const title = isConfirmed ? "Booking Confirmed!" : "Booking Received";
  const words = wordsOf(isConfirmed ? "confirmed" : "received", booking, site);
  const isLate = !isConfirmed && booking.reason === "late";
  return {
    subject: words.subject,
    heading: title,
    intro: isLate ? askingForDate(words.paragraphs) : words.paragraphs,
    ...toTravelWith(booking, site, sender),
  };
}

/** When the office has agreed or changed time or place: all that the guest travels with, as it stands now. */
export function agreedMail(booking: BookingFacts, site: SiteSettings): MailContent {
  const name = greetingName(booking.customer.firstName) || "guest";
  const isAgreed = agreedPickUp(booking) !== null;
  const about = isAgreed ? "Your pick-up" : "Your booking has changed";
  return {
    subject: `${about}: ${booking.itemName} #${bookingReference(booking.id)}`,
    // moved to another service, for instance: what was agreed for the one before stands no more
    heading: isAgreed ? "When and where to be ready" : about,
    intro: [
      `Dear ${name},`,
      "This is how your booking stands now. It replaces what we have told you before.",
    ],
    ...toTravelWith(booking, site, { isOffice: true }),
  };
}

function toTravelWith(booking: BookingFacts, site: SiteSettings, sender: Sender) {
  const isTimed = hasPickUpTime(pickUpsOf(booking, booking.itinerary));
  return {
    rows: [
      ["Reference", `#${bookingReference(booking.id)}`] as const,
      ...whatWasBooked(booking),
      ...requestsOf(booking, sender),
      ["Payment", "Pay On Site"] as const,
      ["Booked on", bookedOn(booking)] as const,
    ],
    lists: [
      { title: "What to bring", items: whatToBring(booking) },
      {
        title: "Good to know",
        items: [
          isTimed ? "Please be ready 15 minutes early. All times are Belize time." : PICK_UP_OPEN,
          "Pay on arrival by cash (USD or BZD) or by major credit card.",
          "Cancel or reschedule at least 48 hours ahead for a full refund; within 48 hours a fee may apply. Reply to this mail, call us or write on WhatsApp.",
        ],
      },
    ],
    links: waysOn(booking, site),
    footer: footerOf(site),
    logo: logoOf(site),
  };
}

/** In place of the promise to confirm a day that has passed; after what the operator says instead of it. */
function askingForDate(paragraphs: readonly string[]): readonly string[] {
  const asking = paragraphs.map((text) => text.replace(WE_WILL_CONFIRM, ANOTHER_DATE));
  return asking.some((text) => text.includes(ANOTHER_DATE)) ? asking : [...asking, ANOTHER_DATE];
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
  return [["Special requests", isRepeated ? specialRequests : "We have what you wrote to us."]];
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
      : { firstName: greetingName(firstName) || "guest", lastName: greetingName(lastName) };
  return fillTemplate(
    site.templates[kind],
    { ...booking, customer: { ...booking.customer, ...names } },
    booking.status === "pending" ? pendingSentence(booking.reason, booking) : "",
  );
}

/** Who writes, at the foot of each mail to a customer. */
export function footerOf(site: SiteSettings): string {
  return `${site.siteTitle} · San Ignacio, Cayo, Belize\n${site.contactPhone} · ${site.contactEmail}`;
}

/** The operator's logo, above each mail to a customer. */
export function logoOf({ logoUrl, siteTitle }: SiteSettings): { url: string; alt: string } | null {
  return logoUrl ? { url: logoUrl, alt: siteTitle } : null;
}

/** The operator's mail: the same facts and how to reach the customer. */
export function operatorMail(
  booking: BookingFacts,
  appUrl: string,
  site: SiteSettings,
): MailContent {
  const reference = `#${bookingReference(booking.id)}`;
  const { firstName, lastName, email, phone } = booking.customer;
  const name = `${firstName} ${lastName}`;
  const what = `${booking.itemName}, ${booking.date}, ${guestCount(booking.guests)} ${reference}`;
  const words = wordsOf("operator", booking, site);
  const why = pendingSentence(booking.reason, booking) || "It was set aside for a look.";
  const says = {
    pending: {
      subject: `Booking needs a decision: ${what}`,
      heading: "A booking needs your decision",
      intro: [why],
    },
    cancelled: {
      subject: `New booking, cancelled already: ${what}`,
      heading: "A new booking, cancelled already",
      intro: [],
    },
  }[String(booking.status)] ?? {
    subject: words.subject,
    heading: "New booking",
    intro: words.paragraphs,
  };
  return {
    ...says,
    rows: [
      ["Reference", reference],
      ...whatWasBooked(booking),
      ["Status", STATUS_WORDS[String(booking.status)] ?? "Unknown"],
      ["Customer", name],
      ["Email", email || "None"],
      ["Phone", phone],
      ["Special requests", booking.specialRequests || "None"],
      ["Booked on", bookedOn(booking)],
      ["Received", formatBelizeTime(storedAtMs(booking))],
    ],
    lists: [],
    links: [{ label: "Open the bookings", url: `${appUrl}/admin/bookings` }],
    footer: email ? `Reply to this mail to write to ${name}.` : "",
  };
}

const STATUS_WORDS: Readonly<Record<string, string>> = {
  pending: "Pending",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Cancelled",
};

/** The rows that every mail about a booking has. */
export function whatWasBooked(booking: BookingFacts): [string, string][] {
  const isTour = booking.type === "tour";
  const pickUps = pickUpsOf(booking, booking.itinerary);
  return [
    [isTour ? "Tour" : "Transfer", booking.itemName],
    ["Date", formatLongDay(booking.date)],
    ...pickUps.map(({ time, place }): [string, string] => [
      "When and where",
      [time && `${time} (Belize time)`, place].filter(Boolean).join(", "),
    ]),
    ["Guests", guestCount(booking.guests)],
    ["Total", `${formatUsdExact(booking.priceCents)} USD (about ${formatBzd(booking.priceCents)})`],
  ];
}

function whatToBring(booking: BookingFacts): readonly string[] {
  if (booking.requirements.length > 0) return booking.requirements;
  return [
    ...(openPickUp(booking)
      ? ["Your flight, boat or hotel details, so that the driver finds you."]
      : []),
    "For a border crossing: passports of all guests and cash for border fees.",
    "This mail, printed or on your phone.",
  ];
}

/** To the voucher, and to the operator by phone and by WhatsApp with a beginning of the message. */
export function waysOn(
  { id, voucherUrl }: BookingFacts,
  { contactPhone: phone }: SiteSettings,
): MailContent["links"] {
  const message = `Hello, this is about my booking #${bookingReference(id)}.`;
  return [
    ...(voucherUrl
      ? [{ label: "Your voucher, on the device that you booked with", url: voucherUrl }]
      : []),
    { label: `Call ${phone}`, url: phoneLink({ phone }) },
    { label: `WhatsApp ${phone}`, url: whatsappLink({ phone }, message) },
  ];
}
