import { localDatabase } from "../local/database.ts";
import type { OutboxRow } from "../local/outbox-row.ts";
import { attempt } from "./attempt.ts";
import { dueInMs, SLOW_MS } from "./backoff.ts";
import { alone } from "./lock.ts";

/**
 * Sends what waits, oldest first, one at a time, and cancels what was taken back after it was sent.
 * A row that cannot go yet never holds up those behind it.
 * @param force also rows whose waiting time is not over, for when the line has just come back.
 * @returns when the next row is due, in ms from now; null when nothing waits.
 */
export function drainOutbox({ force = false } = {}): Promise<number | null> {
  return alone(async (isStolen) => {
    await releaseInterrupted();
    let lastSeq = -1;
    while (!isStolen()) {
      const row = await nextRow(lastSeq, force);
      if (!row) break;
      lastSeq = row.seq;
      await attempt(row);
    }
    return nextDueMs();
  });
}

/** Whoever held the lock before us is gone: its attempts are no longer under way. */
async function releaseInterrupted(): Promise<void> {
  await localDatabase().outbox.where("state").equals("sending").modify({ state: "queued" });
}

function nextRow(afterSeq: number, force: boolean): Promise<OutboxRow | undefined> {
  const now = Date.now();
  return localDatabase()
    .outbox.where("seq")
    .above(afterSeq)
    .and((row) => isWaiting(row) && dueInMs(row, now, force) === 0)
    .first();
}

async function nextDueMs(): Promise<number | null> {
  const now = Date.now();
  const waiting = await localDatabase().outbox.filter(isWaiting).toArray();
  if (waiting.length === 0) return null;
  return Math.min(SLOW_MS, ...waiting.map((row) => dueInMs(row, now, false)));
}

/** True for what is still to be sent, or to be cancelled after it was. */
function isWaiting(row: OutboxRow): boolean {
  return row.state === "queued" || (row.state === "sent" && row.isUnwanted);
}
