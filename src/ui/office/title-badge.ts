import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

/** Sets the number in front of the tab's title; 0 takes it away. */
export function showInTitle(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

/** A title with that number, `(2) Today`. */
export function useBadged(title: string): string {
  const shown = useSyncExternalStore(subscribe, () => count);
  return shown > 0 ? `(${shown}) ${title}` : title;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
