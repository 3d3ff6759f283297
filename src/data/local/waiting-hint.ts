const KEY = "outboxWaiting";
const CHANGED = "outbox-waiting";
const BOOKED_KEY = "hasBooked";

/**
 * How many commands wait on this device, as last noted: every page shows it before the database and
 * its code are there. A hint for a sign, never a reason to send or not to.
 */
export function waitingHint(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** Notes the number for this and every other page of this browser. */
export function noteWaiting(count: number): void {
  try {
    if (count > 0) localStorage.setItem(BOOKED_KEY, "yes");
    if (count === waitingHint()) return;
    localStorage.setItem(KEY, String(count));
    dispatchEvent(new Event(CHANGED));
  } catch {
    // storage is refused: then nothing is kept that could wait
  }
}

/** Calls back when the number changes, here or in another tab. */
export function onWaitingHint(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener("storage", listener);
  };
}

/** True once something has been saved on this device, as far as its hints tell. */
export function hasSavedBooking(): boolean {
  try {
    return localStorage.getItem(BOOKED_KEY) !== null;
  } catch {
    return false;
  }
}
