import type { BookingStatus } from "#domain/booking/status.ts";
import type { BookingView } from "#domain/booking/view.ts";
import { bookingCalendar, calendarFileName, calendarSequence } from "#domain/calendar/ics.ts";
import { companyOf } from "#domain/site/company.ts";
import type { SiteSettings } from "../site/settings.ts";
import type { BookingFacts } from "./booking-mails.ts";
import type { Attachment } from "./letter.ts";

/** The booking as the calendar file that the device makes too: a calendar takes the newer of both. */
export function calendarFile(booking: BookingFacts, site: SiteSettings, nowMs: number): Attachment {
  const view = viewOf(booking);
  return {
    name: calendarFileName(view),
    content: bookingCalendar({
      view,
      item: booking.item,
      itinerary: booking.itinerary,
      sequence: calendarSequence(view, nowMs),
      nowMs,
      company: companyOf(site),
    }),
  };
}

function viewOf({ bookingDate, ...booking }: BookingFacts): BookingView {
  const { firstName, lastName, email, phone } = booking;
  return {
    ...booking,
    date: bookingDate,
    customer: { firstName, lastName, email, phone },
    status: booking.status as BookingStatus,
    createdAt: new Date(booking.createdAtMs).toISOString(),
  };
}
