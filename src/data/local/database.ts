import Dexie, { type Table } from "dexie";
import type { Site } from "#domain/site/site.ts";
import type { NewOutboxRow, OutboxRow } from "./outbox-row.ts";

/** What keys of departures begin with, beside the site: a table of their own would be another version of the database. */
export const DEPARTURES = "departures/";

/**
 * Everything that this device keeps. Transactions are strict: what the page calls saved is on the
 * disk and not in a buffer (OFFLINE.md, the outbox).
 */
class LocalDatabase extends Dexie {
  declare outbox: Table<OutboxRow, number, NewOutboxRow & { seq?: number }>;
  declare site: Table<Site, string>;

  constructor() {
    // without Dexie's cache: a list shows what is on the disk, not what is about to be there
    super("cayo-wayfarers", { chromeTransactionDurability: "strict", cache: "disabled" });
    this.version(1).stores({ outbox: "++seq, &id, state" });
    this.version(2).stores({ site: "" });
  }
}

let opened: LocalDatabase | null = null;

/** The one database of this context, opened when it is first needed. */
export function localDatabase(): LocalDatabase {
  opened ??= new LocalDatabase();
  return opened;
}

/** Opens it while a page is still being taken over, for pages that show what it keeps. */
export function openAhead(): void {
  if (!globalThis.indexedDB) return; // the page is being rendered ahead, or nothing can be kept
  localDatabase()
    .open()
    .catch(() => {
      // said to whoever reads from it
    });
}

/**
 * All rows of the visitor's outbox, oldest first, in one request. Dexie's filters would step from row
 * to row, and whoever wants to write waits until they have come to the end.
 */
export function allRows(): Promise<OutboxRow[]> {
  return localDatabase().outbox.toArray();
}
