import { useObservable } from "dexie-react-hooks";
import { useEffect } from "react";
import { type Kept, observeKept, refreshStandings } from "#data/sync/my-bookings.ts";
import { openAhead } from "#data/sync/outbox.ts";
import { keepSending } from "#data/sync/triggers.ts";

openAhead();

export type MyBookings =
  | { readonly state: "loading" }
  /** This browser refuses to store anything. */
  | { readonly state: "unavailable" }
  | { readonly state: "ready"; readonly kept: Kept };

/** What this device has booked, kept up to date: by the outbox, and by asking the server. */
export function useMyBookings(): MyBookings {
  const kept = useObservable(observeKept, []);

  useEffect(() => {
    const look = () => {
      keepSending();
      refreshStandings().catch(() => {
        // said by `unavailable` below
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

  if (kept === undefined) return { state: "loading" };
  return kept ? { state: "ready", kept } : { state: "unavailable" };
}
