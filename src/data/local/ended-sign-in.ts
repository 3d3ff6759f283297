const KEY = "officeEnded";
const CHANGED = "office-ended";

/**
 * Notes that the server has ended the sign-in of this device, and how many changes that were not sent
 * went with it; null when that is over.
 */
export function noteEnded(lost: number | null): void {
  try {
    if (lost === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(lost));
  } catch {
    // storage is refused: then nobody was signed in
  }
  dispatchEvent(new Event(CHANGED));
}

/** How many changes went with a sign-in that the server has ended; null when none has been since. */
export function endedWith(): number | null {
  try {
    const lost = localStorage.getItem(KEY);
    return lost === null ? null : Number(lost);
  } catch {
    return null;
  }
}

/** Calls back when that changes, here or in another tab. */
export function onEnded(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener("storage", listener);
  };
}
