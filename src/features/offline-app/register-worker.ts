import { messageSW, Workbox } from "workbox-window";

export interface WorkerNews {
  /** The public app is on this device for the first time. */
  onReady(): void;
  /** A new version waits; the function asks it to take over. */
  onUpdate(takeOver: () => void): void;
  /** It cannot: another window still needs the old version. */
  onHeld(): void;
}

/**
 * Registers the service worker. Called when the page is usable and idle: what the worker fetches
 * must not compete with what the visitor is waiting for.
 */
export async function registerWorker({ onReady, onUpdate, onHeld }: WorkerNews): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = new Workbox("/sw.js");
  worker.addEventListener("activated", (event) => {
    if (!event.isUpdate) onReady();
  });
  worker.addEventListener("waiting", () => {
    onUpdate(async () => {
      worker.addEventListener("controlling", () => location.reload());
      const waiting = registration?.waiting;
      const isTaken = waiting && (await messageSW(waiting, { type: "SKIP_WAITING" }));
      if (isTaken === false) onHeld();
    });
  });
  const registration = await worker.register();
}
