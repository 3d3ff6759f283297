import type { Booking } from "#domain/booking/fields.ts";
import { bookingCalendar, calendarFileName, calendarSequence } from "#domain/calendar/ics.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { companyOf } from "#domain/site/company.ts";
import * as words from "#messages/visitor/add-to-calendar.ts";
import { saveFile } from "../browser/save-file.ts";
import { Button } from "../parts/Button.tsx";
import { shownDetails, shownSite } from "../site/shown-site.ts";
import { bookedItem } from "../site/use-booked-item.ts";

interface AddToCalendarProps {
  readonly view: Booking;
  /** What was booked, as it was offered then. */
  readonly item?: CatalogueItem | undefined;
}

/** Downloads the booking as a calendar file; a calendar that has it already takes the newer state. */
export function AddToCalendar({ view, item }: AddToCalendarProps) {
  return (
    <Button variant="outline" onClick={() => saveCalendar({ view, item }, Date.now())}>
      {view.status === "cancelled" ? words.update : words.add}
    </Button>
  );
}

function saveCalendar({ view, item }: AddToCalendarProps, nowMs: number): void {
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
