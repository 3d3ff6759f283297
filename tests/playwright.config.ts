import { defineConfig } from "@playwright/test";

export default defineConfig({
  projects: [
    // dialogs and toasts are at once where they will be; offline they move, as for most people
    { name: "browser", testDir: "./browser", use: { reducedMotion: "reduce" } },
    { name: "offline", testDir: "./offline" },
  ],
  // for what hangs: on a busy machine, with more workers than cores, a step may take a while
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: "../test-results",
  globalSetup: "./server/support/build.ts",
  // they wait more than they reckon: two cores have room for a third
  workers: 3,
  fullyParallel: true,
  retries: 0,
  reporter: "list",
  use: {
    viewport: { width: 412, height: 870 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
