import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, runMain, tool } from "../src/host/system/command.mjs";
import { runChecks } from "./check.mjs";
import { buildIfStale, loadHost } from "./prepare.mjs";
import { countPlaywright, countVitest, readReport, reportFile, sum } from "./report.mjs";
import { installTestPrograms } from "./test-programs.mjs";

/**
 * Beside the browser's: what they say is shown when all have run.
 * @param {NodeJS.ProcessEnv} env
 * @param {"server" | "operations"} part
 * @param {string[]} which
 */
async function runServerTests(env, part, which) {
  const file = reportFile(part);
  const args = ["run", "--config=tests/vitest.config.ts", "--project=server", ...which];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code, output } = await run(tool("vitest"), [...args, ...reporters], { env });
  console.log(output);
  return readReport({ file, code, count: countVitest });
}

/**
 * One at a time beside two of the browser's: two cores lose a quarter of their time to more. What starts and ends whole
 * machines comes last and three at a time: it waits more than it works, and the browser's end meanwhile.
 * @param {NodeJS.ProcessEnv} env
 */
async function runAllServerTests(env) {
  const rest = ["--exclude=tests/operations/**", "--maxWorkers=1"];
  const operations = ["tests/operations", "--maxWorkers=3"];
  return sum([
    await timed("Server tests", () => runServerTests(env, "server", rest)),
    await timed("Operations tests", () => runServerTests(env, "operations", operations)),
  ]);
}

/** @param {NodeJS.ProcessEnv} env */
async function runBrowserTests(env) {
  const file = reportFile("browser");
  const args = ["test", "--config", "tests/playwright.config.ts", "--reporter=list,json"];
  const { code } = await run(tool("playwright"), args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    quiet: false,
  });
  return readReport({ file, code, count: countPlaywright });
}

/**
 * Runs a part and says how long it took.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} part
 */
async function timed(name, part) {
  const started = performance.now();
  const result = await part();
  console.log(`${name}: ${((performance.now() - started) / 60_000).toFixed(1)} min`);
  return result;
}

runMain(async () => {
  const { environmentOrExit, findPocketBase } = await loadHost();
  const environment = environmentOrExit();
  const [{ missing, untested }, binary] = await Promise.all([
    installTestPrograms(),
    findPocketBase(environment),
  ]);
  for (const sentence of [...missing, ...untested]) console.error(sentence);
  await buildIfStale();

  // Each instance of a test takes the executable from there instead of looking for it again, and begins
  // with the data that the first start has left.
  const folder = await mkdtemp(join(tmpdir(), "cayo-started-"));
  const started = { POCKETBASE_BIN: binary.path, STARTED_DATA: join(folder, "data") };
  const env = { ...process.env, ...started };
  const checks = await timed("Checks", runChecks);
  // they wait for other things: servers for a kill or a second start, browsers for pages
  const tests = await Promise.all([
    runAllServerTests(env),
    timed("Browser tests", () => runBrowserTests(env)),
  ]);
  await rm(folder, { recursive: true, force: true });
  const { passed, failed, failures } = sum([checks, ...tests]);
  // at the very end, where a log that is cut short still shows them
  if (failures.length > 0) console.log(`\n${failures.join("\n\n")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
});
