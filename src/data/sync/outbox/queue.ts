import type { Table } from "dexie";
import { allRows, localDatabase } from "#data/local/database.ts";
import { isAct, isBooking, type OutboxRow } from "#data/local/outbox-row.ts";
import { toldEpoch } from "#data/remote/epoch.ts";
import { attempt } from "../attempt.ts";
import { drain, type Queue } from "../drain.ts";
import { reoffer } from "../reoffer.ts";

/**
 * The visitor's bookings and messages; what was taken back after it was sent is cancelled. Acts go one after the other, once
 * their booking was answered: what its guest has to look at first holds up what was built upon it.
 */
const OUTBOX: Queue<OutboxRow> = {
  lock: "outbox",
  // stored rows only: none is added here
  table: () => localDatabase().outbox as Table as Table<OutboxRow, number>,
  waiting: async () => nextRows(await allRows()),
  attempt: (row) => attempt(OUTBOX, row),
};

/** What may go next, now or when its time has come. */
export function nextRows(rows: readonly OutboxRow[]): OutboxRow[] {
  const seen = new Set<string>();
  const answered = new Set(
    rows.flatMap((row) => (isBooking(row) && isStanding(row) ? [row.id] : [])),
  );
  const isNext = (row: OutboxRow) => {
    if (!isAct(row)) return true;
    const { booking } = row.command;
    return answered.has(booking) && !seen.has(booking) && seen.add(booking);
  };
  return rows.filter(isNext).filter(isWaiting);
}

const isStanding = ({ state, isUnwanted }: OutboxRow) => state === "sent" && !isUnwanted;

/** True for what is still to be sent, or to be cancelled after it was. */
function isWaiting(row: OutboxRow): boolean {
  return row.state === "queued" || (row.state === "sent" && row.isUnwanted);
}

/**
 * Sends what the visitor's outbox holds; see {@link drain}. Before it, and where an answer comes from another database,
 * what a restore has taken away joins it.
 */
export async function drainOutbox(options?: { force?: boolean }): Promise<number | null> {
  for (;;) {
    const epoch = toldEpoch();
    // what goes wrong there must not hold up what waits
    if (epoch) await reoffer().catch(console.error);
    const dueMs = await drain(OUTBOX, options);
    if (toldEpoch() === epoch) return dueMs;
  }
}
