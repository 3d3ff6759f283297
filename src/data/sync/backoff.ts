const FIRST_MS = 2_000;
const LONGEST_MS = 5 * 60_000;

/**
 * How long to wait after the attempt with this number (1 is the first), in ms: from 2 s doubling to
 * 5 min, each half fixed and half by chance, so that devices do not all come at once.
 * @param chance 0 to 1.
 */
export function backoffMs(attempts: number, chance: number): number {
  const full = Math.min(LONGEST_MS, 2 * FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  return full / 2 + (full / 2) * chance;
}

/** For answers that will not change soon. */
export const SLOW_MS = LONGEST_MS;

/** No row waits longer than this, whatever a `Retry-After` asks: a wrong clock must not park it. */
const LONGEST_WAIT_MS = 3_600_000;

/**
 * A `Retry-After` header in ms from now: seconds or a date, at most an hour; null when there is none
 * that can be read.
 */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), LONGEST_WAIT_MS) : null;
}

interface Due {
  readonly notBeforeMs: number;
  readonly heldUntilMs?: number;
}

/**
 * How long a row still has to wait, in ms. A time further away than any that we set means that the
 * device's clock has jumped: due now.
 * @param force the line has just come back: only what the server has asked for still counts.
 */
export function dueInMs(row: Due, nowMs: number, force: boolean): number {
  const times = [row.heldUntilMs ?? 0, force ? 0 : row.notBeforeMs];
  const waits = times.map((time) => time - nowMs).filter((wait) => wait <= LONGEST_WAIT_MS);
  return Math.max(0, ...waits);
}
