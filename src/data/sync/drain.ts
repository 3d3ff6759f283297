import { localDatabase } from "../local/database.ts";
import type { OutboxRow } from "../local/outbox-row.ts";
import { sendCommand } from "../remote/send.ts";
import { backoffMs, SLOW_MS } from "./backoff.ts";
import { classify, type Outcome } from "./classify.ts";

const LOCK = "outbox";

/**
 * Sends what waits, oldest first, one at a time. The Web Lock keeps a second tab or the worker from
 * doing the same meanwhile; where there is none, the server's idempotence still gives one row.
 * @param force also rows whose waiting time is not over, for when the line has just come back.
 * @returns when the next row is due, in ms from now; null when nothing waits.
 */
export async function drainOutbox({ force = false } = {}): Promise<number | null> {
  const drain = () => drainAlone(force);
  return typeof navigator.locks === "undefined" ? drain() : navigator.locks.request(LOCK, drain);
}

async function drainAlone(force: boolean): Promise<number | null> {
  await releaseInterrupted();
  let lastSeq = -1;
  for (;;) {
    const row = await nextRow(lastSeq, force ? Number.POSITIVE_INFINITY : Date.now());
    if (!row) return nextDueMs();
    lastSeq = row.seq;
    await sendRow(row);
  }
}

/** Whoever held the lock before us is gone: its attempts are no longer under way. */
async function releaseInterrupted(): Promise<void> {
  await localDatabase().outbox.where("state").equals("sending").modify({ state: "queued" });
}

function nextRow(afterSeq: number, dueMs: number): Promise<OutboxRow | undefined> {
  return localDatabase()
    .outbox.where("seq")
    .above(afterSeq)
    .and((row) => row.state === "queued" && row.notBeforeMs <= dueMs)
    .first();
}

async function nextDueMs(): Promise<number | null> {
  const waiting = await localDatabase().outbox.where("state").equals("queued").toArray();
  if (waiting.length === 0) return null;
  const now = Date.now();
  const first = Math.min(...waiting.map((row) => row.notBeforeMs));
  // a device's clock may have jumped: no wait is longer than the longest delay
  return Math.min(Math.max(0, first - now), SLOW_MS);
}

async function sendRow(row: OutboxRow): Promise<void> {
  const { outbox } = localDatabase();
  const attempts = row.attempts + 1;
  const taken = await outbox
    .where({ seq: row.seq, state: "queued" })
    .modify({ state: "sending", attempts });
  if (taken === 0) return;
  const answer = await sendCommand(row);
  const outcome = classify(answer, row, Date.now());
  await outbox.where("seq").equals(row.seq).modify(changesFor(outcome, attempts));
}

function changesFor(outcome: Outcome, attempts: number): Partial<OutboxRow> {
  switch (outcome.next) {
    case "sent":
      return { state: "sent", problem: null, ...(outcome.view ? { view: outcome.view } : {}) };
    case "attention":
      return { state: "attention", problem: outcome.problem };
    case "retry": {
      const wait = outcome.isSlow ? SLOW_MS : backoffMs(attempts, Math.random());
      return { state: "queued", notBeforeMs: Date.now() + Math.max(wait, outcome.afterMs ?? 0) };
    }
  }
}
