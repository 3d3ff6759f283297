import { join } from "node:path";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { runMain } from "./command.mjs";
import { environmentOrExit, ROOT } from "./environment.mjs";
import { findPocketBase } from "./pocketbase.mjs";
import { buildIfStale, installDependencies } from "./prepare.mjs";
import { installTestPrograms } from "./test-programs.mjs";

const USAGE = "npm run torture -- --minutes N [--seed S] [--control no-id|lying-portal]";

/** @typedef {typeof import("../tests/offline/torture/main.ts")} Torture */

runMain(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "5" },
      seed: { type: "string", default: String(Date.now() % 2 ** 31) },
      control: { type: "string" },
    },
  });
  const environment = environmentOrExit();
  const [{ chromium, missing }, binary] = await Promise.all([
    installTestPrograms(),
    findPocketBase(environment),
    installDependencies(),
  ]);
  if (missing.length > 0) throw new Error(missing.join("\n"));
  await buildIfStale();
  process.env.POCKETBASE_BIN = binary.path;
  if (chromium) process.env.CHROMIUM_PATH = chromium;

  const entry = join(ROOT, "tests/offline/torture/main.ts");
  const imported = await runnerImport(entry, { configFile: false, root: ROOT, logLevel: "error" });
  const { torture, CONTROLS } = /** @type {Torture} */ (imported.module);
  const minutes = Number(values.minutes);
  const seed = Number(values.seed);
  const control = CONTROLS.find((name) => name === values.control) ?? null;
  if (!(minutes > 0) || !Number.isInteger(seed) || (values.control && !control)) {
    throw new Error(USAGE);
  }
  console.log(`Torture for ${minutes} minutes, seed ${seed}`);
  process.exit((await torture({ minutes, seed, control })) ? 0 : 1);
});
