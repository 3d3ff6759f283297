interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser to wake the worker when there is a line again, even if no page is open. Chromium
 * alone can; nothing depends on it.
 */
export function askForWakeUp(): void {
  navigator.serviceWorker?.ready
    .then((registration: SyncRegistration) => registration.sync?.register("outbox"))
    .catch(() => {
      // not allowed: the app sends when it is opened
    });
}

/** Asks the browser to keep our data when space runs short; in the gesture that saves something. */
export function askToKeepData(): void {
  navigator.storage?.persist?.().catch(() => {
    // it decides by itself
  });
}
