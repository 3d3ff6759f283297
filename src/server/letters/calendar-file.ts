import { bookingCalendar, calendarFileName, calendarSequence } from "#domain/calendar/ics.ts";
import { companyOf } from "#domain/site/company.ts";
import type { Attachment } from "../mail/letter.ts";
import type { SiteSettings } from "../site/settings.ts";
import type { BookingFacts } from "./booking-rows.ts";

/** The booking as the calendar file that the device makes too: a calendar takes the newer of both. */
export function calendarFile(booking: BookingFacts, site: SiteSettings, nowMs: number): Attachment {
  return {
    name: calendarFileName(booking),
    content: bookingCalendar({
      view: booking,
      item: booking.item,
      itinerary: booking.itinerary,
      sequence: calendarSequence(booking, nowMs),
      nowMs,
      company: companyOf(site),
    }),
  };
}
