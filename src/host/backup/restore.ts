import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { forgetShipping } from "../shipping/place.ts";
import { objectsIn } from "../standby/objects.ts";
import { addPictures } from "../standby/pictures.ts";
import { lockData } from "../system/data-lock.ts";
import { extractZip } from "../system/extract-zip.ts";
import { decryptFile, isEncrypted } from "./age.ts";
import type { Bucket } from "./bucket.ts";
import { fetchBackup, isOffMachine } from "./fetch.ts";
import { type Contents, runOurCommand } from "./inspect.ts";
import { uniteLedgers, writeLedger } from "./ledger.ts";
import { timeInName } from "./left-overs.ts";
import { type Place, toolsOf } from "./make.ts";
import { fetchReplica, isReplica } from "./replica.ts";
import { runningServer } from "./running.ts";

interface RestorePlace extends Place {
  bucket: Bucket | null;
  backupIdentity: string | null;
  litestreamBin: string | null;
}
/**
 * `customers`, `deleted`: what was erased and deleted since the backup, and is again; `passwords`: of
 * accounts that had to get one
 */
export interface TakenOver extends Contents {
  customers: number;
  deleted: number;
  /** Of today, to guests: nobody knows whether they had left before, so they are not sent. */
  reminders: number;
  passwords: { username: string; password: string }[];
}

/**
 * Puts a backup in the place of the data. It is unpacked beside them and opened first, and brought up to
 * what was erased since; the data that were there are moved aside, and stay for fourteen days.
 * @param options `archive`: a file, or what is off the machine
 * @returns `aside`: where the former data are; null when there were none. `picturesMissing`: why there are none; empty
 *   where they are there
 * @throws while the server runs, and for an archive that cannot be opened; then nothing has changed
 */
export async function restoreBackup(
  environment: RestorePlace,
  { archive, binary }: { archive: string; binary: string },
): Promise<TakenOver & { aside: string | null; isLedgerKnown: boolean; picturesMissing: string }> {
  const { dataDir } = environment;
  if (!isOffMachine(archive) && !isReplica(archive) && !existsSync(archive))
    throw new Error(`There is no file ${archive}.`);
  if (await runningServer(dataDir)) throw new Error("Stop the site first: it runs on these data.");
  if (!environment.encryptionKey && !existsSync(`${dataDir}.key`)) {
    throw new Error(
      `Put the key that belongs to the backup into ${dataDir}.key, or give it as PB_ENCRYPTION_KEY.`,
    );
  }
  const tools = toolsOf(environment, binary);
  const { unlock } = await lockData(dataDir);
  const folder = await mkdtemp(`${dataDir}.restore-${timeInName()}-`);
  const fetched = await mkdtemp(`${dataDir}.fetch-${timeInName()}-`);
  try {
    const place = { bucket: environment.bucket, folder: fetched, tools };
    const fromArchive = async (of: string) => {
      const file = isOffMachine(of) ? await fetchBackup(of, place) : of;
      await extractZip(await plainFile(file, fetched, environment.backupIdentity), folder);
    };
    let picturesMissing = "";
    if (isReplica(archive)) {
      const { bucket, litestreamBin } = environment;
      picturesMissing = await bringPictures(dataDir, { folder, bucket, fromArchive });
      await fetchReplica(archive, { bucket, litestreamBin, folder, work: fetched, tools });
    } else await fromArchive(archive);
    const ledger = await uniteLedgers(dataDir, place);
    const known = join(fetched, "ledger");
    await writeFile(known, ledger);
    const takenOver = await runOurCommand<TakenOver>(
      ["take-over", known, isReplica(archive) ? "log" : "archive", `--dir=${folder}`],
      tools,
    );
    if (ledger !== "") await writeLedger(dataDir, ledger);
    const aside = await swap(folder, dataDir);
    // what these data ship is another's from now on
    forgetShipping(dataDir);
    return { ...takenOver, aside, isLedgerKnown: ledger !== "", picturesMissing };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(fetched, { recursive: true, force: true });
    unlock();
  }
}

interface Bringing {
  folder: string;
  bucket: Bucket | null;
  fromArchive: (archive: string) => Promise<void>;
}
/**
 * What is not in the log: uploaded pictures, of this machine and of the bucket, or else of the newest backup that is off it.
 * @returns why they are missing; empty where they are there
 */
async function bringPictures(dataDir: string, { folder, bucket, fromArchive }: Bringing) {
  const [here, pictures] = [join(dataDir, "storage"), join(folder, "storage")];
  if (existsSync(here)) await cp(here, pictures, { recursive: true });
  try {
    if (bucket) await addPictures(objectsIn(bucket), folder);
    if (!existsSync(pictures)) await fromArchive("s3");
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    // its database is older than what is fetched
    for (const name of await readdir(folder)) {
      if (name !== "storage") await rm(join(folder, name), { recursive: true });
    }
  }
}

async function plainFile(file: string, folder: string, identity: string | null) {
  if (!(await isEncrypted(file))) return file;
  const target = join(folder, "plain.zip");
  await decryptFile(file, { target, identity });
  return target;
}

/**
 * @param folder what takes the place of the data; nobody starts on it before that is done
 * @returns where the former data are
 */
async function swap(folder: string, dataDir: string): Promise<string | null> {
  const { unlock } = await lockData(folder);
  try {
    const aside = `${dataDir}.before-${timeInName()}`;
    await rename(dataDir, aside);
    await rename(folder, dataDir);
    const backups = join(aside, "backups");
    if (existsSync(backups)) await rename(backups, join(dataDir, "backups"));
    // an empty place is nothing to keep
    const isEmpty = (await readdir(aside)).length === 0;
    if (isEmpty) await rmdir(aside);
    return isEmpty ? null : aside;
  } finally {
    unlock();
  }
}
