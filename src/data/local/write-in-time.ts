import type { Dexie, Table, Transaction } from "dexie";

/** A disk that has not stored in this time counts as one that does not: who books can still do so online. */
const PATIENCE_MS = 2_000;

/**
 * Changes tables in one transaction that either is on the disk in time or never will be: what the
 * page has called failed must not be sent later after all. The database can't even be opened while a
 * frozen tab of an older version holds it.
 * @param patienceMs the longest that it may take
 * @throws when nothing was stored.
 */
export function writeInTime(
  database: Dexie,
  tables: readonly Table[],
  write: () => Promise<void>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    let running: Transaction | null = null;
    const timer = setTimeout(() => {
      isLate = true;
      if (running) abort(running);
      else reject(new Error("The storage does not answer."));
    }, patienceMs);
    const written = database.transaction("rw", [...tables], async (transaction) => {
      if (isLate) throw new Error("The storage answers too late.");
      running = transaction;
      await write();
    });
    written.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // it is being committed at this moment, and says so itself
  }
}
