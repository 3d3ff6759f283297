import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { runOrThrow, tool } from "../src/host/system/command.mjs";
import { ROOT } from "../src/host/system/root.mjs";
import { toolEnvironment } from "../src/host/system/tool-environment.mjs";
import { withCloneLock } from "./lock.mjs";

const INSTALL_STAMP = "node_modules/.cache/cayo-install";

/** What Vite is told by: whoever changes it builds all anew. */
const BUILDER = ["vite.config.ts", "package.json", "package-lock.json", "scripts/prepare.mjs"];

/** What runs on the operator's machine, in seconds; the rest is built by it and beside it. */
const HOST = {
  stamp: "dist-host/.stamp",
  results: ["main.js", "publish.js", "check-backup.js", "pack-data.js"].map(
    (name) => `dist-host/${name}`,
  ),
  inputs: ["src/host", "src/domain", "src/messages", ...BUILDER],
};

/** All that the rest reads. A script that comes to take part in it belongs into scripts/build. */
const SITE = {
  stamp: "dist/.stamp",
  results: [
    "dist/site.json",
    ...[
      "serving",
      "routes",
      "server",
      "site",
      "machine",
      "office",
      "catalogue",
      "letters-en",
      "letters-es",
    ].map((name) => `pb_hooks/lib/${name}.js`),
  ],
  inputs: ["src", "public", "index.html", "scripts/build", ...BUILDER],
};

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

/**
 * A new file each time: versions of a fleet share that of the packages with this clone (src/host/fleet/versions.ts), and
 * theirs is to say what they have.
 * @param {string} stamp @param {string} hash
 */
export function writeStamp(stamp, hash) {
  const file = join(ROOT, stamp);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, hash);
  renameSync(`${file}.part`, file);
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
 * What runs on the operator's machine, after it was installed and built, where that has to be.
 * @returns {Promise<typeof import("#host")>}
 * @throws {Error} where that has to be done and nothing can be written
 */
export async function loadHost() {
  await installDependencies();
  await withCloneLock(() => renew(HOST, () => vite("host")));
  return import("#host");
}

/**
 * Builds the host, the site, its pages rendered ahead and the hooks, each unless its last build was made
 * from the same files.
 * @throws {Error} where that has to be done and nothing can be written
 */
export function buildIfStale() {
  return withCloneLock(async () => {
    await renew(HOST, () => vite("host"));
    await renew(SITE, async () => {
      console.log("Building ...");
      // the last one writes the worker, which names the files of all
      for (const mode of ["production-es", "production", "pages-es", "pages"]) await vite(mode);
      await vite("hooks");
      // imported now: it needs what has just been installed and built
      const { finishSite } = await import("./build/site.mjs");
      await finishSite({ dist: join(ROOT, "dist"), distPages: join(ROOT, "dist-pages") });
    });
  });
}

/** @param {typeof HOST} part @param {() => Promise<unknown>} build */
async function renew({ stamp, results, inputs }, build) {
  const hash = hashOf(inputs);
  const complete = results.every((file) => existsSync(join(ROOT, file)));
  if (complete && isCurrent(stamp, hash)) return;
  refuseReadOnly("The build is not that of the sources");
  await build();
  writeStamp(stamp, hash);
}

/** @param {string} mode */
const vite = (mode) =>
  runOrThrow(tool("vite"), ["build", "--mode", mode], {
    // Vitest sets NODE_ENV to "test", with which packages would be built for development.
    env: toolEnvironment({ NODE_ENV: "production" }),
  });
