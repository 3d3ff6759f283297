import { useSyncExternalStore } from "react";
import { onWaitingHint, waitingHint } from "#data/local/waiting-hint.ts";

/** How many bookings and messages of this device are not settled; 0 until the page is hydrated. */
export function useWaitingCount(): number {
  return useSyncExternalStore(onWaitingHint, waitingHint, () => 0);
}
