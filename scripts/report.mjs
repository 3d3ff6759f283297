import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../src/host/system/root.mjs";

/**
 * @typedef {{ passed: number, failed: number, failures: string[] }} Count `failures`: each test that
 *   failed, with the first lines of its error
 * @typedef {{ status: string, fullName: string, failureMessages: string[] | null }} VitestCase
 * @typedef {{ numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, name: string, message: string,
 *     assertionResults: VitestCase[] }[] }} VitestReport
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ errors: PlaywrightError[], attachments?: { name: string, path?: string,
 *   body?: string }[] }} PlaywrightResult
 * @typedef {{ title: string, file: string, ok: boolean,
 *   tests: { status: string, results: PlaywrightResult[] }[] }} PlaywrightSpec
 * @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 * @typedef {PlaywrightSuite & { stats: { expected: number, unexpected: number, flaky: number },
 *   errors: PlaywrightError[] }} PlaywrightReport
 */

const LINES_OF_ERROR = 6;
const LINES_OF_PAGE = 60;

/** @param {string} name @param {(string | undefined)[]} errors */
function describeFailure(name, errors) {
  const text = stripVTControlCharacters(errors.filter(Boolean).join("\n")).trim();
  const lines = text.split("\n").slice(0, LINES_OF_ERROR);
  return [name, ...lines.map((line) => `    ${line}`)].join("\n");
}

/**
 * The file for a JSON report, with what an earlier run left there removed.
 * @param {string} name
 */
export function reportFile(name) {
  const file = join(ROOT, "node_modules/.cache/reports", `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * A file that could not even be loaded holds no test, and counts as one that failed.
 * @param {VitestReport} report
 * @returns {Count}
 */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) =>
        describeFailure(`${relative(ROOT, name)} › ${fullName}`, failureMessages ?? []),
      ),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    failures: [
      ...failed,
      ...unloaded.map(({ name, message }) => describeFailure(relative(ROOT, name), [message])),
    ],
  };
}

/**
 * What stood on the page when a test failed: of what fails once in a thousand runs, elsewhere, nothing else is left.
 * @param {PlaywrightResult} result
 */
function pageOf({ attachments = [] }) {
  // ours (fixtures.ts) first: in a kept context Playwright shows the page that only keeps it open
  const own = attachments.find(({ name }) => name === "page")?.body;
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  const text = path && existsSync(path) ? readFileSync(path, "utf8") : "";
  const [, its = ""] = text.match(/^```yaml\n(.*?)^```/ms) ?? [];
  const snapshot = own ? Buffer.from(own, "base64").toString() : its;
  const lines = snapshot.replace(/ \[(ref|cursor)=[^\]]*\]/g, "").split("\n");
  // without what only groups, and the addresses of links
  return lines
    .filter((line) => /"|: ./.test(line) && !line.includes("/url:"))
    .slice(0, LINES_OF_PAGE);
}

/** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * A test that passed only when repeated counts as failed.
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
export function countPlaywright(report) {
  const { stats, errors } = report;
  const failed = specsOf(report).filter(
    ({ ok, tests }) => !ok || tests.some(({ status }) => status === "flaky"),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...failed.map(({ file, title, tests }) => {
        const results = tests.flatMap((one) => one.results);
        const errors = results.flatMap((result) => result.errors.map(({ message }) => message));
        return [describeFailure(`${file} › ${title}`, errors), ...results.flatMap(pageOf)].join(
          "\n",
        );
      }),
      ...errors.map(({ message }) => describeFailure("the run itself", [message])),
    ],
  };
}

/**
 * What a run's report says; a run that failed without saying where counts as one failure.
 * @template Report
 * @param {{ file: string, code: number, count: (report: Report) => Count }} run
 * @returns {Count}
 */
export function readReport({ file, code, count }) {
  const counted = existsSync(file)
    ? count(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0, failures: [] };
  if (code === 0 || counted.failed > 0) return counted;
  return { ...counted, failed: 1, failures: [`ended with ${code} without saying where`] };
}

/** @param {Count[]} counts @returns {Count} */
export const sum = (counts) => ({
  failures: counts.flatMap(({ failures }) => failures),
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
