import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run, runMain, tool } from "../src/host/system/command.mjs";
import { loadHost } from "./prepare.mjs";
import { countVitest, readReport, reportFile, sum } from "./report.mjs";

const AT_ONCE = 2;

/** @param {string} report */
const checks = (report) => [
  { name: "types", command: ["tsc", "-b"] },
  { name: "lint", command: ["biome", "ci", "--colors=off"] },
  { name: "dead code", command: ["knip", "--no-progress"] },
  {
    name: "unit tests",
    command: [
      ...["vitest", "run", "--config", "tests/vitest.config.ts", "--project", "unit"],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ],
  },
];

/**
 * Runs all checks, two at a time, and shows the output of those that fail.
 * @returns {Promise<import("./report.mjs").Count>} the unit tests, and each other check that failed
 */
export async function runChecks() {
  const file = reportFile("unit");
  const waiting = checks(file);
  /** @type {import("./report.mjs").Count[]} */
  const counts = [];

  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now();
      const [name = "", ...args] = check.command;
      const { code, output } = await run(tool(name), args);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(
        `${code === 0 ? "ok    " : "FAILED"} ${check.name.padEnd(12)}${seconds.padStart(6)} s`,
      );
      if (code !== 0) console.log(`\n${output.trim()}\n`);
      counts.push(
        check.name === "unit tests"
          ? readReport({ file, code, count: countVitest })
          : { passed: 0, failed: code === 0 ? 0 : 1, failures: code === 0 ? [] : [check.name] },
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sum(counts);
}

const isCommand = realpathSync(process.argv[1] ?? "") === fileURLToPath(import.meta.url);
if (isCommand) {
  runMain(async () => {
    const started = performance.now();
    // dead code is looked for by what imports the host, too, which has to be there
    await loadHost();
    const { passed, failed } = await runChecks();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`\n${passed} unit tests passed; ${failed} failures; ${seconds} s`);
    process.exit(failed === 0 && passed > 0 ? 0 : 1);
  });
}
