import { openBucket } from "../machine/backup-copies.ts";
import { logEvent } from "../machine/events.ts";
import { ledgerFile, readEntries } from "./ledger.ts";

/** Beside the backups in the bucket, where no rule that deletes old backups finds it. */
const FOLDER = "erasures/";
const COPIED_KEY = "erasuresCopied";

/**
 * The cron job, each minute: the ledger as it is goes off the machine when something was added, and
 * after each start. A bucket that is away holds up no erasure: the next run tries again. The first
 * entry names the copy, so that no other ledger takes its place.
 */
export function copyLedger(app: pb.App): void {
  const file = ledgerFile();
  const [first, ...more] = file ? readEntries(file) : [];
  const state = `${first?.id} ${more.length}`;
  if (!first || app.store().get(COPIED_KEY) === state) return;
  const bucket = openBucket();
  if (!bucket) return;
  try {
    bucket.uploadFile($filesystem.fileFromPath(file), `${FOLDER}${first.id}.jsonl`);
    app.store().set(COPIED_KEY, state);
  } catch {
    logEvent("backup-copy-failed", { reason: "the ledger of erasures" });
  } finally {
    bucket.close();
  }
}

/**
 * Fetches all ledgers of the bucket into a folder, for a restore.
 * @returns their paths; none without a bucket
 * @throws when the bucket cannot be asked
 */
export function fetchLedgers(folder: string): string[] {
  const bucket = openBucket();
  if (!bucket) return [];
  const target = $filesystem.local(folder);
  try {
    return bucket.list(FOLDER).map(({ key }) => {
      const name = key.slice(FOLDER.length);
      target.uploadFile(bucket.getReuploadableFile(key, true), name);
      return `${folder}/${name}`;
    });
  } finally {
    target.close();
    bucket.close();
  }
}
