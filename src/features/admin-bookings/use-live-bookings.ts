import { useEffect, useRef, useState } from "react";
import { type LiveBooking, watchBookings } from "#data/remote/office-live.ts";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";

/** Many bookings at once are one look at the list. */
const PAUSE_MS = 400;

interface LiveOptions {
  readonly onChanged: (changed: OfficeBooking) => void;
  readonly onListChanged: () => void;
}

/**
 * Hears of bookings as they are stored.
 * @returns the newest that came in while the page was open, and how many there were.
 */
export function useLiveBookings(options: LiveOptions) {
  const [news, setNews] = useState<{ booking: OfficeBooking; count: number } | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = ({ action, booking }: LiveBooking) => {
      if (action === "update") return latest.current.onChanged(booking);
      if (action === "create") {
        setNews((before) => ({ booking, count: (before?.count ?? 0) + 1 }));
      }
      clearTimeout(timer);
      timer = setTimeout(() => latest.current.onListChanged(), PAUSE_MS);
    };
    const end = watchBookings(hear);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);

  return { news, dismiss: () => setNews(null) };
}
