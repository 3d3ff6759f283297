import { useSyncExternalStore } from "react";
import { endedWith, onEnded } from "#data/local/ended-sign-in.ts";
import { isOfficeLocked, mayRead } from "#data/local/office-hint.ts";
import { safeNextPath } from "./next-path.ts";

/**
 * What the sign-in page says of the bookings that this device keeps.
 * @param next where the operator was going.
 */
export function useWaysToRead(next: unknown): {
  /** Where to read them without signing in; null where that is not allowed. */
  readonly readPath: string | null;
  /** They are too old to be read before signing in again. */
  readonly isLocked: boolean;
  /** How many changes were lost when the server ended the last sign-in; null when it has not. */
  readonly lostByEnd: number | null;
} {
  const lostByEnd = useSyncExternalStore(onEnded, endedWith);
  return {
    lostByEnd,
    readPath: mayRead() ? safeNextPath(next) : null,
    isLocked: isOfficeLocked(),
  };
}
