import { useSyncExternalStore } from "react";
import { onWaitingHint, refusedHint, waitingHint } from "#data/local/waiting-hint.ts";
import { unsettledWords } from "./unsettled-words.ts";

const none = () => 0;

/** How many bookings and messages of this device are not settled, and what they are; from the hydration on. */
export function WaitingBadge({ className }: { className: string | undefined }) {
  const count = useSyncExternalStore(onWaitingHint, waitingHint, none);
  const refused = useSyncExternalStore(onWaitingHint, refusedHint, none);
  if (count === 0) return null;
  return (
    <span className={className}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden"> {unsettledWords({ count, refused })}</span>
    </span>
  );
}
