import { localDatabase } from "../local/database.ts";
import type { BookingRow, OutboxRow } from "../local/outbox-row.ts";
import { cancelBooking } from "../remote/manage.ts";
import { sendCommand } from "../remote/send.ts";
import { backoffMs, SLOW_MS } from "./backoff.ts";
import { classify, type Outcome } from "./classify.ts";

/** One attempt for a row: to send it, or to cancel what was taken back after it had been sent. */
export async function attempt(row: OutboxRow): Promise<void> {
  if (row.state === "queued") return send(row);
  if (row.kind === "booking") return cancel(row);
}

async function send(row: OutboxRow): Promise<void> {
  const attempts = row.attempts + 1;
  const taken = await localDatabase()
    .outbox.where("seq")
    .equals(row.seq)
    .and(({ state }) => state === "queued")
    .modify({ state: "sending", attempts });
  if (taken === 0) return; // taken back, or sent by somebody else meanwhile
  const answer = await sendCommand(row);
  await change(row, changesFor(classify(answer, row, Date.now()), attempts));
}

function changesFor(outcome: Outcome, attempts: number): Partial<OutboxRow> {
  switch (outcome.next) {
    case "sent":
      return {
        state: "sent",
        problem: null,
        notBeforeMs: 0,
        ...(outcome.view ? { view: outcome.view } : {}),
      };
    case "attention":
      return { state: "attention", problem: outcome.problem };
    case "retry": {
      const wait = outcome.isSlow ? SLOW_MS : backoffMs(attempts, Math.random());
      return { state: "queued", notBeforeMs: Date.now() + Math.max(wait, outcome.afterMs ?? 0) };
    }
  }
}

async function cancel(row: BookingRow): Promise<void> {
  const answer = await cancelBooking(row.id, row.command.manage_key);
  if (answer.kind === "unknown") {
    const attempts = row.attempts + 1;
    await change(row, { attempts, notBeforeMs: Date.now() + backoffMs(attempts, Math.random()) });
    return;
  }
  const view = answer.kind === "known" ? { ...row.view, ...answer.standing } : row.view;
  const problem =
    answer.kind === "refused" ? { message: answer.message, fields: {}, needsNewId: false } : null;
  await change(row, { isUnwanted: false, view, problem });
}

async function change(row: OutboxRow, changes: Partial<OutboxRow>): Promise<void> {
  await localDatabase().outbox.where("seq").equals(row.seq).modify(changes);
}
