const REACHED = "office-reached";

/** Says that the server can be asked again, after a while in which it could not. */
export function broadcastReached(): void {
  dispatchEvent(new Event(REACHED));
}

/** Calls back when the server can be asked again: what is shown may be old. */
export function onReached(listener: () => void): () => void {
  addEventListener(REACHED, listener);
  return () => removeEventListener(REACHED, listener);
}
