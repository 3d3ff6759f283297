import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { inEachLanguage } from "../scripts/build/letters.ts";
import { PREACT } from "../scripts/build/preact.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  test: {
    // Each server test has an instance of its own, with a PocketBase and its database.
    maxWorkers: 2,
    projects: [
      {
        root,
        // what speaks can be asked for in Spanish: `letters-main.ts?es`
        plugins: [inEachLanguage],
        resolve: { alias: PREACT },
        // Ends what hangs; Vitest's own 5 s ended property tests of a busy machine.
        test: {
          name: "unit",
          // what a file has loaded serves the next; nothing of it is changed by tests
          isolate: false,
          include: ["tests/unit/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: "server",
          isolate: false,
          include: ["tests/{server,trust,operations}/**/*.test.ts"],
          globalSetup: "tests/server/support/build.ts",
          // for what hangs: ten times what a busy machine takes
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
