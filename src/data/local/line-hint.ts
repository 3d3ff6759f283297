const CHANGED = "line-changed";
let isLost = false;

/** Notes whether the last call of our server was answered at all, for the words on a page. */
export function noteAnswered(isAnswered: boolean): void {
  if (isLost === !isAnswered) return;
  isLost = !isAnswered;
  dispatchEvent(new Event(CHANGED));
}

/**
 * True when there is no connection, as far as one can tell: the browser says so, or our last call had no
 * answer. A hint for words, never a reason not to try.
 */
export function isOffline(): boolean {
  return isLost || !navigator.onLine;
}

/** For `useSyncExternalStore`: pages that are rendered ahead know of no line. */
export const watchLine = [onLineHint, isOffline, () => false] as const;

/** Calls back when that may have changed. */
function onLineHint(listener: () => void): () => void {
  const events = ["online", "offline", CHANGED];
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}
