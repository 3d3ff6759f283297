import { existsSync } from "node:fs";
import { runningServer } from "../backup/running.ts";
import type { Environment } from "../environment/environment.ts";
import { shippingFolder } from "../shipping/place.ts";
import type { Log } from "../system/log.ts";
import { currentLease, type Lease, takeBack } from "./lease.ts";
import { readNote, writeNote } from "./note.ts";
import { type Objects, objectsIn } from "./objects.ts";
import { fetchPictures } from "./pictures.ts";
import { endReport, type Report, writeReport } from "./report.ts";
import { sourceOf, tryCopy } from "./try-copy.ts";

const ROUND_MS = 60_000;
/** All of the newest copy is fetched and checked as often: what can't be restored is known before it is needed. */
const CHECK_MS = 3_600_000;

/**
 * Stands by for the site that writes to the environment's bucket: keeps its pictures, tries each hour whether its data can
 * be fetched, and says how it is. Nothing is served from here.
 * @returns `stop`, and `first`, which resolves after the first round
 * @throws without a bucket
 */
export function standBy(environment: Environment, { binary, log }: { binary: string; log: Log }) {
  const { bucket, dataDir } = environment;
  if (!bucket) throw new Error("Give BACKUP_S3_ENDPOINT and the other variables of the bucket.");
  const objects = objectsIn(bucket);
  const ended = new AbortController();
  const transfers = objectsIn(bucket, ended.signal);
  let report: Report = { atMs: 0, checkedMs: 0, reason: "", hasKey: false };
  let triedMs = Number.NEGATIVE_INFINITY;

  let told = "";
  /** Once, and again when it has changed: who has read that it is not ready reads that it is. */
  const tell = () => {
    const { hasKey, reason } = report;
    const isReady = hasKey && reason === "";
    const state = JSON.stringify({ isReady, hasKey, reason });
    if (state !== told) log("standby", { isReady, hasKey, reason });
    told = state;
  };
  const round = async () => {
    const hasKey = environment.encryptionKey !== null || existsSync(`${dataDir}.key`);
    report = { ...report, hasKey };
    try {
      const lease = await othersLease(objects, dataDir);
      await fetchPictures(transfers, dataDir);
      if (hasKey && performance.now() - triedMs >= CHECK_MS) {
        triedMs = performance.now();
        await tryCopy(environment, binary, await sourceOf(objects, lease));
        report = { ...report, checkedMs: Date.now(), reason: "" };
      }
    } catch (error) {
      // tried again with the next round
      triedMs = Number.NEGATIVE_INFINITY;
      report = { ...report, reason: error instanceof Error ? error.message : String(error) };
      log("standby-failed", { reason: report.reason });
    }
    report = { ...report, atMs: Date.now() };
    tell();
    await writeReport(objects, report).catch(() => {});
  };
  let running = round();
  const first = running;
  const timer = setInterval(() => {
    running = running.then(round);
  }, ROUND_MS);
  return {
    first: first.then(() => report),
    async stop() {
      clearInterval(timer);
      ended.abort();
      await running;
    },
  };
}

/** Nobody stands by any more: the site's right to write does not run out from then on, nor is it taken away but by force. */
export async function leave({ bucket, dataDir }: Environment): Promise<void> {
  if (!bucket) throw new Error("Give BACKUP_S3_ENDPOINT and the other variables of the bucket.");
  const objects = objectsIn(bucket);
  await endReport(objects);
  const folder = shippingFolder(dataDir);
  const note = readNote(folder);
  // one that runs hears of it by itself
  if (!note?.isWatched || (await runningServer(dataDir))) return;
  await takeBack(objects, note, "watched");
  writeNote(folder, { ...note, isWatched: false });
}

/** @throws where nobody writes to the bucket, or this machine itself does */
export async function othersLease(objects: Objects, dataDir: string): Promise<Lease> {
  const lease = await currentLease(objects);
  if (!lease) {
    throw new Error("No site writes to this bucket yet: start it with Litestream there first.");
  }
  const note = readNote(shippingFolder(dataDir));
  if (note && !note.from && note.number === lease.number) {
    throw new Error("It is this machine that has the right to write: npm start.");
  }
  return lease;
}
