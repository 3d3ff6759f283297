import { NOTHING_WAITS, noteWaiting } from "#data/local/waiting-hint.ts";

/**
 * At start: what an earlier visit has saved is sent. Where there is no database nothing waits, and
 * its code is not fetched.
 */
export async function sendWhatWaits(): Promise<void> {
  try {
    const known = await window.indexedDB?.databases?.();
    if (known && !known.some(({ name }) => name === "cayo-wayfarers"))
      return noteWaiting(NOTHING_WAITS);
  } catch {
    return noteWaiting(NOTHING_WAITS); // storage is refused
  }
  import("#data/sync/triggers.ts").then(
    ({ keepSending }) => keepSending(),
    () => {
      // the code has not come: what waits goes on waiting, and is counted as before
    },
  );
}
