import { useObservable } from "dexie-react-hooks";
import { useEffect } from "react";
import { observeUnseenCount } from "#data/office/sync/unseen-bookings.ts";
import { showInTitle } from "#ui/office/title-badge.ts";

/** Counts in the tab's title the new bookings that nobody has looked at on this device. */
export function useTitleBadge(): void {
  const count = useObservable(observeUnseenCount, []) ?? 0;
  useEffect(() => {
    showInTitle(count);
    return () => showInTitle(0);
  }, [count]);
}
