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
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`waited ${timeoutMs} ms in vain: ${what}`);
    await sleep(25);
  }
}
