import { useObservable } from "dexie-react-hooks";
import { observeSettings } from "#data/office/sync/kept-bookings.ts";
import { observeTellings } from "#data/office/sync/told-guests.ts";
import { belizeDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { CalendarFacts } from "#domain/departures/calendar.ts";
import { type GuestNews, guestNews, newsKey } from "#domain/departures/guest-news.ts";

/** A guest who is to be told something. */
export interface ToTell {
  readonly booking: OfficeBooking;
  readonly news: GuestNews;
  /** A message with it was opened on this device. */
  readonly isOpened: boolean;
  /** The server sends a mail with it by itself. */
  readonly isMailed: boolean;
}

/** Whose guests the server tells by mail of a move; null until the device has looked. */
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

/** Those of some bookings whose guests are to be told something, as far as this device knows; null until it has looked. */
export function useGuestNews(
  { rules }: Pick<CalendarFacts, "rules">,
  bookings: readonly OfficeBooking[],
): readonly ToTell[] | null {
  const tellings = useObservable(observeTellings, []);
  const isMailed = useMoveMails();
  const today = belizeDay(Date.now());
  if (tellings === undefined || !isMailed) return null;
  return bookings.flatMap((booking) => {
    const telling = tellings?.find(({ id }) => id === booking.id);
    const news = guestNews(rules, booking, { from: telling?.from ?? null, today });
    if (!news) return [];
    const isOpened = telling?.opened === newsKey(news);
    return [{ booking, news, isOpened, isMailed: news.isMoved && isMailed(booking) }];
  });
}

export const isTold = ({ isOpened, isMailed }: ToTell) => isOpened || isMailed;
