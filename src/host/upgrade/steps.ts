import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { siteUrl } from "../environment/addresses.ts";
import type { Environment } from "../environment/environment.ts";
import { isMigration } from "./clone.ts";
import { healthOf } from "./health.ts";
import type { Service } from "./service.ts";

/** A site whose version is replaced. */
export interface Site {
  environment: Environment;
  service: Service;
  /** Has it run from the code of that commit from its next start on. */
  switchTo: (commit: string) => Promise<void>;
  /** Runs `npm run` of the code that it runs from, with the site's variables, and answers what was printed. */
  command: (name: "backup" | "restore", ...args: string[]) => Promise<string>;
}

/** What an upgrade replaced: `from` and `to` are commits, `migrated` says that the database's shape changed */
export interface Record {
  from: string;
  to: string;
  backup: string;
  migrated: boolean;
}

const recordFile = ({ environment }: Site) => `${environment.dataDir}.upgrade.json`;

/** What the site's last upgrade replaced. */
export function lastUpgrade(site: Site): Record | null {
  const file = recordFile(site);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** @throws when it failed; the site then runs as before */
export async function replaceVersion(
  site: Site,
  { from, to, name }: { from: string; to: string; name: string },
): Promise<void> {
  const migrated = await isMigration(from, to);
  const backup = await backUp(site);
  console.log(`Backup: ${backup}`);
  if (migrated) refuseWithoutKey(site, backup);
  const record: Record = { from, to, backup, migrated };
  writeFileSync(recordFile(site), JSON.stringify(record));
  try {
    await site.service.stop();
    await site.switchTo(to);
    await startAndAsk(site);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nPutting everything back ...`);
    await putBack(site, record, { keepData: !migrated });
    // it has been taken back: a second time would bring the backup once more
    rmSync(recordFile(site));
    throw new Error(`${name} does not run here. The site runs as before the upgrade.`);
  }
}

/**
 * Back to what the last upgrade replaced. Bookings made since stay, unless the upgrade changed the
 * database's shape: then the data of the backup come back, and those of now are kept beside it.
 */
export async function rollBack(site: Site): Promise<void> {
  const record = lastUpgrade(site);
  if (!record) throw new Error("There is no upgrade to take back.");
  if (record.migrated) {
    refuseWithoutKey(site, record.backup);
    console.log(`The data of the new version are kept in ${await backUp(site)}`);
    console.log(
      "What was booked since the upgrade is only there: enter it again from that backup.",
    );
  }
  await putBack(site, record, { keepData: !record.migrated });
  rmSync(recordFile(site));
  console.log(`Runs at ${record.from.slice(0, 10)} again.`);
}

/** Before anything is stopped, where the way back leads over an encrypted backup. */
function refuseWithoutKey({ environment }: Site, backup: string) {
  if (environment.backupIdentity || !backup.endsWith(".age")) return;
  throw new Error(
    "The database's shape changes, and the way back is an encrypted backup: give BACKUP_IDENTITY, the path of a file with its private key, for this command.",
  );
}

async function putBack(site: Site, { from, backup }: Record, { keepData }: { keepData: boolean }) {
  await site.service.stop();
  await site.switchTo(from);
  // a new password, where the former data are, which pictures are missing: nobody hears it twice
  if (!keepData) console.log((await site.command("restore", backup)).trim());
  await startAndAsk(site);
}

/** The archive's path, which the command prints last. */
async function backUp(site: Site) {
  const output = await site.command("backup");
  return output.trim().split("\n").at(-1) ?? "";
}

async function startAndAsk({ environment, service }: Site) {
  await service.start();
  const url = siteUrl(environment);
  if (!(await healthOf(url, service.isUp))) throw new Error(`The site does not answer at ${url}.`);
}
