import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { siteUrl } from "../environment/addresses.ts";
import type { Environment } from "../environment/environment.ts";
import { run, runOrThrow } from "../system/command.mjs";
import { healthOf } from "./health.ts";
import { service } from "./service.ts";

/** What an upgrade replaced: `from` and `to` are commits, `migrated` says that the database's shape changed */
export interface Record {
  from: string;
  to: string;
  backup: string;
  migrated: boolean;
}

const recordFile = (dataDir: string) => `${dataDir}.upgrade.json`;

/** A command of the version that is checked out, which reads the site's variables. */
const ourCommand = (...args: string[]) =>
  runOrThrow("npm", ["run", "--silent", ...args], { env: process.env });

const git = async (...args: string[]) => (await runOrThrow("git", args)).trim();

/**
 * @param revision a tag, a branch or a commit
 * @throws when it failed; the site then runs as before
 */
export async function upgradeTo(environment: Environment, revision: string) {
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
  const record: Record = { from, to, backup, migrated };
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
 */
export async function rollBack(environment: Environment) {
  const file = recordFile(environment.dataDir);
  if (!existsSync(file)) throw new Error("There is no upgrade to take back.");
  const record: Record = JSON.parse(readFileSync(file, "utf8"));
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

/** Before anything is stopped, where the way back leads over an encrypted backup. */
function refuseWithoutKey({ backupIdentity }: Environment, backup: string) {
  if (backupIdentity || !backup.endsWith(".age")) return;
  throw new Error(
    "The database's shape changes, and the way back is an encrypted backup: give BACKUP_IDENTITY, the path of a file with its private key, for this command.",
  );
}

async function putBack(
  environment: Environment,
  { from, backup }: Record,
  { keepData }: { keepData: boolean },
) {
  await service.stop();
  await checkOut(from);
  if (!keepData) await ourCommand("restore", "--", backup);
  await startAndAsk(environment);
}

async function commitOf(revision: string) {
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

/** The code of that commit, installed and built by its own scripts. */
async function checkOut(commit: string) {
  await git("checkout", "--quiet", "--detach", commit);
  const prepare =
    "const { buildIfStale, installDependencies } = await import('./scripts/prepare.mjs');" +
    "await installDependencies(); await buildIfStale();";
  await runOrThrow(process.execPath, ["--input-type=module", "-e", prepare]);
}

async function startAndAsk(environment: Environment) {
  await service.start();
  const url = siteUrl(environment);
  if (!(await healthOf(url))) throw new Error(`The new version does not answer at ${url}.`);
}
