import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { restoreBackup } from "../backup/restore.ts";
import { runningServer } from "../backup/running.ts";
import type { Environment } from "../environment/environment.ts";
import { litestreamFor } from "../shipping/find.ts";
import { noteName, SHIPPED, shippingFolder } from "../shipping/place.ts";
import { lockData } from "../system/data-lock.ts";
import { OVER_MS } from "./hold.ts";
import { currentLease, isSaid, type Lease, takeLease } from "./lease.ts";
import { FRESH, type Note, readNote, writeNote } from "./note.ts";
import { type Objects, objectsIn } from "./objects.ts";
import { endReport } from "./report.ts";
import { othersLease, tryCopy } from "./stand-by.ts";

const ASK_MS = 250;

/**
 * Takes the right to write from the machine that has it, waits until that writes no more, and puts what it has shipped in
 * the place of this machine's data. The site is to be started on them then. What would stop it here is looked for before the
 * other one hears of it, which goes on serving.
 * @param isGone the other one is off for good: it need not have known that somebody stands by
 * @returns what {@link restoreBackup} tells
 * @throws before anything has changed: where the key is missing or not theirs, the data can't be fetched or opened, something
 *   runs here (a standby, too), nobody stands by, another was quicker. Afterwards where they can't be fetched any more; the same
 *   command goes on then
 */
export async function promote(
  environment: Environment,
  { binary, isGone }: { binary: string; isGone: boolean },
) {
  const { bucket, dataDir, encryptionKey } = environment;
  if (!bucket) throw new Error("Give BACKUP_S3_ENDPOINT and the other variables of the bucket.");
  if (await runningServer(dataDir)) throw new Error("Stop the site first: it runs on these data.");
  await refuseInUse(dataDir);
  if (!encryptionKey && !existsSync(`${dataDir}.key`)) {
    throw new Error(
      `The key is missing: put it into ${dataDir}.key, or give it as PB_ENCRYPTION_KEY.`,
    );
  }
  // what begins here is to be shipped from here
  if (!(await litestreamFor(environment, () => {}))) {
    throw new Error(
      "Litestream 0.5 or newer is needed, in PATH or as LITESTREAM_BIN, and with BACKUP_RECIPIENT DURABILITY=behind or shipped.",
    );
  }
  const objects = objectsIn(bucket);
  const folder = shippingFolder(dataDir);
  const begun = readNote(folder);
  const isBegun = begun?.from && (await currentLease(objects))?.name === begun.name;
  const { number, name, from } = isBegun
    ? begun
    : await take(objects, environment, { binary, isGone });
  // this machine's own: it would wait for itself to take over, and say no without the bucket. Now, since the other one,
  // overtaken, will soon stand by and say so in the same place
  await endReport(objects);
  await untilOver(objects, number - 1);
  const restored = await restoreBackup(environment, { archive: `replica:${from}`, binary });
  noteName(dataDir, name);
  writeNote(folder, { ...FRESH, number });
  return restored;
}

/** @throws where a standby of this machine, or whatever else, has the data, or nothing can be written there */
async function refuseInUse(dataDir: string) {
  const { unlock } = await lockData(dataDir).catch((error: Error) => {
    throw new Error(`${error.message} End npm run standby first where it runs here.`);
  });
  unlock();
}

async function take(
  objects: Objects,
  environment: Environment,
  { binary, isGone }: { binary: string; isGone: boolean },
): Promise<Note> {
  const { dataDir } = environment;
  const before = await othersLease(objects, dataDir);
  if (!isGone && !(await isSaid(objects, before, "watched"))) {
    throw new Error(
      "The site that runs has not heard yet that somebody stands by, so it would go on writing: wait some seconds after npm run standby, or say npm run promote -- --gone where it is off for good. Look first whether it serves: it may have taken over just now.",
    );
  }
  const name = randomBytes(8).toString("hex");
  const from = await sourceOf(objects, before);
  await tryCopy(environment, binary, from);
  const note = { ...FRESH, number: before.number + 1, name, from };
  // first: the answer may be lost
  writeNote(shippingFolder(dataDir), note);
  if (await takeLease(objects, before, { name, from })) return note;
  throw new Error("Another machine was quicker.");
}

/** Whose data are to be fetched: one that has taken over and has shipped nothing yet had those of the one before. */
const sourceOf = async (objects: Objects, { name, from }: Lease) =>
  from === "" || (await objects.list(`${SHIPPED}/${name}/`)).length > 0 ? name : from;

/** Until whoever had the right says that it has ended, or it has run out. */
async function untilOver(objects: Objects, number: number) {
  const endMs = performance.now() + OVER_MS;
  while (performance.now() < endMs) {
    if (await isSaid(objects, { number }, "ended").catch(() => false)) return;
    await sleep(ASK_MS);
  }
}
