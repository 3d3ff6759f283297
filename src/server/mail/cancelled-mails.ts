import { bookingReference } from "#domain/booking/reference.ts";
import type { SiteSettings } from "../site/settings.ts";
import {
  type BookingFacts,
  footerOf,
  logoOf,
  waysOn,
  whatWasBooked,
  wordsOf,
} from "./booking-mails.ts";
import type { MailContent } from "./html.ts";

/**
 * To the customer whose booking is cancelled: that it is done, and that nothing is owed or to be
 * refunded here. The operator's words are for who has cancelled by himself.
 */
export function customerCancelledMail(booking: BookingFacts, site: SiteSettings): MailContent {
  const reference = `#${bookingReference(booking.id)}`;
  const words = wordsOf("cancelled", booking, site);
  return {
    subject: words.subject,
    heading: "Booking cancelled",
    intro: booking.cancelledBy === "customer" ? words.paragraphs : [CANCELLED_BY_US],
    rows: [["Reference", reference], ...whatWasBooked(booking)],
    lists: [],
    links: waysOn(booking, site),
    footer: footerOf(site),
    logo: logoOf(site),
  };
}

const CANCELLED_BY_US =
  "This booking has been cancelled. Nothing was paid online. If you did not expect this, please reply to this mail, call us or write on WhatsApp.";

/** To the operator: who has cancelled what. */
export function operatorCancelledMail(booking: BookingFacts, appUrl: string): MailContent {
  const reference = `#${bookingReference(booking.id)}`;
  const { firstName, lastName, email, phone } = booking.customer;
  const name = `${firstName} ${lastName}`;
  return {
    subject: `Cancelled by the customer: ${booking.itemName}, ${booking.date} ${reference}`,
    heading: "A customer has cancelled",
    intro: [],
    rows: [
      ["Reference", reference],
      ...whatWasBooked(booking),
      ["Customer", name],
      ["Email", email],
      ["Phone", phone],
    ],
    lists: [],
    links: [{ label: "Open the bookings", url: `${appUrl}/admin/bookings` }],
    footer: `Reply to this mail to write to ${name}.`,
  };
}
