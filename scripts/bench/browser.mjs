import { chromium } from "@playwright/test";
import { findChromium } from "../test-programs.mjs";
import { RURAL } from "./line.mjs";

/** A phone of the middle class, as Lighthouse's. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  timezoneId: "America/Belize",
};
const FLAGS = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--mute-audio"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
  ...["--disable-extensions", "--disable-default-apps"],
];

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").BrowserContext} Context */
/** @typedef {import("@playwright/test").Page} Page */

/** @param {readonly string[]} [flags] @returns {Promise<Browser>} */
export function openBrowser(flags = []) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("Install Chromium, or give its path as CHROMIUM_PATH.");
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

/**
 * A phone with nothing on it.
 * @param {Browser} browser
 * @param {import("@playwright/test").BrowserContextOptions} [options]
 * @returns {Promise<Context>}
 */
export const openPhone = (browser, options = {}) => browser.newContext({ ...PHONE, ...options });

/**
 * Slows a page down as issue 8 says: the processor always, the line for its own requests only.
 * @param {Page} page
 * @param {{ isLineSlow: boolean }} options
 */
export async function slowDown(page, { isLineSlow }) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: RURAL.cpuSlowdown });
  if (!isLineSlow) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: RURAL.latencyMs,
    downloadThroughput: RURAL.bytesPerSecond,
    uploadThroughput: RURAL.bytesPerSecond,
  });
}

/**
 * Waits until the service worker has the whole public app and answers for this page.
 * @param {Page} page
 */
export async function waitForWorker(page) {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === "activated",
    undefined,
    { timeout: 120_000 },
  );
}

/**
 * Puts rows into the device's outbox, before any page of the app is open.
 * @param {Page} page
 * @param {{ url: string, rows: readonly object[] }} options
 */
export async function keepOnDevice(page, { url, rows }) {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(async (bookings) => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === "cayo-wayfarers");
    await new Promise((done, fail) => {
      // the app's first version where it has not been opened yet
      const opening = indexedDB.open("cayo-wayfarers", isThere ? undefined : 10);
      opening.onupgradeneeded = () => {
        const options = { keyPath: "seq", autoIncrement: true };
        const store = opening.result.createObjectStore("outbox", options);
        store.createIndex("id", "id", { unique: true });
        store.createIndex("state", "state");
      };
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        const writing = opening.result.transaction("outbox", "readwrite");
        for (const booking of bookings) writing.objectStore("outbox").add(booking);
        writing.onerror = () => fail(writing.error);
        writing.oncomplete = () => {
          opening.result.close();
          done(undefined);
        };
      };
    });
  }, rows);
}
