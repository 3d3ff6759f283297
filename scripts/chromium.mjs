import { accessSync, constants } from "node:fs";
import { run } from "./command.mjs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that the tests drive: CHROMIUM_PATH, or where systems put it; null without one. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH ?? "", ...PLACES].find(isExecutable) ?? null;

/**
 * Installs what the tests need beside npm's packages, where the system's package manager can do it
 * without a question. What stays missing is named.
 * @returns {Promise<{ chromium: string | null, missing: string[] }>}
 */
export async function installTestPrograms() {
  const hasSqlite = async () => (await run("sqlite3", ["-version"])).code === 0;
  const wanted = [
    ...(findChromium() ? [] : ["chromium"]),
    ...((await hasSqlite()) ? [] : ["sqlite3"]),
  ];
  const canInstall = process.getuid?.() === 0 && (await run("apt-get", ["--version"])).code === 0;
  if (wanted.length > 0 && canInstall) {
    console.log(`Installing ${wanted.join(" and ")} ...`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], { env });
    await run("apt-get", ["install", "-y", "--no-install-recommends", ...wanted], { env });
  }
  const chromium = findChromium();
  const missing = [
    ...(chromium ? [] : ["Install Chromium, or give its path as CHROMIUM_PATH."]),
    ...((await hasSqlite()) ? [] : ["Install the sqlite3 command line."]),
  ];
  return { chromium, missing };
}
