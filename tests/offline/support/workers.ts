import type { CDPSession, Page } from "@playwright/test";
import { until } from "../../server/support/waiting.ts";

export interface WorkerControl {
  /** What the browser does when the line is back: Background Sync wakes the worker. */
  wake(): Promise<void>;
  /** What a push service has the browser do. */
  push(data: string): Promise<void>;
  /** Ends the worker in whatever it is doing, as browsers do with one that takes too long. */
  stop(): Promise<void>;
}

/** Waits until the public app is on the device: the worker is active and has all of its files. */
export async function appIsKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  let looks = 0;
  await until("the worker controls the page", async () => {
    looks += 1;
    // one that was on its way just when the worker took over its pages is none of them: the next is
    if (looks === 25) await page.reload();
    return page.evaluate(() => navigator.serviceWorker.controller?.state === "activated");
  });
}

/** From the next page on no page asks the browser to wake the worker. */
export async function letNobodyWakeWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(ServiceWorkerRegistration.prototype, "sync", { value: undefined });
  });
}

/** The browser's own switches for its service worker. */
export async function workerControl(page: Page): Promise<WorkerControl> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let registrationId = "";
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? "";
  });
  await session.send("ServiceWorker.enable");
  await until("the browser names the worker's registration", () => registrationId !== "");
  return {
    async wake() {
      const { origin } = new URL(page.url());
      const event = { origin, registrationId, tag: "outbox", lastChance: false };
      await session.send("ServiceWorker.dispatchSyncEvent", event);
    },
    async push(data) {
      const { origin } = new URL(page.url());
      await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    },
    async stop() {
      await session.send("ServiceWorker.stopAllWorkers");
    },
  };
}
