import { useObservable } from "dexie-react-hooks";
import { observeSettings } from "#data/office/sync/kept/bookings.ts";
import { belizeDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { CalendarFacts } from "#domain/departures/calendar.ts";
import { type GuestNews, guestNews } from "#domain/departures/guest-news.ts";
import { howTold, knownAt } from "#domain/departures/told-news.ts";

/** A guest who is to be told something. */
export interface ToTell {
  readonly booking: OfficeBooking;
  readonly news: GuestNews;
  /** `mail`: the server has queued one; `tick`: somebody of the office has said so. Empty while nobody has. */
  readonly told: "" | "mail" | "tick";
}

/** Whose guests the server will tell by mail of a move, once it has it; null until the device has looked. */
export function useMoveMails(): ((booking: OfficeBooking) => boolean) | null {
  const settings = useObservable(observeSettings, []);
  if (settings === undefined) return null;
  return ({ status, source, customer }) =>
    status === "confirmed" &&
    customer.email !== "" &&
    // whether the desk wanted mails, only the server knows
    source !== "desk" &&
    settings?.send_confirmation_to_customer === true;
}

/** Those of some bookings whose guests are to be told something, and whether they were. */
export function guestsToTell(
  { rules }: Pick<CalendarFacts, "rules">,
  bookings: readonly OfficeBooking[],
): readonly ToTell[] {
  const today = belizeDay(Date.now());
  return bookings.flatMap((booking) => {
    const news = guestNews(rules, booking, { from: knownAt(booking), today });
    return news ? [{ booking, news, told: howTold(booking, news) }] : [];
  });
}
