import type { MapDrawing } from "./MapDrawing.tsx";

const RETRY_MS = 5_000;

let drawing: typeof MapDrawing | null = null;
/** Of the maps on the screen. */
const listeners = new Set<() => void>();

/** What draws a map's layers; null until it has come. */
export const arrivedDrawing = () => drawing;

/** @throws when it can't be had now */
export async function fetchDrawing(): Promise<void> {
  ({ MapDrawing: drawing } = await import("./MapDrawing.tsx"));
  for (const listener of listeners) listener();
}

/**
 * Calls back when the drawing has come. It is fetched when the first map stands on the screen, after
 * all that the page needs to take input, and again after a while where the line is bad.
 */
export function onDrawing(listener: () => void): () => void {
  listeners.add(listener);
  if (!drawing && listeners.size === 1) void fetchInTheEnd();
  return () => listeners.delete(listener);
}

async function fetchInTheEnd(): Promise<void> {
  for (let waitMs = RETRY_MS; !drawing && listeners.size > 0; waitMs *= 2) {
    try {
      await fetchDrawing();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
