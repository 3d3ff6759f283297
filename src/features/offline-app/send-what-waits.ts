import { noteWaiting } from "#data/local/waiting-hint.ts";

/**
 * At start: what an earlier visit has saved is sent. Where there is no database nothing waits, and
 * its code is not fetched.
 */
export async function sendWhatWaits(): Promise<void> {
  try {
    const known = await window.indexedDB?.databases?.();
    if (known && !known.some(({ name }) => name === "cayo-wayfarers")) return noteWaiting(0);
    const { keepSending } = await import("#data/sync/triggers.ts");
    keepSending();
  } catch {
    // storage is refused, or the code is not on this device
    noteWaiting(0);
  }
}
