/**
 * `npm run bench [-- --full] [--check] [--only pages,office,lighthouse,device,server,shipping,growth,field,idle,fleet] [--json FILE]`:
 * the figures of issues 4, 6, 8 and 22, about ten minutes on two cores.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runMain } from "../src/host/system/command.mjs";
import { judge } from "./bench/goals.mjs";
import { printTable } from "./bench/table.mjs";
import { buildIfStale, loadHost } from "./prepare.mjs";
import { reportFile } from "./report.mjs";
import { installTestPrograms } from "./test-programs.mjs";

/**
 * Loaded when it is their turn: on a fresh clone they need what is installed first.
 * @type {Record<string, () => Promise<(options: { binary: string, isFull: boolean }) => Promise<unknown>>>}
 */
const PARTS = {
  pages: async () => (await import("./bench/pages.mjs")).measurePages,
  office: async () => (await import("./bench/office.mjs")).measureOffice,
  lighthouse: async () => (await import("./bench/lighthouse.mjs")).measureLighthouse,
  device: async () => (await import("./bench/device.mjs")).measureDevice,
  server: async () => (await import("./bench/server.mjs")).measureServer,
  shipping: async () => (await import("./bench/shipping.mjs")).measureShipping,
  growth: async () => (await import("./bench/growth.mjs")).measureGrowth,
  field: async () => (await import("./bench/field.mjs")).measureField,
  idle: async () => (await import("./bench/idle.mjs")).measureIdle,
  fleet: async () => (await import("./bench/fleet/measure.mjs")).measureFleet,
};

runMain(async () => {
  const { values } = parseArgs({
    options: {
      full: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      only: { type: "string", default: Object.keys(PARTS).join(",") },
      json: { type: "string" },
    },
  });
  const wanted = values.only.split(",");
  const unknown = wanted.filter((name) => !(name in PARTS));
  if (unknown.length > 0) throw new Error(`There is no part "${unknown.join(", ")}".`);

  const { environmentOrExit, findPocketBase } = await loadHost();
  const environment = environmentOrExit();
  const [{ missing }, { path: binary }] = await Promise.all([
    installTestPrograms(),
    findPocketBase(environment),
  ]);
  if (missing.length > 0) throw new Error(missing.join("\n"));
  await buildIfStale();

  const startedAt = new Date();
  const load = { before: loadavg()[0] ?? 0, after: 0 };
  /** @type {Record<string, unknown>} */
  const figures = {};
  /** @type {Record<string, string>} */
  const failures = {};
  for (const name of wanted) {
    console.log(`\n${name} ...`);
    try {
      figures[name] = await (await PARTS[name]?.())?.({ binary, isFull: values.full });
    } catch (error) {
      // the other parts' figures are worth having
      failures[name] = error instanceof Error ? error.message : String(error);
      console.error(`${name} failed: ${failures[name]}`);
    }
  }
  load.after = loadavg()[0] ?? 0;

  const goals = judge(figures);
  showGoals(goals);
  if (load.before > cpus().length / 2) {
    console.log(`\nThe machine was busy (load ${load.before.toFixed(1)}): trust the ratios only.`);
  }
  const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000);
  const file = values.json ? resolve(values.json) : reportFile("bench");
  mkdirSync(dirname(file), { recursive: true });
  const report = { startedAt, seconds, isFull: values.full, load, goals, figures, failures };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${seconds} s; figures in ${file}`);
  const isGood = Object.keys(failures).length === 0 && goals.every((goal) => goal.isTolerated);
  process.exit(values.check && !isGood ? 1 : 0);
});

/** @param {ReturnType<typeof judge>} goals */
function showGoals(goals) {
  const sign = (/** @type {(typeof goals)[number]} */ { measured, isReached, isTolerated }) => {
    if (measured === undefined) return "not measured";
    if (isReached) return "";
    return isTolerated ? "missed, tolerated" : "MISSED";
  };
  printTable(
    "Figures to reach",
    ["", "goal", "measured", ""],
    goals.map((goal) => [
      goal.what,
      `${goal.goal} ${goal.unit}`,
      goal.measured === undefined ? "" : `${Number(goal.measured.toPrecision(3))} ${goal.unit}`,
      sign(goal),
    ]),
  );
}
