import type { Box } from "./toast-place.ts";

/** Something that just happened, said once beside the page (SPEC §8). */
export interface Toast {
  readonly title: string;
  readonly message: string;
  readonly tone?: "default" | "success" | "destructive";
  /** The one thing that can be done about it while the toast is there, such as undoing it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface ShownToast extends Toast {
  /** Tells a toast from an equal one before it. */
  readonly number: number;
}

let latest: ShownToast | null = null;
const listeners = new Set<() => void>();

/**
 * Shows a toast from anywhere in the app; it takes the place of one that is still there.
 * @returns its number
 */
export function toast({ tone = "default", ...said }: Toast): number {
  const number = (latest?.number ?? 0) + 1;
  latest = { ...said, tone, number };
  for (const listener of listeners) listener();
  return number;
}

/** For the host: the newest toast, null before the first. */
export function latestToast(): ShownToast | null {
  return latest;
}

/** For the host. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const goneListeners = new Set<(number: number) => void>();

/** For the host: a toast was closed or has had its time, and no other has taken its place. */
export function toastGone(number: number): void {
  for (const listener of goneListeners) listener(number);
}

/** Calls back with the number of a toast that is gone, unless another took its place. */
export function onToastGone(listener: (number: number) => void): () => void {
  goneListeners.add(listener);
  return () => goneListeners.delete(listener);
}

let press: Box | null = null;

/** For the host: remembers where the pointer is pressed from now on, so that no toast covers it. */
export function followPresses(): () => void {
  const follow = ({ target }: PointerEvent) => {
    // where it stood: what was pressed may be gone when the toast comes, the pointer is not
    press = target instanceof Element ? target.getBoundingClientRect() : null;
  };
  document.addEventListener("pointerdown", follow, true);
  return () => document.removeEventListener("pointerdown", follow, true);
}

/** Where the pointer was pressed last; null before the first time. */
export function lastPress(): Box | null {
  return press;
}
