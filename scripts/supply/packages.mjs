import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../src/host/system/root.mjs";

/** Licences under which anybody may use and pass on a program like this one. */
const GOOD_LICENCES = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"],
  ...["MPL-2.0", "OFL-1.1", "Python-2.0", "CC-BY-4.0", "CC0-1.0", "Unlicense", "Zlib"],
]);
/** Named in the package's LICENSE file only, which somebody has read. */
const READ_IN_FILE = new Map([["parse-cache-control", "BSD-3-Clause"]]);
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const STRONG_HASH = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** @typedef {{ name: string, version: string, licence: string, integrity: string, isShipped: boolean }} Package */

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), "utf8"));

/** All packages of the lock; `isShipped`: not for building and testing alone. @returns {Package[]} */
export function lockedPackages() {
  /** @type {Record<string, { version?: string, license?: string, integrity?: string, dev?: boolean }>} */
  const packages = readJson("package-lock.json").packages;
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { version = "", license, integrity = "", dev = false }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      const licence = license ?? READ_IN_FILE.get(name) ?? "";
      return { name, version, licence, integrity, isShipped: !dev };
    });
}

/** What is wrong with the declared and locked packages; empty when nothing is. @returns {string[]} */
export function packageProblems(packages = lockedPackages()) {
  const { dependencies, devDependencies } = readJson("package.json");
  /** @type {[string, string][]} */
  const declared = Object.entries({ ...dependencies, ...devDependencies });
  return [
    ...declared
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name} is not pinned: ${version}`),
    ...packages
      .filter(({ integrity }) => !STRONG_HASH.test(integrity))
      .map(({ name }) => `${name} has no SHA-512 in package-lock.json`),
    ...packages
      .filter(({ licence }) => !isGoodLicence(licence))
      .map(({ name, licence }) => `${name} has the licence ${licence || "(none named)"}`),
  ];
}

/** An expression of licences is good when one of its choices is, with all its parts. @param {string} licence */
export const isGoodLicence = (licence) =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((part) => GOOD_LICENCES.has(part)));
