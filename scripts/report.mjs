import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./environment.mjs";

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number },
 *   errors: unknown[] }} PlaywrightReport
 */

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
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/**
 * A test that passed only when repeated counts as failed.
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/**
 * What a run's report says; a run that failed without saying where counts as one failure.
 * @template Report
 * @param {{ file: string, code: number, count: (report: Report) => Count }} run
 * @returns {Count}
 */
export function readReport({ file, code, count }) {
  const counted = existsSync(file)
    ? count(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** @param {Count[]} counts @returns {Count} */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
