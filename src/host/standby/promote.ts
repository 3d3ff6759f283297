import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { restoreBackup } from "../backup/restore.ts";
import { runningServer } from "../backup/running.ts";
import type { Environment } from "../environment/environment.ts";
import { noteName, shippingFolder } from "../shipping/place.ts";
import { lockData } from "../system/data-lock.ts";
import { OVER_MS } from "./hold.ts";
import { currentLease, isSaid, takeLease } from "./lease.ts";
import { FRESH, type Note, readNote, writeNote } from "./note.ts";
import { type Objects, objectsIn } from "./objects.ts";
import { endReport } from "./report.ts";
import { othersLease } from "./stand-by.ts";
import { refuseUnshippable, sourceOf, tryCopy } from "./try-copy.ts";

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
  options: { binary: string; isGone: boolean },
) {
  try {
    return await takeOver(environment, options);
  } catch (error) {
    // where the bucket does not answer it may be
    if (!(await isBegun(environment).catch(() => true))) throw error;
    throw new Error(
      `${error instanceof Error ? error.message : error}\nThis machine has the right to write, and nothing serves until it does: mend that, then say npm run promote again, which goes on with it.`,
    );
  }
}

/** What {@link promote} leaves where it is cut off by who runs it: the other machine may have stopped for it. */
export function whatIsLeft({ dataDir }: Environment): string {
  return readNote(shippingFolder(dataDir))?.from
    ? "Cut off. The machine that served may have stopped for this one: say npm run promote again, which goes on with it."
    : "Cut off. Nothing has changed.";
}

/** Whether a promotion was begun here and not ended, and no other machine has taken over since. */
async function isBegun({ bucket, dataDir }: Environment): Promise<boolean> {
  const note = readNote(shippingFolder(dataDir));
  if (!bucket || !note?.from) return false;
  return (await currentLease(objectsIn(bucket)))?.name === note.name;
}

async function takeOver(
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
  await refuseUnshippable(environment);
  const objects = objectsIn(bucket);
  const folder = shippingFolder(dataDir);
  const begun = readNote(folder);
  const { number, name, from } =
    begun && (await isBegun(environment))
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
  const from = await sourceOf(objects, before);
  if (!isGone && from !== before.name) {
    throw new Error(
      "The machine that took over last has shipped nothing yet: it is still starting, or its promotion was cut off. Wait until it serves; where it never will: npm run promote -- --gone.",
    );
  }
  if (!isGone && !(await isSaid(objects, before, "watched"))) {
    throw new Error(
      "The site that runs has not heard yet that somebody stands by, so it would go on writing: wait some seconds after npm run standby, or say npm run promote -- --gone where it is off for good. Look first whether it serves: it may have taken over just now.",
    );
  }
  const name = randomBytes(8).toString("hex");
  await tryCopy(environment, binary, from);
  const note = { ...FRESH, number: before.number + 1, name, from };
  // first: the answer may be lost
  writeNote(shippingFolder(dataDir), note);
  if (await takeLease(objects, before, { name, from })) return note;
  throw new Error("Another machine was quicker. Here npm run standby stands by for it.");
}

/** Until whoever had the right says that it has ended, or it has run out. */
async function untilOver(objects: Objects, number: number) {
  const endMs = performance.now() + OVER_MS;
  while (performance.now() < endMs) {
    if (await isSaid(objects, { number }, "ended").catch(() => false)) return;
    await sleep(ASK_MS);
  }
}
