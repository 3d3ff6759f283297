const KEY = "outboxWaiting";
const REFUSED_KEY = "outboxRefused";
const CHANGED = "outbox-waiting";
const BOOKED_KEY = "hasBooked";

/**
 * How many commands wait on this device, as last noted: every page shows it before the database and
 * its code are there. A hint for a sign, never a reason to send or not to.
 */
export function waitingHint(): number {
  return notedAt(KEY);
}

/** How many of those the server has refused, so that their visitor has to look. */
export function refusedHint(): number {
  return notedAt(REFUSED_KEY);
}

function notedAt(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** What is not settled on this device. */
export interface Unsettled {
  readonly count: number;
  /** How many of them the server has refused. */
  readonly refused: number;
}

export const NOTHING_WAITS: Unsettled = { count: 0, refused: 0 };

/** Notes that something of a guest's is kept here, for {@link hasSavedBooking}. */
export function noteKept(): void {
  try {
    localStorage.setItem(BOOKED_KEY, "yes");
  } catch {
    // storage is refused: then nothing is kept
  }
}

/** Notes the numbers for this and every other page of this browser. */
export function noteWaiting({ count, refused }: Unsettled): void {
  try {
    if (count > 0) noteKept();
    if (count === waitingHint() && refused === refusedHint()) return;
    localStorage.setItem(KEY, String(count));
    localStorage.setItem(REFUSED_KEY, String(refused));
    dispatchEvent(new Event(CHANGED));
  } catch {
    // storage is refused: then nothing is kept that could wait
  }
}

/** Calls back when a number changes, here or in another tab. */
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
