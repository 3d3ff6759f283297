import { execFileSync } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { run, runMain } from "../src/host/system/command.mjs";
import { ROOT } from "../src/host/system/root.mjs";

const USAGE = `npm run mutants -- [PATTERN ...]
  of src, such as 'src/domain/booking/*.ts'; without one what follows:`;

/** Rules and decisions that are functions of what they are given: what breaks there unseen is a missing test. */
const PURE = [
  "src/domain/**/*.ts",
  // words and figures, not rules
  "!src/domain/site/sample-content.ts",
  "src/data/sync/{backoff,classify,settle}.ts",
  "src/data/office/sync/{acts-left,classify,overlay}.ts",
  "src/server/guards/client-address.ts",
];
const COPIED = [
  "src",
  "scripts",
  "tests",
  "pb_migrations",
  "public",
  "package.json",
  "package-lock.json",
];
/** These know TypeScript's old interface only, and Node 20: they stand in the copy and not among ours. */
const TOOLS = ["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}@9.6.1`);
const TYPESCRIPT = "typescript@5.9.3";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean" } },
});

/** What StrykerJS is told: our own copy is its sandbox. @param {readonly string[]} mutate */
const settings = (mutate) => ({
  inPlace: true,
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutants.js", related: false },
  mutate,
  coverageAnalysis: "perTest",
  // a constant is made once for all tests: to try each costs a run of all of them
  ignoreStatic: true,
  concurrency: 2,
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: "mutants.json" },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 90, break: 90 },
});

runMain(async () => {
  if (values.help) return console.log(`${USAGE}\n  ${PURE.join("\n  ")}`);
  const copy = await mkdtemp(join(tmpdir(), "cayo-mutants-"));
  try {
    for (const name of COPIED) await cp(join(ROOT, name), join(copy, name), { recursive: true });
    execFileSync("cp", ["-a", join(ROOT, "node_modules"), copy]);
    const install = ["install", "--no-save", "--no-audit", "--no-fund", "--legacy-peer-deps"];
    execFileSync("npm", [...install, ...TOOLS, TYPESCRIPT], { cwd: copy, stdio: "inherit" });
    const include = JSON.stringify(["tests/unit/{data,domain,pages,server}/**/*.test.ts"]);
    await writeFile(
      join(copy, "vitest.mutants.js"),
      `export default { test: { include: ${include}, testTimeout: 30000 } };\n`,
    );
    const mutate = positionals.length > 0 ? positionals : PURE;
    await writeFile(join(copy, "stryker.config.json"), JSON.stringify(settings(mutate)));
    const stryker = join(copy, "node_modules/@stryker-mutator/core/bin/stryker.js");
    const { code } = await run(process.execPath, [stryker, "run"], { cwd: copy, quiet: false });
    const report = join(ROOT, "test-results/mutants.json");
    await cp(join(copy, "mutants.json"), report).catch(() => {});
    console.log(`Which lived and which died: ${report}`);
    if (code !== 0) throw new Error("Too many mutants have lived.");
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
