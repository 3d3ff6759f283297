import type { Table } from "dexie";
import type { QueueRow } from "../local/queue-row.ts";
import { dueInMs, SLOW_MS } from "./backoff.ts";
import { alone } from "./lock.ts";

/** Commands that this device keeps until the server has answered them: the visitor's, the back office's. */
export interface Queue<Row extends QueueRow> {
  /** The Web Lock that is held while it is sent from. */
  readonly lock: string;
  table(): Table<Row, number>;
  /** What may be tried now or later, in the order of `seq`. */
  waiting(): Promise<Row[]>;
  attempt(row: Row): Promise<void>;
}

/**
 * Sends what waits, oldest first, one at a time. A row that cannot go yet never holds up those
 * behind it.
 * @param force also rows whose waiting time is not over, for when the line has just come back.
 * @returns when the next row is due, in ms from now; null when nothing waits.
 */
export function drain<Row extends QueueRow>(
  queue: Queue<Row>,
  { force = false } = {},
): Promise<number | null> {
  return alone(queue.lock, async (isStolen) => {
    // whoever held the lock before us is gone: its attempts are no longer under way
    await (queue.table() as Table).where("state").equals("sending").modify({ state: "queued" });
    let lastSeq = -1;
    while (!isStolen()) {
      const row = await nextRow(queue, lastSeq, force);
      if (!row) break;
      lastSeq = row.seq;
      await queue.attempt(row);
    }
    return nextDueMs(queue);
  });
}

async function nextRow<Row extends QueueRow>(
  queue: Queue<Row>,
  afterSeq: number,
  force: boolean,
): Promise<Row | undefined> {
  const now = Date.now();
  const rows = await queue.waiting();
  return rows.find((row) => row.seq > afterSeq && dueInMs(row, now, force) === 0);
}

async function nextDueMs<Row extends QueueRow>(queue: Queue<Row>): Promise<number | null> {
  const now = Date.now();
  const waiting = await queue.waiting();
  if (waiting.length === 0) return null;
  return Math.min(SLOW_MS, ...waiting.map((row) => dueInMs(row, now, false)));
}
