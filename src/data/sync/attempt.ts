import { localDatabase } from "../local/database.ts";
import type { BookingRow, OutboxRow } from "../local/outbox-row.ts";
import { cancelBooking, type ManageAnswer } from "../remote/manage.ts";
import { sendCommand } from "../remote/send.ts";
import { backoffMs, retryAfterMs } from "./backoff.ts";
import { classify, type Outcome } from "./classify.ts";
import { settled } from "./settle.ts";

/** One attempt for a row: to send it, or to cancel what was taken back after it had been sent. */
export async function attempt(row: OutboxRow): Promise<void> {
  if (row.state === "queued") return send(row.seq);
  if (row.kind === "booking") return cancel(row);
}

async function send(seq: number): Promise<void> {
  const row = await take(seq);
  if (!row) return;
  const outcome = await outcomeOf(row);
  await localDatabase()
    .outbox.where("seq")
    .equals(seq)
    .modify((stored, ref) => {
      const next = settled(stored, row, outcome, { nowMs: Date.now(), chance: Math.random() });
      if (next) ref.value = next;
      else delete (ref as { value?: OutboxRow }).value;
    });
}

/** Marks a row as being sent; undefined when it was taken back, or sent by somebody else meanwhile. */
function take(seq: number): Promise<OutboxRow | undefined> {
  const { outbox } = localDatabase();
  return localDatabase().transaction("rw", outbox, async () => {
    const row = await outbox.get(seq);
    if (row?.state !== "queued") return undefined;
    const taken: OutboxRow = { ...row, state: "sending", attempts: row.attempts + 1 };
    await outbox.put(taken);
    return taken;
  });
}

/** A row that our own code cannot read is parked: it must not hold up the others. */
async function outcomeOf(row: OutboxRow): Promise<Outcome> {
  try {
    return classify(await sendCommand(row), row, Date.now());
  } catch (error) {
    console.error(error);
    const message = "This device cannot send it as it is. Please book again or call us.";
    return { next: "attention", problem: { message, fields: {}, needsNewId: true } };
  }
}

async function cancel(row: BookingRow): Promise<void> {
  const answer = await cancelBooking(row.id, row.command.manage_key);
  await localDatabase()
    .outbox.where("seq")
    .equals(row.seq)
    .modify((stored) => {
      if (stored.kind === "booking" && stored.isUnwanted) {
        Object.assign(stored, cancelled(stored, answer, Date.now()));
      }
    });
}

function cancelled(row: BookingRow, answer: ManageAnswer, nowMs: number): Partial<BookingRow> {
  switch (answer.kind) {
    case "known":
      return { isUnwanted: false, view: { ...row.view, ...answer.standing }, problem: null };
    case "refused": {
      const problem = { message: answer.message, fields: {}, needsNewId: false };
      return { isUnwanted: false, problem };
    }
    case "unknown": {
      const attempts = row.attempts + 1;
      return {
        attempts,
        notBeforeMs: nowMs + backoffMs(attempts, Math.random()),
        heldUntilMs: nowMs + (retryAfterMs(answer.retryAfter, nowMs) ?? 0),
      };
    }
  }
}
