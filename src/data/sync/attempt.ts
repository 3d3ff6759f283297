import { localDatabase } from "../local/database.ts";
import type { BookingRow, OutboxRow } from "../local/outbox-row.ts";
import { cancelBooking, type ManageAnswer } from "../remote/manage.ts";
import { sendCommand } from "../remote/send.ts";
import { backoffMs, retryAfterMs } from "./backoff.ts";
import { classify, type Outcome } from "./classify.ts";
import type { Queue } from "./drain.ts";
import { type Moment, sendRow } from "./send-row.ts";
import { settled } from "./settle.ts";

/** One attempt for a row: to send it, or to cancel what was taken back after an attempt. */
export async function attempt(outbox: Queue<OutboxRow>, row: OutboxRow): Promise<void> {
  // what was taken back is not sent once more: the server may never have had it
  if (row.kind === "booking" && row.isUnwanted) return cancel(row);
  if (row.state === "queued") return sendRow(outbox, row.seq, { send: outcomeOf, settle });
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
    return { next: "attention", problem: { message: "unsendable", fields: {}, needsNewId: true } };
  }
}

async function cancel(row: BookingRow): Promise<void> {
  const answer = await cancelBooking(row.id, row.command.manage_key);
  await localDatabase()
    .outbox.where("seq")
    .equals(row.seq)
    .modify((stored, ref) => {
      if (stored.kind !== "booking" || !stored.isUnwanted) return;
      const next = cancelled(stored, answer, Date.now());
      if (next) Object.assign(stored, next);
      else delete (ref as { value?: OutboxRow }).value;
    });
}

/** @returns null when nothing is left of it */
function cancelled(
  row: BookingRow,
  answer: ManageAnswer,
  nowMs: number,
): Partial<BookingRow> | null {
  switch (answer.kind) {
    case "known": {
      const view = { ...row.view, ...answer.standing };
      return { state: "sent", isUnwanted: false, view, problem: null };
    }
    case "ended":
      return null;
    case "refused": {
      // never answered, and the id is somebody else's: there is nothing of this device to be cancelled
      if (row.state !== "sent" && !answer.isThere) return null;
      const problem = { message: answer.message, fields: {}, needsNewId: false };
      return { state: "sent", isUnwanted: false, problem };
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
