import { localDatabase } from "../local/database.ts";
import type { BookingRow, OutboxRow } from "../local/outbox-row.ts";
import { cancelBooking, type ManageAnswer } from "../remote/manage.ts";
import { sendCommand } from "../remote/send.ts";
import { backoffMs, retryAfterMs } from "./backoff.ts";
import { classify, type Outcome } from "./classify.ts";
import type { Queue } from "./drain.ts";
import { type Moment, sendRow } from "./send-row.ts";
import { settled } from "./settle.ts";

/** One attempt for a row: to send it, or to cancel what was taken back after it had been sent. */
export async function attempt(outbox: Queue<OutboxRow>, row: OutboxRow): Promise<void> {
  if (row.state === "queued") return sendRow(outbox, row.seq, { send: outcomeOf, settle });
  if (row.kind === "booking") return cancel(row);
}

async function settle(sent: OutboxRow, outcome: Outcome, moment: Moment): Promise<void> {
  await localDatabase()
    .outbox.where("seq")
    .equals(sent.seq)
    .modify((stored, ref) => {
      const next = settled(stored, sent, outcome, moment);
      if (next) ref.value = next;
      else delete (ref as { value?: OutboxRow }).value;
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
