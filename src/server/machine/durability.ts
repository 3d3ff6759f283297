import { causeOf, logEvent } from "./events.ts";
import { awaitShipping } from "./shipping.ts";

/**
 * Makes the next commit reach the disk before it is acknowledged. PocketBase opens SQLite with
 * `synchronous=NORMAL`, under which a power cut may lose what was answered with 200. The setting
 * is lost when an idle connection closes, hence before each transaction that matters.
 */
export function commitToDisk(app: pb.App): void {
  if (!app.isTransactional()) app.nonconcurrentDB().newQuery("PRAGMA synchronous=FULL").execute();
}

/**
 * The same for what PocketBase itself writes: the back office's changes. It reads a row, takes the
 * changes into it and stores all of it again: only the changed columns, or what somebody else has
 * saved in between would be gone. @throws 503 as below
 */
export function commitNextToDisk(e: pb.RecordRequestEvent): void {
  commitToDisk(e.app);
  e.record.ignoreUnchangedFields(true);
  awaitShipping(e.record);
  try {
    e.next();
  } catch (error) {
    throw STORAGE_TROUBLE.test(wordsOf(error)) ? storageTrouble(error) : error;
  }
}

/** SQLite's words for a full disk, a lock that lasts, a disk that fails. */
const STORAGE_TROUBLE = /disk is full|database is locked|disk I\/O error|readonly database|\(13\)/i;

const wordsOf = (error: unknown) => `${error} ${causeOf(error)}`;

/**
 * The answer to a write that failed for no fault of the sender (disk full, database locked): 503,
 * so that devices keep the booking and try again. PocketBase itself would say 400.
 */
export function storageTrouble(error: unknown): ApiError {
  logEvent("storage-trouble", { reason: STORAGE_TROUBLE.exec(wordsOf(error))?.[0] ?? "other" });
  return new ApiError(503, "The server cannot store this at the moment. Please try again.");
}
