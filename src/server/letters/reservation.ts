import { greetingName } from "#domain/booking/letters/greeting.ts";
import { pickUpsOf } from "#domain/booking/pick-up/pick-up.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { placeOf } from "#domain/calendar/ics.ts";
import { companyOf } from "#domain/site/company.ts";
import type { SiteSettings } from "../site/settings.ts";
import type { BookingFacts } from "./booking-rows.ts";

const STATUSES: Readonly<Record<BookingStatus, string>> = {
  pending: "ReservationPending",
  confirmed: "ReservationConfirmed",
  completed: "ReservationConfirmed",
  cancelled: "ReservationCancelled",
};

/**
 * A booking as mail programs read it (schema.org, EventReservation): they show day, hour and place, and put it among
 * their reader's trips. Without the guest's link: calendars are shared.
 * @param booking as it may be told to its guest: without a stranger's words
 */
export function reservationData(booking: BookingFacts, site: SiteSettings): object {
  const { id, itemName, date, itinerary, customer } = booking;
  const company = companyOf(site);
  const [first] = pickUpsOf(booking, itinerary);
  const place = placeOf({ view: booking, item: booking.item })?.replace(/\n/g, ", ");
  const names = [customer.firstName, customer.lastName].map(greetingName).filter(Boolean);
  const provider = { "@type": "Organization", name: company.name, telephone: company.phone };
  return {
    "@context": "https://schema.org",
    "@type": "EventReservation",
    reservationNumber: bookingReference(id),
    reservationStatus: `https://schema.org/${STATUSES[booking.status ?? "pending"]}`,
    ...(names.length > 0 && { underName: { "@type": "Person", name: names.join(" ") } }),
    reservationFor: {
      "@type": "Event",
      name: itemName,
      // Belize is six hours behind all year; a day alone where no time is known
      startDate: first?.time ? `${date}T${first.time}:00-06:00` : date,
      location: {
        "@type": "Place",
        name: place || company.name,
        address: place || company.address,
      },
      organizer: provider,
    },
    provider,
    totalPrice: (booking.priceCents / 100).toFixed(2),
    priceCurrency: "USD",
  };
}
