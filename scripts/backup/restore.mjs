import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { lockData } from "../data-lock.mjs";
import { extractZip } from "./extract-zip.mjs";
import { fetchBackup, isOffMachine } from "./fetch.mjs";
import { inspectData } from "./inspect.mjs";
import { toolsOf } from "./make.mjs";
import { runningServer } from "./running.mjs";

/**
 * Puts a backup in the place of the data. It is unpacked beside them and opened first; the data that
 * were there are moved aside, never deleted.
 * @param {import("./make.mjs").Place & { bucket: import("./bucket.mjs").Bucket | null }} environment
 * @param {{ archive: string, binary: string }} options `archive`: a file, or what is off the machine
 * @returns {Promise<import("./inspect.mjs").Contents & { aside: string | null }>} `aside`: where the
 *   former data are; null when there were none
 * @throws while the server runs, and for an archive that cannot be opened; then nothing has changed
 */
export async function restoreBackup(environment, { archive, binary }) {
  const { dataDir } = environment;
  if (!isOffMachine(archive) && !existsSync(archive))
    throw new Error(`There is no file ${archive}.`);
  if (await runningServer(dataDir)) throw new Error("Stop the site first: it runs on these data.");
  if (!environment.encryptionKey && !existsSync(`${dataDir}.key`)) {
    throw new Error(
      `Put the key that belongs to the backup into ${dataDir}.key, or give it as PB_ENCRYPTION_KEY.`,
    );
  }
  const tools = toolsOf(environment, binary);
  const { unlock } = await lockData(dataDir);
  const folder = await mkdtemp(`${dataDir}.restore-`);
  const fetched = await mkdtemp(`${dataDir}.fetch-`);
  try {
    const file = isOffMachine(archive)
      ? await fetchBackup(archive, { bucket: environment.bucket, folder: fetched, tools })
      : archive;
    await extractZip(file, folder);
    const contents = await inspectData(folder, tools);
    const time = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
    const aside = `${dataDir}.before-${time}`;
    await rename(dataDir, aside);
    await rename(folder, dataDir);
    const backups = join(aside, "backups");
    if (existsSync(backups)) await rename(backups, join(dataDir, "backups"));
    // an empty place is nothing to keep
    const isEmpty = (await readdir(aside)).length === 0;
    if (isEmpty) await rmdir(aside);
    return { ...contents, aside: isEmpty ? null : aside };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(fetched, { recursive: true, force: true });
    unlock();
  }
}
