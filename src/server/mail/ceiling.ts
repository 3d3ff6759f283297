import { change, stamp } from "../office/sql.ts";
import { tellOnceADay } from "./once-a-day.ts";
import type { MailJob } from "./queue.ts";

const DAY_MS = 86_400_000;
/** How long a mail that is held back waits before it is looked at again: each look takes a place of others. */
const LOOK_AGAIN_MS = 60 * 60_000;

/** Two counts, since those that were sent are looked up by when that was: there are all that ever were. */
export const HELD_BACK = `UPDATE mails SET state = 'queued', lease_until = 0, mailbox = '', attempts = attempts - 1,
    due_at = {:next}, error = {:why}
  WHERE id = {:id} AND {:most} <= (
    SELECT count(*) FROM mails AS other INDEXED BY idx_mails_leased
      WHERE other.state = 'sending' AND other.mailbox <> '' AND other.id <> {:id}) + (
    SELECT count(*) FROM mails AS other INDEXED BY idx_mails_counted
      WHERE other.mailbox <> '' AND other.sent_at >= {:since} AND other.state = 'sent'
        AND other.id <> {:id})`;

/**
 * Holds a taken job back when as many mails as the operator wants have gone to customers within a day:
 * it waits, and the operator is told once a day. Its mailbox has been counted before.
 * @returns false when it may go
 */
export function holdBack(app: pb.App, job: MailJob, mostADay: number): boolean {
  const nowMs = Date.now();
  const held = change(app, HELD_BACK, {
    id: job.id,
    most: mostADay,
    next: nowMs + LOOK_AGAIN_MS,
    since: stamp(nowMs - DAY_MS),
    why: "held_back",
  });
  if (held === 0) return false;
  tellOnceADay(app, "ceiling");
  return true;
}
