import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useState } from "react";
import type { BookingRow } from "#data/local/outbox-row.ts";
import { listBookings, refreshStandings } from "#data/sync/my-bookings.ts";
import { keepSending } from "#data/sync/triggers.ts";

export type MyBookings =
  | { readonly state: "loading" }
  /** This browser refuses to store anything. */
  | { readonly state: "unavailable" }
  | { readonly state: "ready"; readonly rows: readonly BookingRow[] };

/** The bookings of this device, kept up to date: by the outbox, and by asking the server. */
export function useMyBookings(): MyBookings {
  const [isUnavailable, setIsUnavailable] = useState(false);
  const rows = useLiveQuery(async () => {
    try {
      return await listBookings();
    } catch {
      setIsUnavailable(true);
      return [];
    }
  }, []);

  useEffect(() => {
    const look = () => {
      keepSending();
      refreshStandings().catch(() => {
        // said by `unavailable` above
      });
    };
    look();
    const lookAgain = () => document.visibilityState === "visible" && look();
    document.addEventListener("visibilitychange", lookAgain);
    addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", lookAgain);
      removeEventListener("online", look);
    };
  }, []);

  if (isUnavailable) return { state: "unavailable" };
  return rows ? { state: "ready", rows } : { state: "loading" };
}
