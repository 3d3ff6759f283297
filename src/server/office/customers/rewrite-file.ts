import { logEvent } from "../../machine/events.ts";
import { whileNotShipping } from "../../machine/shipping.ts";
import { change, numberOf } from "../sql.ts";

/** Stands among the ids of what was erased (pb_migrations/1763600200_accounts.js) until the file was written anew. */
export const OWED = "rewrite";

/** Notes in an erasure's transaction that the file is to be written anew: whatever comes between, the nightly job does it. */
export function oweRewrite(app: pb.App): void {
  change(app, "INSERT OR IGNORE INTO erasures (id) VALUES ({:id})", { id: OWED });
}

export const isRewriteOwed = (app: pb.App): boolean =>
  numberOf(app, "SELECT count(*) AS value FROM erasures WHERE id = {:id}", { id: OWED }) > 0;

/** A reader that is slower than SQLite's patience holds up what leads up to the file. */
const ATTEMPTS = 3;

/**
 * After an erasure: what SQLite has freed keeps its content until something else is written
 * there. The file is written anew (a second for each 50,000 bookings or so), and what leads up to it
 * is cut off.
 */
export function rewriteFile(app: pb.App): void {
  try {
    // merges the words' segments, which would keep the old ones as deleted
    change(app, "INSERT INTO booking_words (booking_words) VALUES ('optimize')");
    change(app, "INSERT INTO customer_words (customer_words) VALUES ('optimize')");
    change(app, "VACUUM");
    let isDone = false;
    whileNotShipping(() => {
      for (let attempt = 1; attempt <= ATTEMPTS && !isDone; attempt += 1) isDone = isCutOff(app);
    });
    if (isDone) {
      change(app, "DELETE FROM erasures WHERE id = {:id}", { id: OWED });
      return;
    }
  } catch {
    // told below
  }
  logEvent("erasure-unfinished", { left: "free pages" });
}

/** One that could not be finished is no error to SQLite: the file is as it was, and what is new lies beside it. */
function isCutOff(app: pb.App): boolean {
  const cut = new DynamicModel({ busy: 0 });
  app.nonconcurrentDB().newQuery("PRAGMA wal_checkpoint(TRUNCATE)").one(cut);
  return Number(cut.busy) === 0;
}
