import { join } from "node:path";
import { parseArgs } from "node:util";
import { createServer, isRunnableDevEnvironment } from "vite";
import { run, runMain, tool } from "../src/host/system/command.mjs";
import { ROOT } from "../src/host/system/root.mjs";
import { buildIfStale, loadHost } from "./prepare.mjs";
import { installTestPrograms } from "./test-programs.mjs";

const USAGE = `npm run torture -- --minutes N [--seed S] [--control no-id|lying-portal|no-room]
npm run torture -- --tests [--seed S]
npm run torture -- --server [JOB,JOB] [--short] [--seed S]
  jobs: line, controls, links, crowd, losses, splits, disk, mails, backup, soak; without a name all of them
npm run torture -- --losses N [--seed S]`;

/** @typedef {typeof import("../tests/offline/torture/main.ts")} Torture */
/** @typedef {typeof import("../tests/trust/torture/main.ts")} ServerTorture */

/** The tests that try by chance, of which `npm test` runs a short form. @param {number} seed */
async function runLongTests(seed) {
  const env = { ...process.env, LONG: "1", SEED: String(seed) };
  const vitest = ["run", "--config", "tests/vitest.config.ts", "--project", "server"];
  const runs = /** @type {const} */ ([
    [
      "vitest",
      [
        ...vitest,
        "tests/trust/fuzz.test.ts",
        "tests/server/departures",
        "tests/server/bookings/same-row.test.ts",
        "tests/server/office/payment-histories.test.ts",
        "tests/server/office/cash-ups.test.ts",
        "tests/operations/fleet.test.ts",
      ],
    ],
    ["playwright", ["test", "--config", "tests/playwright.config.ts", "offline/property.spec.ts"]],
  ]);
  let failed = 0;
  for (const [name, args] of runs) {
    const { code } = await run(tool(name), [...args], { env, quiet: false });
    if (code !== 0) failed += 1;
  }
  return failed === 0;
}

/**
 * In a runner that stays: `runnerImport` closes its own with the import, and what a module imports when it needs it
 * (`src/host/system/ask.ts`) would never come, without an error.
 * @param {string} file in tests
 */
async function load(file) {
  const { environments } = await createServer({
    ...{ configFile: false, root: ROOT, logLevel: "error", appType: "custom" },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { ssr } = environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite runs nothing here.");
  return ssr.runner.import(join(ROOT, "tests", file));
}

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: {
      minutes: { type: "string", default: "5" },
      seed: { type: "string", default: String(Date.now() % 2 ** 31) },
      control: { type: "string" },
      server: { type: "boolean", default: false },
      tests: { type: "boolean", default: false },
      short: { type: "boolean", default: false },
      losses: { type: "string" },
    },
    allowPositionals: true,
  });
  const seed = Number(values.seed);
  if (!Number.isInteger(seed)) throw new Error(USAGE);
  const { environmentOrExit, findPocketBase } = await loadHost();
  const environment = environmentOrExit();
  const [{ missing }, binary] = await Promise.all([
    installTestPrograms(),
    findPocketBase(environment),
  ]);
  if (missing.length > 0) throw new Error(missing.join("\n"));
  await buildIfStale();
  process.env.POCKETBASE_BIN = binary.path;

  if (values.tests) process.exit((await runLongTests(seed)) ? 0 : 1);
  const losses = Number(values.losses ?? 1);
  if (!(Number.isInteger(losses) && losses > 0)) throw new Error(USAGE);
  if (values.server || values.losses) {
    const { serverTorture, JOBS, SIZES } = /** @type {ServerTorture} */ (
      await load("trust/torture/main.ts")
    );
    const named = values.losses ? "losses" : positionals[0];
    const names = named?.split(",") ?? Object.keys(JOBS);
    if (names.some((name) => !JOBS[name])) throw new Error(USAGE);
    console.log(`Torture of the server, ${values.short ? "short" : "long"} form, seed ${seed}`);
    const sizes = {
      ...(values.short ? SIZES.short : SIZES.long),
      ...(values.losses && { losses }),
    };
    process.exit((await serverTorture(names, sizes, seed)) ? 0 : 1);
  }

  const { torture, CONTROLS } = /** @type {Torture} */ (await load("offline/torture/main.ts"));
  const minutes = Number(values.minutes);
  const control = CONTROLS.find((name) => name === values.control) ?? null;
  if (!(minutes > 0) || (values.control && !control)) throw new Error(USAGE);
  console.log(`Torture for ${minutes} minutes, seed ${seed}`);
  process.exit((await torture({ minutes, seed, control })) ? 0 : 1);
});
