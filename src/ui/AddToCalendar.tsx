import type { BookingView } from "#domain/booking/view.ts";
import { bookingCalendar, calendarFileName, calendarSequence } from "#domain/calendar/ics.ts";
import { findItem } from "#domain/catalogue/find.ts";
import { companyOf } from "#domain/site/company.ts";
import { Button } from "./Button.tsx";
import { saveFile } from "./save-file.ts";
import { shownDetails, shownSite } from "./site/shown-site.ts";

/** Downloads the booking as a calendar file; a calendar that has it already takes the newer state. */
export function AddToCalendar({ view }: { view: BookingView }) {
  return (
    <Button variant="outline" onClick={() => saveCalendar(view, Date.now())}>
      {view.status === "cancelled" ? "Update Calendar" : "Add to Calendar"}
    </Button>
  );
}

function saveCalendar(view: BookingView, nowMs: number): void {
  const site = shownSite();
  saveFile({
    name: calendarFileName(view),
    type: "text/calendar;charset=utf-8",
    content: bookingCalendar({
      view,
      item: findItem(site, view.type, String(view.itemId)),
      itinerary: (view.type === "tour" && shownDetails(view.itemId)?.itinerary) || [],
      sequence: calendarSequence(view, nowMs),
      nowMs,
      company: companyOf(site),
    }),
  });
}
