import * as words from "#messages/calendar-file.ts";
import { addDays, isCalendarDay, startOfBelizeDay } from "../belize-date.ts";
import { storedAtMs } from "../booking/booking.ts";
import type { Booking } from "../booking/fields.ts";
import { agreedPlace, agreedTime } from "../booking/pick-up/pick-up.ts";
import { bookingReference } from "../booking/reference.ts";
import type { BookingStatus } from "../booking/status.ts";
import type { CatalogueItem } from "../catalogue/item.ts";
import type { ItineraryStop } from "../catalogue/tour.ts";
import type { Company } from "../site/company.ts";
import { joinLines, plain, text } from "./content-lines.ts";
import { describeBooking } from "./describe.ts";
import { tourHours } from "./tour-hours.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Never to change: a calendar knows an entry again by its UID. */
const UID_DOMAIN = "cayowayfarers.example";

export interface CalendarBooking {
  readonly view: Booking;
  /** Undefined where the catalogue no longer has it. */
  readonly item: CatalogueItem | undefined;
  /** The tour's plan of the day; empty for a transfer. */
  readonly itinerary: readonly ItineraryStop[];
  /** Higher for each later state of the same booking, so that calendars take the newer one. */
  readonly sequence: number;
  readonly nowMs: number;
  /** Whom the calendar names as the organizer. */
  readonly company: Company;
}

/** How a status reads in a calendar (RFC 5545, 3.8.1.11), and before the entry's name. */
const STATUSES: Readonly<
  Record<BookingStatus | "unsent", readonly [status: string, sign: string]>
> = {
  unsent: ["TENTATIVE", words.signs.unsent],
  pending: ["TENTATIVE", words.signs.pending],
  confirmed: ["CONFIRMED", ""],
  completed: ["CONFIRMED", ""],
  cancelled: ["CANCELLED", words.signs.cancelled],
};

/**
 * A booking as a calendar file (RFC 5545) with one entry: from the agreed time on, else a tour with its
 * hours, and a transfer all day, since its time is still to be agreed. Device and mails make the same one.
 * @throws RangeError when the booking's date is no day.
 */
export function bookingCalendar(booking: CalendarBooking): string {
  const { view, nowMs, company } = booking;
  if (!isCalendarDay(view.date)) throw new RangeError(`'${view.date}' is no day`);
  const [status, sign] = STATUSES[view.status ?? "unsent"];
  const place = placeOf(booking);
  return joinLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    plain("PRODID", `-//${inQuotes(company.name)}//Booking//${words.product}`),
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    plain("UID", `${view.id}@${UID_DOMAIN}`),
    plain("SEQUENCE", String(booking.sequence)),
    plain("DTSTAMP", utc(nowMs)),
    ...timeOf(booking),
    plain("STATUS", status),
    text("SUMMARY", `${sign}${view.itemName}`),
    ...(place ? [text("LOCATION", place)] : []),
    text("DESCRIPTION", describeBooking(view, booking.itinerary, company)),
    plain(`ORGANIZER;CN="${inQuotes(company.name)}"`, `mailto:${company.email}`),
    ...(status === "CANCELLED" ? [] : reminderOf(view)),
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}

/**
 * A number that rises from one file of a booking to the next: the seconds since it was stored. What
 * the server has not answered yet comes before all that it has.
 */
export function calendarSequence(view: Booking, nowMs: number): number {
  const storedMs = storedAtMs(view);
  if (Number.isNaN(storedMs)) return 0;
  return 1 + Math.max(0, Math.floor((nowMs - storedMs) / SECOND_MS));
}

/** `cayo-wayfarers-ABCD1234.ics` */
export function calendarFileName(view: Booking): string {
  return `cayo-wayfarers-${bookingReference(view.id)}.ics`;
}

function timeOf({ view, item, itinerary }: CalendarBooking): string[] {
  const agreed = agreedTime(view);
  if (isAllDay(view)) {
    return [
      plain("DTSTART;VALUE=DATE", compact(view.date)),
      plain("DTEND;VALUE=DATE", compact(addDays(view.date, 1))),
      "TRANSP:TRANSPARENT",
    ];
  }
  const midnightMs = startOfBelizeDay(view.date);
  const { startMinutes, endMinutes } = tourHours(itinerary, item?.duration ?? "", agreed);
  return [
    plain("DTSTART", utc(midnightMs + startMinutes * MINUTE_MS)),
    plain("DTEND", utc(midnightMs + endMinutes * MINUTE_MS)),
  ];
}

const isAllDay = (view: Booking) => view.type === "transfer" && agreedTime(view) === "";

/** The day before: at the tour's hour, or at nine in the morning for an entry that lasts all day. */
function reminderOf(view: Booking): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    plain("TRIGGER", isAllDay(view) ? "-PT15H" : "-P1D"),
    text("DESCRIPTION", words.tomorrow(view.itemName)),
    "END:VALARM",
  ];
}

/** Where the guests are met, as far as is known. */
export function placeOf({
  view,
  item,
}: Pick<CalendarBooking, "view" | "item">): string | undefined {
  const agreed = agreedPlace(view);
  if (agreed) return agreed;
  if (!item || item.type === "transfer") return item?.fromLocation;
  return item.location.includes(",") ? item.location : words.inBelize(item.location);
}

/** A name as it may stand between the quotes of a parameter, which know no escape (RFC 5545, 3.1). */
function inQuotes(name: string): string {
  return name.replace(/["\\;,:\r\n]/g, " ");
}

/** `20261201T133000Z` */
function utc(instantMs: number): string {
  return `${compact(new Date(instantMs).toISOString().slice(0, 19)).replace(/:/g, "")}Z`;
}

/** `20261201` */
function compact(day: string): string {
  return day.replace(/-/g, "");
}
