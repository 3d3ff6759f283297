import type { OutboxRow } from "../local/outbox-row.ts";
import { toldEpoch } from "../remote/epoch.ts";
import type { Outcome } from "./classify.ts";
import { isStillOurs, type Moment, waitingAgain } from "./send-row.ts";

/**
 * What becomes of a stored row when an attempt is over.
 * @param stored as it stands now: since it was sent it may have been taken back, mended, or sent
 * again by a tab that took the lock from a frozen one.
 * @param sent as it was when the attempt began.
 * @returns null when the row has served its purpose.
 */
export function settled(
  stored: OutboxRow,
  sent: OutboxRow,
  outcome: Outcome,
  moment: Moment,
): OutboxRow | null {
  // of an attempt that others have overtaken only a yes to the same content counts
  if (!isStillOurs(stored, sent) && !(outcome.next === "sent" && isAwaited(stored, sent)))
    return stored;
  switch (outcome.next) {
    case "sent":
      // of a message nothing stays, once its sender has heard of it
      if (stored.kind === "message" && !stored.isToTell) return null;
      return {
        ...stored,
        state: "sent",
        problem: null,
        notBeforeMs: 0,
        epoch: toldEpoch(),
        ...(stored.kind === "booking" && outcome.view ? { view: outcome.view } : {}),
      };
    case "attention":
      // brought back, and ended meanwhile: the device keeps its copy, as of any that the office has deleted
      if (stored.recovered && outcome.problem.needsNewId)
        return { ...stored, state: "sent", epoch: toldEpoch() };
      // what the visitor has taken back and the server has not stored is gone
      if (stored.isUnwanted && !outcome.problem.needsNewId) return null;
      return { ...stored, state: "attention", isUnwanted: false, problem: outcome.problem };
    case "retry":
      return { ...stored, ...waitingAgain(sent, outcome, moment) };
  }
}

function isAwaited(stored: OutboxRow, sent: OutboxRow): boolean {
  const isOpen = stored.state === "queued" || stored.state === "sending";
  return isOpen && JSON.stringify(stored.command) === JSON.stringify(sent.command);
}
