import { NotOursError, OvertakenError } from "./claim.ts";

/** What a look has shown lets its machine write for so long, ms, counted from before the look. */
const HOLD_MS = 4_000;
/** Between two looks, ms; one that takes long holds up no other. */
export const LOOK_MS = 1_000;
/** After so long nobody writes any more by a lease that is overtaken, ms, counted from when that was heard of. */
export const OVER_MS = HOLD_MS + 500;

interface Asked {
  /** True where another has taken over. @throws where the bucket does not answer; OvertakenError, NotOursError */
  look: () => Promise<boolean>;
  /** Until when yes may be said, ms of the clock `now`. */
  allow: (untilMs: number) => void;
  now: () => number;
}

/**
 * The right to write, for as long as looks show that nobody else has taken it.
 *
 * Why two never write: a look that shows nobody began before the other's lease was there, so what it allows ends
 * {@link HOLD_MS} after that at the latest, and the other begins {@link OVER_MS} after it.
 * @returns what takes one look, and resolves to why the right is gone; once
 */
export function holding({ look, allow, now }: Asked) {
  let allowedMs = Number.NEGATIVE_INFINITY;
  let isOver = false;
  return async (): Promise<OvertakenError | NotOursError | null> => {
    const startMs = now();
    const seen = await look().catch((error: unknown) => error);
    const why = seen === true ? new OvertakenError() : seen;
    // an earlier look may be answered after a later one
    if (isOver) return null;
    if (why instanceof OvertakenError || why instanceof NotOursError) {
      isOver = true;
      allow(Number.NEGATIVE_INFINITY);
      return why;
    }
    if (seen === false && startMs + HOLD_MS > allowedMs) {
      allowedMs = startMs + HOLD_MS;
      allow(allowedMs);
    }
    return null;
  };
}
