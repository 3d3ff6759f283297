import { openBucket } from "../machine/backup-copies.ts";
import { logEvent } from "../machine/events.ts";
import { ledgerFile, readEntries } from "./ledger.ts";
import { notesAreSent, notesOf } from "./notes.ts";

/** Beside the backups in the bucket, where no rule that deletes old backups finds it. */
const FOLDER = "erasures/";
const COPIED_KEY = "erasuresCopied";
const COPYING_KEY = "copyingErasuresSince";
/** A copy that has taken longer was killed. */
const LONGEST_COPY_MS = 60_000;
const LOOK_AGAIN_MS = 20;

/** The cron job, each minute: what no answer has waited for, such as what the clock erases, and after each start. */
export function copyLedger(app: pb.App): void {
  isLedgerCopied(app);
}

/**
 * Brings the ledger as it is off the machine where something was added. The first entry names the copy, so that no other
 * ledger takes its place; copies are made one after the other, or an older one would.
 * @returns false where the bucket does not take it; the cron job goes on trying
 */
export function isLedgerCopied(app: pb.App): boolean {
  const file = ledgerFile();
  if (!file || !$os.getenv("BACKUP_S3_ENDPOINT")) return true;
  while (!takeTurn(app)) sleep(LOOK_AGAIN_MS);
  try {
    const notes = notesOf(app);
    copy(app, file);
    notesAreSent(app, notes);
    return true;
  } catch {
    logEvent("backup-copy-failed", { reason: "the ledger of erasures" });
    return false;
  } finally {
    app.store().set(COPYING_KEY, 0);
  }
}

function takeTurn(app: pb.App): boolean {
  let isMine = false;
  app.store().setFunc(COPYING_KEY, (since) => {
    isMine = Date.now() - Number(since ?? 0) > LONGEST_COPY_MS;
    return isMine ? Date.now() : since;
  });
  return isMine;
}

function copy(app: pb.App, file: string): void {
  const [first, ...more] = readEntries(file);
  const state = `${first?.id} ${more.length}`;
  if (!first || app.store().get(COPIED_KEY) === state) return;
  const bucket = openBucket();
  if (!bucket) return;
  try {
    bucket.uploadFile($filesystem.fileFromPath(file), `${FOLDER}${first.id}.jsonl`);
    app.store().set(COPIED_KEY, state);
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
