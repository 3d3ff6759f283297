import { useEffect, useRef, useState } from "react";
import { keptBooking } from "#data/sync/kept-bookings.ts";
import { type OfficeNews, readNews } from "#data/sync/office-news.ts";
import { refreshOffice } from "#data/sync/office-refresh.ts";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";

/** How often the server is asked what has changed, while somebody looks at the list. */
const LOOK_EVERY_MS = 5_000;

interface LiveOptions {
  readonly onChanged: (changed: OfficeBooking) => void;
  readonly onListChanged: () => void;
}

/**
 * Hears of bookings soon after they are stored, by the refresh of what this device keeps (ADR 0008). Where
 * it can keep nothing the list still has its Refresh.
 * @returns the newest that came in while the page was open, and how many there were.
 */
export function useLiveBookings(options: LiveOptions) {
  const [news, setNews] = useState<{ booking: OfficeBooking; count: number } | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    let isOver = false;
    const tell = async ({ added, changed, isMore }: OfficeNews) => {
      const newest = await keptBooking(added.at(-1) ?? "");
      const others = await Promise.all(changed.map(keptBooking));
      if (isOver) return;
      if (newest) {
        setNews((before) => ({ booking: newest, count: (before?.count ?? 0) + added.length }));
      }
      for (const booking of others) if (booking) latest.current.onChanged(booking);
      if (added.length > 0 || isMore) latest.current.onListChanged();
    };
    /** Of the last news that the list knows; undefined until it has been asked for. */
    let known: string | undefined;
    const look = async () => {
      if (document.visibilityState === "hidden") return;
      await refreshOffice();
      const last = await readNews();
      const cursor = last?.cursor ?? "";
      const isNews = known !== undefined && known !== cursor;
      known = cursor;
      if (last && isNews) await tell(last);
    };
    const lookQuietly = () => {
      look().catch((error: unknown) => console.warn("No live bookings.", error));
    };
    lookQuietly();
    const timer = setInterval(lookQuietly, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", lookQuietly);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookQuietly);
    };
  }, []);

  return { news, dismiss: () => setNews(null) };
}
