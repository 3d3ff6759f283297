import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findHeadlessChromium } from "../scripts/chromium.mjs";

export default defineConfig({
  projects: [
    // dialogs and toasts are at once where they will be; offline they move, as for most people
    { name: "browser", testDir: "./browser", use: { reducedMotion: "reduce" } },
    { name: "offline", testDir: "./offline" },
  ],
  // for what hangs: on a busy machine, with more workers than cores, a step may take a while
  timeout: 300_000,
  expect: { timeout: 60_000 },
  outputDir: "../test-results",
  globalSetup: "./server/support/build.ts",
  // beside one of the server's tests (scripts/test.mjs): more of them take a third more of the processor's time
  workers: 2,
  fullyParallel: true,
  retries: 0,
  reporter: "list",
  use: {
    viewport: { width: 412, height: 870 },
    launchOptions: {
      executablePath: findHeadlessChromium() ?? "/usr/bin/chromium",
      // a process for each new page would cost as much as the page itself: one serves a worker's tests
      args: [...CHROMIUM_FLAGS, "--renderer-process-limit=1"],
    },
  },
});
