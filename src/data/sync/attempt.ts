import { whyGone } from "#domain/booking/trip-key.ts";
import { localDatabase } from "../local/database.ts";
import { type BookingRow, isAct, isBooking, type OutboxRow } from "../local/outbox-row.ts";
import { toldEpoch } from "../remote/epoch.ts";
import { cancelBooking, type ManageAnswer } from "../remote/manage.ts";
import { lastAnsweredMs } from "../remote/request.ts";
import { sendCommand } from "../remote/send.ts";
import { backoffMs, retryAfterMs } from "./backoff.ts";
import { classify, type Outcome } from "./classify.ts";
import type { Queue } from "./drain.ts";
import { attemptAct } from "./guest-acts/attempt.ts";
import { rowsOfBooking } from "./guest-acts/rows.ts";
import { type Moment, sendRow } from "./send-row.ts";
import { settled } from "./settle.ts";

/** One attempt for a row: to send it, or to cancel what was taken back after an attempt. */
export async function attempt(outbox: Queue<OutboxRow>, row: OutboxRow): Promise<void> {
  // what was taken back is not sent once more: the server may never have had it
  if (row.kind === "booking" && row.isUnwanted) return cancel(row);
  if (row.kind === "change") return attemptAct(outbox, row);
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
    if (isAct(row)) throw new Error("Acts are sent by themselves.");
    return classify(await sendCommand(row), row, Date.now());
  } catch (error) {
    console.error(error);
    return { next: "attention", problem: { message: "unsendable", fields: {}, needsNewId: true } };
  }
}

async function cancel(row: BookingRow): Promise<void> {
  const { id, command, movedTo, view } = row;
  // that it is cancelled we know from an answer: a restore has taken it away
  const recovered = view.status === "cancelled" ? "cancel" : undefined;
  const content = { moved_to: movedTo, recovered };
  const answer = await cancelBooking(id, command.manage_key, content);
  const { outbox } = localDatabase();
  await localDatabase().transaction("rw", outbox, async () => {
    const rows = await rowsOfBooking(row.id);
    const stored = rows.find(isBooking);
    // what was withdrawn meanwhile is not cancelled, unless it is
    if (!stored || (!stored.isUnwanted && answer.kind !== "known")) return;
    const next = cancelled(stored, answer, Date.now());
    if (next) await outbox.put({ ...stored, ...next });
    // what was to be done with it has no sense any more
    const isOver = !next || next.view?.status === "cancelled";
    const gone = rows.filter((one) => (isAct(one) ? isOver : !next));
    await outbox.bulkDelete(gone.map(({ seq }) => seq));
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
      const mark = view.status === "cancelled" && {
        epoch: toldEpoch(),
        cancelledMs: lastAnsweredMs(),
      };
      return { state: "sent", isUnwanted: false, view, problem: null, ...mark };
    }
    case "ended":
      return null;
    case "refused": {
      // never answered, and the id is somebody else's: there is nothing of this device to be cancelled
      if (row.state !== "sent" && !answer.isThere) return null;
      const message = answer.isThere ? answer.message : whyGone(row.command.manage_key);
      const problem = { message, fields: {}, needsNewId: false };
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
