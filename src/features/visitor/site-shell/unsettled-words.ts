import type { Unsettled } from "#data/local/waiting-hint.ts";
import * as words from "#messages/visitor/shell.ts";

/** What the number at 'My bookings' counts, in words: `1 needs your attention, 2 waiting on this device`. */
export function unsettledWords({ count, refused }: Unsettled): string {
  const waiting = count - refused;
  return [refused > 0 && words.needAttention(refused), waiting > 0 && words.waitingHere(waiting)]
    .filter(Boolean)
    .join(", ");
}
