import type { Unsettled } from "#data/local/waiting-hint.ts";

/** What the number at 'My bookings' counts, in words: `1 needs your attention, 2 waiting on this device`. */
export function unsettledWords({ count, refused }: Unsettled): string {
  const waiting = count - refused;
  const toMend = `${refused} ${refused === 1 ? "needs" : "need"} your attention`;
  return [refused > 0 && toMend, waiting > 0 && `${waiting} waiting on this device`]
    .filter(Boolean)
    .join(", ");
}
