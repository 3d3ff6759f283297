const FIRST_MS = 2_000;
const LONGEST_MS = 5 * 60_000;

/**
 * How long to wait after the attempt with this number (1 is the first), in ms: from 2 s doubling
 * to 5 min, each half fixed and half by chance, so that devices do not all come at once.
 * @param chance 0 to 1.
 */
export function backoffMs(attempts: number, chance: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  return full / 2 + (full / 2) * chance;
}

/** The longest wait, for answers that will not change soon. */
export const SLOW_MS = LONGEST_MS;

/**
 * A `Retry-After` header in ms from now: seconds or a date, at most an hour since a wrong clock on
 * either side must not park a booking for ever; null when there is none that can be read.
 */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), 3_600_000) : null;
}
