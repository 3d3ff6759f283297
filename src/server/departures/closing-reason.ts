import type { OfficeBooking } from "#domain/booking/fields.ts";
import { nameOf } from "#domain/departures/calendar.ts";
import { reasonOf } from "#domain/departures/departures.ts";
import { closingOf } from "#domain/departures/guest-news.ts";
import type { Language } from "#domain/language.ts";
import { departureRules } from "./rules.ts";

/** Why the departure of a booking is closed, as guests read it; empty where it is not, or nobody has said why. */
export function closingReason(app: pb.App, booking: OfficeBooking, language: Language): string {
  const closing = closingOf(departureRules(app), nameOf(booking));
  return closing ? reasonOf(closing, language) : "";
}
