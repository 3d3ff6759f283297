import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../chromium.mjs";
import { RURAL } from "./line.mjs";

/** A phone of the middle class, as Lighthouse's. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  timezoneId: "America/Belize",
};
const PATIENCE_MS = 60_000;

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").BrowserContext} Context */
/** @typedef {import("@playwright/test").Page} Page */

/** @param {readonly string[]} [flags] @returns {Promise<Browser>} */
export function openBrowser(flags = []) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("Install Chromium, or give its path as CHROMIUM_PATH.");
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
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
 * Lets a page tell something by calling `benchTell("word value")`, with nothing run in it to ask: what Playwright
 * runs in a page to wait there takes that page's processor just when it would paint (60 ms on this phone).
 * @param {Page} page
 * @returns {Promise<(word: string) => Promise<string>>} waits for the next call with this word, for its
 *   value; ask before what leads to it
 */
export async function listenTo(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "benchTell" });
  return (word) => {
    /** @type {Promise<string>} */
    const told = new Promise((done) => {
      session.on("Runtime.bindingCalled", function listen({ payload }) {
        const [said, value = ""] = payload.split(" ");
        if (said !== word) return;
        session.off("Runtime.bindingCalled", listen);
        done(value);
      });
    });
    const inTime = withTimeout(told, `The page has not told '${word}' for a minute.`);
    // whoever asks may fail before it waits
    inTime.catch(() => {});
    return inTime;
  };
}

/** @param {Promise<string>} work @param {string} text what to say when it takes too long */
async function withTimeout(work, text) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(text)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
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
