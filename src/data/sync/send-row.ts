import type { Table } from "dexie";
import type { QueueRow } from "../local/queue-row.ts";
import { backoffMs, SLOW_MS } from "./backoff.ts";
import type { Retry } from "./classify.ts";
import type { Queue } from "./drain.ts";

/** When an attempt was over, and what chance says about the next one. */
export interface Moment {
  readonly nowMs: number;
  /** 0 to 1. */
  readonly chance: number;
}

/** How a queue's rows are sent, and what becomes of them. */
interface Sending<Row, Outcome> {
  readonly send: (row: Row) => Promise<Outcome>;
  /** `sent` is the row as it was when the attempt began. */
  readonly settle: (sent: Row, outcome: Outcome, moment: Moment) => Promise<void>;
}

/** One attempt to send a row: marks it, sends it, and lets its queue settle what came of it. */
export async function sendRow<Row extends QueueRow, Outcome>(
  queue: Queue<Row>,
  seq: number,
  { send, settle }: Sending<Row, Outcome>,
): Promise<void> {
  const row = await take(queue.table(), seq);
  if (!row) return;
  const outcome = await send(row);
  await settle(row, outcome, { nowMs: Date.now(), chance: Math.random() });
}

/** Marks a row as being sent; undefined when it was taken back, or sent by somebody else meanwhile. */
function take<Row extends QueueRow>(
  table: Table<Row, number>,
  seq: number,
): Promise<Row | undefined> {
  return table.db.transaction("rw", table, async () => {
    const row = await table.get(seq);
    if (row?.state !== "queued") return undefined;
    const taken: Row = { ...row, state: "sending", attempts: row.attempts + 1 };
    await table.put(taken);
    return taken;
  });
}

/** True unless a tab that took the lock from a frozen one has sent the row again meanwhile. */
export function isStillOurs(stored: QueueRow, sent: QueueRow): boolean {
  return stored.state === "sending" && stored.attempts === sent.attempts;
}

/** An answer that will hardly change soon is told when it has come so often. */
const TOLD_AFTER_ATTEMPTS = 3;
const NOT_TAKEN = { message: "not_taken", fields: {}, needsNewId: false };

/**
 * A row without an answer waits: at least as long as the server has asked for. Where the server does
 * not take it, that is said.
 */
export function waitingAgain(
  { attempts }: QueueRow,
  { isSlow, isRefusal, afterMs }: Retry,
  { nowMs, chance }: Moment,
): Pick<QueueRow, "state" | "notBeforeMs" | "problem"> & { readonly heldUntilMs: number } {
  const isTold = isRefusal || (isSlow && attempts >= TOLD_AFTER_ATTEMPTS);
  return {
    state: "queued",
    problem: isTold ? NOT_TAKEN : null,
    notBeforeMs: nowMs + (isSlow ? SLOW_MS : backoffMs(attempts, chance)),
    heldUntilMs: nowMs + (afterMs ?? 0),
  };
}
