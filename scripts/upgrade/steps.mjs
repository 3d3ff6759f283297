import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { run, runOrThrow } from "../command.mjs";
import { siteUrl } from "../environment.mjs";
import { healthOf } from "./health.mjs";
import { service } from "./service.mjs";

/**
 * @typedef {import("../environment.mjs").Environment} Environment
 * @typedef {{ from: string, to: string, backup: string, migrated: boolean }} Record what an upgrade
 *   replaced: `from` and `to` are commits, `migrated` says that the database's shape changed
 */

/** @param {string} dataDir */
const recordFile = (dataDir) => `${dataDir}.upgrade.json`;

/** A command of the version that is checked out, which reads the site's variables. @param {string[]} args */
const ourCommand = (...args) =>
  runOrThrow("npm", ["run", "--silent", ...args], { env: process.env });

/** @param {string[]} args */
const git = async (...args) => (await runOrThrow("git", args)).trim();

/**
 * @param {Environment} environment
 * @param {string} revision a tag, a branch or a commit
 * @throws {Error} when it failed; the site then runs as before
 */
export async function upgrade(environment, revision) {
  if ((await git("status", "--porcelain", "--untracked-files=no")) !== "") {
    throw new Error("The clone has changes of its own: commit or remove them first.");
  }
  const from = await git("rev-parse", "HEAD");
  if ((await git("remote")) !== "") await git("fetch", "--tags", "--quiet");
  const to = await commitOf(revision);
  if (to === from) return console.log(`${revision} is what runs already.`);

  const migrated =
    (await run("git", ["diff", "--quiet", from, to, "--", "pb_migrations"])).code !== 0;
  const backup = await backUp();
  console.log(`Backup: ${backup}`);
  if (migrated) refuseWithoutKey(environment, backup);
  /** @type {Record} */
  const record = { from, to, backup, migrated };
  writeFileSync(recordFile(environment.dataDir), JSON.stringify(record));
  try {
    await service.stop();
    await checkOut(to);
    await startAndAsk(environment);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nPutting everything back ...`);
    await putBack(environment, record, { keepData: !migrated });
    throw new Error(`${revision} does not run here. The site runs as before the upgrade.`);
  }
  console.log(`Runs at ${to.slice(0, 10)}. Back to ${from.slice(0, 10)}: npm run rollback`);
}

/**
 * Back to what the last upgrade replaced. Bookings made since stay, unless the upgrade changed the
 * database's shape: then the data of the backup come back, and those of now are kept beside it.
 * @param {Environment} environment
 */
export async function rollBack(environment) {
  const file = recordFile(environment.dataDir);
  if (!existsSync(file)) throw new Error("There is no upgrade to take back.");
  /** @type {Record} */
  const record = JSON.parse(readFileSync(file, "utf8"));
  if (record.migrated) {
    refuseWithoutKey(environment, record.backup);
    console.log(`The data of the new version are kept in ${await backUp()}`);
    console.log(
      "What was booked since the upgrade is only there: enter it again from that backup.",
    );
  }
  await service.stop();
  await putBack(environment, record, { keepData: !record.migrated });
  rmSync(file);
  console.log(`Runs at ${record.from.slice(0, 10)} again.`);
}

/**
 * Before anything is stopped, where the way back leads over an encrypted backup.
 * @param {Environment} environment
 * @param {string} backup
 */
function refuseWithoutKey({ backupIdentity }, backup) {
  if (backupIdentity || !backup.endsWith(".age")) return;
  throw new Error(
    "The database's shape changes, and the way back is an encrypted backup: give BACKUP_IDENTITY, the path of a file with its private key, for this command.",
  );
}

/**
 * @param {Environment} environment
 * @param {Record} record
 * @param {{ keepData: boolean }} options
 */
async function putBack(environment, { from, backup }, { keepData }) {
  await service.stop();
  await checkOut(from);
  if (!keepData) await ourCommand("restore", "--", backup);
  await startAndAsk(environment);
}

/** @param {string} revision */
async function commitOf(revision) {
  for (const name of [`origin/${revision}`, revision]) {
    const { code, output } = await run("git", [
      "rev-parse",
      "--verify",
      "--quiet",
      `${name}^{commit}`,
    ]);
    if (code === 0) return output.trim();
  }
  throw new Error(`There is no revision ${revision}.`);
}

/** The archive's path, which the command prints last. */
async function backUp() {
  const output = await ourCommand("backup");
  return output.trim().split("\n").at(-1) ?? "";
}

/**
 * The code of that commit, installed and built by its own scripts.
 * @param {string} commit
 */
async function checkOut(commit) {
  await git("checkout", "--quiet", "--detach", commit);
  const prepare =
    "const { buildIfStale, installDependencies } = await import('./scripts/prepare.mjs');" +
    "await installDependencies(); await buildIfStale();";
  await runOrThrow(process.execPath, ["--input-type=module", "-e", prepare]);
}

/** @param {Environment} environment */
async function startAndAsk(environment) {
  await service.start();
  const url = siteUrl(environment);
  if (!(await healthOf(url))) throw new Error(`The new version does not answer at ${url}.`);
}
