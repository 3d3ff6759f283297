import { defineConfig } from "@playwright/test";

export default defineConfig({
  projects: [
    { name: "browser", testDir: "./browser" },
    {
      name: "offline",
      testDir: "./offline",
      timeout: 60_000,
      // retries of the outbox come after some seconds
      expect: { timeout: 20_000 },
    },
  ],
  outputDir: "../test-results",
  globalSetup: "./server/support/build.ts",
  workers: 2,
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
