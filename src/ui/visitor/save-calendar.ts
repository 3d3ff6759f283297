import type { Booking } from "#domain/booking/fields.ts";
import { bookingCalendar, calendarFileName, calendarSequence } from "#domain/calendar/ics.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { companyOf } from "#domain/site/company.ts";
import { saveFile } from "../browser/save-file.ts";
import { shownDetails, shownSite } from "../site/shown-site.ts";
import { bookedItem } from "../site/use-booked-item.ts";

export interface BookedForCalendar {
  readonly view: Booking;
  /** What was booked, as it was offered then. */
  readonly item?: CatalogueItem | undefined;
}

/** Downloads the booking as a calendar file. @param nowMs the device's clock (ms, UTC) */
export function saveCalendar({ view, item }: BookedForCalendar, nowMs: number): void {
  const site = shownSite();
  saveFile({
    name: calendarFileName(view),
    type: "text/calendar;charset=utf-8",
    content: bookingCalendar({
      view,
      item: bookedItem(site, { view, item }),
      itinerary: (view.type === "tour" && shownDetails(view.itemId)?.itinerary) || [],
      sequence: calendarSequence(view, nowMs),
      nowMs,
      company: companyOf(site),
    }),
  });
}
