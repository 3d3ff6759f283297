import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits for a condition and answers what it found.
 * @throws when time is up, with what was waited for.
 */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | false | null | undefined> | Found | false | null | undefined,
  timeoutMs = 120_000,
): Promise<Found> {
  const began = performance.now();
  for (;;) {
    const found = await look();
    if (found) return found;
    const waitedMs = performance.now() - began;
    if (waitedMs > timeoutMs) throw new Error(`waited ${timeoutMs} ms in vain: ${what}`);
    // what takes long is looked at less often: to look costs more than the wait
    await sleep(25 + Math.min(waitedMs / 10, 175));
  }
}
