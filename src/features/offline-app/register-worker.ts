import { Workbox } from "workbox-window";

export interface WorkerNews {
  /** The public app is on this device for the first time. */
  onReady(): void;
  /** A new version waits; the function asks it to take over. */
  onUpdate(takeOver: () => void): void;
}

/**
 * Registers the service worker. Called when the page is usable and idle: what the worker fetches
 * must not compete with what the visitor is waiting for.
 */
export async function registerWorker({ onReady, onUpdate }: WorkerNews): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = new Workbox("/sw.js");
  worker.addEventListener("activated", (event) => {
    if (!event.isUpdate) onReady();
  });
  worker.addEventListener("waiting", () => {
    onUpdate(() => {
      worker.addEventListener("controlling", () => location.reload());
      worker.messageSkipWaiting();
    });
  });
  await worker.register();
}
