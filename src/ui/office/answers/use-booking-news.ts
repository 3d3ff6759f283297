import { useEffect, useRef, useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";

/** The newest booking that came in while the page was open, and how many there were. */
export interface BookingNews {
  readonly booking: OfficeBooking;
  readonly count: number;
}

interface Came {
  readonly newest: OfficeBooking | null;
  readonly count: number;
}

/**
 * Hears of bookings soon after they are stored, for a page and its notice.
 * @param follow tells what has come, until the function that it returns is called
 */
export function useBookingNews<Arrival extends Came>(
  follow: (tell: (arrival: Arrival) => void) => () => void,
  onArrival: (arrival: Arrival) => void,
) {
  const [news, setNews] = useState<BookingNews | null>(null);
  const latest = useRef(onArrival);
  useEffect(() => {
    latest.current = onArrival;
  });
  useEffect(
    () =>
      follow((arrival) => {
        const { newest: booking, count } = arrival;
        if (booking) setNews((before) => ({ booking, count: (before?.count ?? 0) + count }));
        latest.current(arrival);
      }),
    [follow],
  );
  return { news, dismiss: () => setNews(null) };
}
