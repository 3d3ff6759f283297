import { bookingReference } from "#domain/booking/reference.ts";
import type { SiteSettings } from "../settings.ts";
import { type BookingFacts, whatsApp, whatWasBooked } from "./booking-mails.ts";
import { type MailContent, withoutLinks } from "./html.ts";

/** To the customer who has cancelled: that it is done, and that nothing is owed or to be refunded here. */
export function customerCancelledMail(booking: BookingFacts, site: SiteSettings): MailContent {
  const reference = `#${bookingReference(booking.id)}`;
  return {
    subject: `Booking cancelled: ${booking.itemName} ${reference}`,
    heading: "Booking cancelled",
    intro: [
      `Dear ${withoutLinks(booking.firstName)},`,
      "You have cancelled this booking. Nothing was paid online. Within 48 hours of the start a fee may apply; we are flexible in emergencies.",
    ],
    rows: [["Reference", reference], ...whatWasBooked(booking)],
    lists: [],
    links: [whatsApp(site.contactPhone, `Hello, this is about my booking ${reference}.`)],
    footer: `${site.siteTitle} · San Ignacio, Cayo, Belize\n${site.contactPhone} · ${site.contactEmail}`,
  };
}

/** To the operator: who has cancelled what. */
export function operatorCancelledMail(booking: BookingFacts, appUrl: string): MailContent {
  const reference = `#${bookingReference(booking.id)}`;
  const name = `${booking.firstName} ${booking.lastName}`;
  return {
    subject: `Cancelled by the customer: ${booking.itemName}, ${booking.bookingDate} ${reference}`,
    heading: "A customer has cancelled",
    intro: [],
    rows: [
      ["Reference", reference],
      ...whatWasBooked(booking),
      ["Customer", name],
      ["Email", booking.email],
      ["Phone", booking.phone],
    ],
    lists: [],
    links: [{ label: "Open the bookings", url: `${appUrl}/admin/bookings` }],
    footer: `Reply to this mail to write to ${name}.`,
  };
}
