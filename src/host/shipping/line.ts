/** How long an answer may wait for the log to be in the bucket, ms. */
const MOST_WAIT_MS = 2_000;
/** One that takes this long is not waited for: whoever came meanwhile would have to wait for two. */
const SLOW_MS = MOST_WAIT_MS / 2;
/** After so long without anything shipped somebody has to know, ms. */
const STANDS_MS = 60_000;
/** After a failure the bucket is left alone for this, ms. */
const REST_MS = 1_000;
/**
 * What nobody waits for is left for nine times as long as the last attempt took, ms at most: on a busy machine each attempt takes
 * from the core that answers bookings, and ten of them a second took a sixth of those (docs/measurements.md).
 */
const MOST_PAUSE_MS = 1_000;
const pauseMs = (tookMs: number) => Math.min(9 * tookMs, MOST_PAUSE_MS);
/** Writes of which it is remembered when they were first asked for. */
const MOST_REMEMBERED = 10_000;

/** How far what is stored is off the machine. */
export interface ShippingState {
  /** All that was stored earlier than this is in the bucket. */
  lagSeconds: number;
  /** Nothing has been shipped for a minute. */
  isStanding: boolean;
  /** Why the last attempt failed; empty after one that went well. */
  reason: string;
}

/** @throws with the reason when the log could not be shipped */
type Sync = () => Promise<void>;

/**
 * Whoever waits until the log is in the bucket, and how far it is. All who come while one attempt is under way are served
 * by the next one together.
 * @param sync ships all that is stored when it is called
 * @param now ms, of a clock that nobody sets
 */
export function shippingLine(sync: Sync, now: () => number = () => performance.now()) {
  /** What was stored before this moment is in the bucket. */
  let shippedMs = Number.NEGATIVE_INFINITY;
  const begunMs = now();
  let reason = "";
  let lastTookMs = 0;
  let endedMs = Number.NEGATIVE_INFINITY;
  let failedMs = Number.NEGATIVE_INFINITY;
  let attemptMs: number | null = null;
  let wantedMs = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  const waiting = new Map<() => void, number>();
  const remembered = new Map<string, number>();

  const attempt = async () => {
    const startMs = now();
    attemptMs = startMs;
    try {
      await sync();
      shippedMs = startMs;
      reason = "";
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      failedMs = now();
    }
    attemptMs = null;
    endedMs = now();
    lastTookMs = endedMs - startMs;
    for (const [wake, sinceMs] of waiting) if (sinceMs <= shippedMs || reason) wake();
  };
  const work = async () => {
    while (!isStopped && wantedMs > shippedMs) {
      await attempt();
      if (reason) return;
    }
  };
  let working: Promise<void> | null = null;
  const goOn = () => {
    if (now() - failedMs < REST_MS) return;
    working ??= work().finally(() => {
      working = null;
    });
  };

  const isTooSlow = () =>
    reason !== "" || lastTookMs > SLOW_MS || (attemptMs !== null && now() - attemptMs > SLOW_MS);

  /** When it was stored at the latest: what is asked for again was stored when it was asked for first. */
  const storedMs = (write: string) => {
    const knownMs = remembered.get(write);
    if (knownMs !== undefined) return knownMs;
    const nowMs = now();
    if (write === "") return nowMs;
    remembered.set(write, nowMs);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return nowMs;
  };

  return {
    /**
     * Waits until what has just been stored is in the bucket.
     * @param write names it, so that it can be asked for again; empty where it has no name
     * @returns false when that takes too long; at once where it is known to
     */
    async shipped(write: string): Promise<boolean> {
      const sinceMs = storedMs(write);
      const isShipped = () => sinceMs <= shippedMs;
      if (isShipped()) return true;
      wantedMs = Math.max(wantedMs, sinceMs);
      const isHopeless = isTooSlow();
      goOn();
      if (isHopeless) return false;
      await new Promise<void>((done) => {
        const tooLong = setTimeout(() => wake(), MOST_WAIT_MS);
        const wake = () => {
          clearTimeout(tooLong);
          waiting.delete(wake);
          done();
        };
        waiting.set(wake, sinceMs);
      });
      return isShipped();
    },
    /**
     * Ships what is there, also where nobody waits.
     * @returns false where that is left for a moment
     */
    look(): boolean {
      if (now() - endedMs < pauseMs(lastTookMs)) return false;
      wantedMs = Math.max(wantedMs, now());
      goOn();
      return true;
    },
    state(): ShippingState {
      const lagMs = now() - Math.max(shippedMs, begunMs);
      return { lagSeconds: Math.round(lagMs / 1000), isStanding: lagMs > STANDS_MS, reason };
    },
    /** When it resolves, nothing is asked any more. */
    async stop() {
      isStopped = true;
      for (const wake of [...waiting.keys()]) wake();
      await working;
    },
  };
}
