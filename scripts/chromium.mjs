import { accessSync, constants } from "node:fs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const HEADLESS = "/usr/bin/chromium-headless-shell";

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The whole browser: CHROMIUM_PATH, or where systems put it; null without one. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH ?? "", ...PLACES].find(isExecutable) ?? null;

/**
 * The same engine without the browser around it, for half of the time: what most tests drive. It has no
 * settings of its own, and keeps no page for Back.
 */
export const findHeadlessChromium = () =>
  [process.env.CHROMIUM_PATH ?? "", HEADLESS, ...PLACES].find(isExecutable) ?? null;

/** What it is started with, also as root and on a closed network. */
export const CHROMIUM_FLAGS = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--mute-audio"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
  ...["--disable-extensions", "--disable-default-apps"],
  // each new window would prepare the address bar's own pages, which takes a second from the one that is
  // looked at; the others are what Playwright switches off, since the last of these lists counts
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,OptimizationHints,PaintHolding,PreconnectToSearch",
];
