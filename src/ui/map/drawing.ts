import type { MapDrawing } from "./MapDrawing.tsx";

const RETRY_MS = 5_000;

/** What draws the map's layers, once it is here. */
export const drawing: { layers: typeof MapDrawing | null } = { layers: null };

/**
 * Settles when {@link drawing} is complete. Fetched for itself, after what a page needs to take
 * input: the page that was rendered ahead shows its map already. Never fails.
 */
export const drawingArrived = arrive();

async function arrive(): Promise<void> {
  while (!drawing.layers) {
    try {
      drawing.layers = (await import("./MapDrawing.tsx")).MapDrawing;
    } catch {
      // a bad line: the map that stands there stays, and another page's is still the sea
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
