import type { Table } from "dexie";
import { allRows, localDatabase } from "../local/database.ts";
import type { OutboxRow } from "../local/outbox-row.ts";
import { attempt } from "./attempt.ts";
import { drain, type Queue } from "./drain.ts";

/** The visitor's bookings and messages; what was taken back after it was sent is cancelled. */
const OUTBOX: Queue<OutboxRow> = {
  lock: "outbox",
  // stored rows only: none is added here
  table: () => localDatabase().outbox as Table as Table<OutboxRow, number>,
  waiting: async () => (await allRows()).filter(isWaiting),
  attempt: (row) => attempt(OUTBOX, row),
};

/** True for what is still to be sent, or to be cancelled after it was. */
function isWaiting(row: OutboxRow): boolean {
  return row.state === "queued" || (row.state === "sent" && row.isUnwanted);
}

/** Sends what the visitor's outbox holds; see {@link drain}. */
export function drainOutbox(options?: { force?: boolean }): Promise<number | null> {
  return drain(OUTBOX, options);
}
