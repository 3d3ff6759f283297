const KEY = "partner";
const HEARD = "partner-heard";

/** By whose address this device has come here, and until when that counts. */
export interface KeptPartner {
  readonly key: string;
  /** What the partner is called where its guests pay it, as far as the server has said; else empty. */
  readonly paidTo: string;
  /** Milliseconds since the epoch. */
  readonly untilMs: number;
}

/** Null for nobody, or where it is too long ago. */
export function keptPartner(nowMs = Date.now()): KeptPartner | null {
  try {
    const { key, paidTo, untilMs } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const isKept = typeof key === "string" && typeof paidTo === "string" && untilMs > nowMs;
    return isKept ? { key, paidTo, untilMs } : null;
  } catch {
    return null;
  }
}

/** @param partner null forgets */
export function keepPartner(partner: KeptPartner | null): void {
  try {
    if (partner) localStorage.setItem(KEY, JSON.stringify(partner));
    else localStorage.removeItem(KEY);
  } catch {
    // storage is refused: the booking comes from nobody
  }
  dispatchEvent(new Event(HEARD));
}

/** Tells when something else is kept. @returns the end of it */
export function onPartner(listener: () => void): () => void {
  addEventListener(HEARD, listener);
  return () => removeEventListener(HEARD, listener);
}
