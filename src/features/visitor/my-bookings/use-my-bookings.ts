import { useObservable } from "dexie-react-hooks";
import { useEffect } from "react";
import { type Kept, observeKept } from "#data/sync/my-bookings.ts";
import { openAhead } from "#data/sync/outbox/outbox.ts";
import { followStandings } from "#data/sync/standings.ts";
import { wakeSending } from "#data/sync/wake-sending.ts";

openAhead();

export type MyBookings =
  | { readonly state: "loading" }
  /** This browser refuses to store anything. */
  | { readonly state: "unavailable" }
  | { readonly state: "ready"; readonly kept: Kept };

/** What this device has booked, kept up to date: by the outbox, and by asking the server. */
export function useMyBookings(): MyBookings {
  const kept = useObservable(observeKept, []);

  useEffect(() => followStandings(undefined, wakeSending), []);

  if (kept === undefined) return { state: "loading" };
  return kept ? { state: "ready", kept } : { state: "unavailable" };
}
