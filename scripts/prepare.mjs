import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { runOrThrow, tool } from "./command.mjs";
import { ROOT } from "./environment.mjs";
import { withCloneLock } from "./lock.mjs";
import { toolEnvironment } from "./tool-environment.mjs";

const INSTALL_STAMP = "node_modules/.cache/cayo-install";
const BUILD_STAMP = "dist/.stamp";
const BUILD_RESULTS = ["dist/site.json", "pb_hooks/lib/server.js", "pb_hooks/lib/office.js"];

/** All that the build reads. A script that comes to take part in it belongs into scripts/build. */
const BUILD_INPUTS = [
  "src",
  "public",
  "index.html",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
  "scripts/build",
  "scripts/prepare.mjs",
];

/**
 * @param {string} path relative to the root
 * @returns {string[]} the files below it, in a stable order
 */
function filesBelow(path) {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesBelow)) {
    const content = readFileSync(join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** @param {string} stamp @param {string} hash */
const isCurrent = (stamp, hash) =>
  existsSync(join(ROOT, stamp)) && readFileSync(join(ROOT, stamp), "utf8") === hash;

/** @param {string} stamp @param {string} hash */
function writeStamp(stamp, hash) {
  mkdirSync(dirname(join(ROOT, stamp)), { recursive: true });
  writeFileSync(join(ROOT, stamp), hash);
}

/**
 * Before something is made in the clone.
 * @param {string} what
 * @throws {Error} where the clone is there for reading only
 */
function refuseReadOnly(what) {
  try {
    accessSync(ROOT, constants.W_OK);
  } catch {
    throw new Error(
      `${what}, and nothing can be written into ${ROOT} here: run npm run build there as its owner, then start again.`,
    );
  }
}

/**
 * Installs exactly what package-lock.json says, unless that has been done already.
 * @throws {Error} where that has to be done and nothing can be written
 */
export function installDependencies() {
  return withCloneLock(async () => {
    const hash = hashOf(["package-lock.json"]);
    if (isCurrent(INSTALL_STAMP, hash)) return;
    refuseReadOnly("The dependencies are not installed");
    console.log("Installing dependencies ...");
    // Not `npm ci`: that refuses a lock written where the registry lacked the packages of other
    // platforms. This takes the lock's versions and hashes as well, and leaves the lock alone.
    // --include=dev: the build needs Vite, which NODE_ENV=production would leave out.
    await runOrThrow("npm", ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund"]);
    writeStamp(INSTALL_STAMP, hash);
  });
}

/**
 * Builds the site, its pages rendered ahead and the hooks, unless the last build was made from the
 * same files.
 * @throws {Error} where that has to be done and nothing can be written
 */
export function buildIfStale() {
  return withCloneLock(async () => {
    const hash = hashOf(BUILD_INPUTS);
    const complete = BUILD_RESULTS.every((file) => existsSync(join(ROOT, file)));
    if (complete && isCurrent(BUILD_STAMP, hash)) return;
    refuseReadOnly("The build is not that of the sources");
    console.log("Building ...");
    // Vitest sets NODE_ENV to "test", with which React's development build would be taken.
    const env = toolEnvironment({ NODE_ENV: "production" });
    await runOrThrow(tool("vite"), ["build"], { env });
    await runOrThrow(tool("vite"), ["build", "--mode", "pages"], { env });
    await runOrThrow(tool("vite"), ["build", "--mode", "hooks"], { env });
    // imported now: it needs what has just been installed
    const { finishSite } = await import("./build/site.mjs");
    await finishSite({ dist: join(ROOT, "dist"), distPages: join(ROOT, "dist-pages") });
    writeStamp(BUILD_STAMP, hash);
  });
}
