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
