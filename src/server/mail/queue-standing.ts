import { instantOf, stamp } from "../office/sql.ts";
import { IS_FOR_PAGES, LEASE_MS, MAILBOX_IS_FULL } from "./queue.ts";

/** An attempt that takes longer than this hangs, in ms. */
const HANGING_MS = 60_000;

/** How one mail stands, with the mail server's last words. */
export function mailStanding(app: pb.App, mailId: string): { state: string; error: string } {
  const row = new DynamicModel({ state: "", error: "" });
  app
    .db()
    .newQuery("SELECT state, error FROM mails WHERE id = {:id}")
    .bind({ id: mailId })
    .one(row);
  return { state: String(row.state), error: String(row.error) };
}

/** How a booking's mails stand. */
interface MailsStanding {
  /** None there, all settled (sent or suppressed), under way, or waiting. */
  readonly state: "none" | "settled" | "sending" | "waiting";
  /** Whether one has gone to the guest, was too many for the mailbox, or is not wanted. */
  readonly guest: "told" | "too many" | "none";
}

/** Without those that are put off: nobody waits for them. */
export function mailsOfBooking(app: pb.App, bookingId: string): MailsStanding {
  const row = new DynamicModel({ mails: 0, settled: 0, sending: 0, told: 0, full: 0 });
  app
    .db()
    .newQuery(
      `SELECT count(*) AS mails, coalesce(sum(state IN ('sent', 'suppressed')), 0) AS settled,
              coalesce(sum(state = 'sending'), 0) AS sending,
              coalesce(sum(state = 'sent' AND kind LIKE 'customer%'), 0) AS told,
              coalesce(sum(error = {:full}), 0) AS full
       FROM mails WHERE booking = {:booking} AND (state <> 'queued' OR ${IS_FOR_PAGES})`,
    )
    .bind({ booking: bookingId, full: MAILBOX_IS_FULL, now: Date.now() })
    .one(row);
  const guest = Number(row.told) > 0 ? "told" : row.full === 0 ? "none" : "too many";
  if (row.mails === 0) return { state: "none", guest };
  if (row.settled === row.mails) return { state: "settled", guest };
  return { state: row.sending === 0 ? "waiting" : "sending", guest };
}

/**
 * True when an attempt has been under way for so long that the mail server seems to hang: each one
 * more would block one more engine.
 */
export function isHanging(app: pb.App, nowMs: number): boolean {
  const row = new DynamicModel({ mails: 0 });
  app
    .db()
    .newQuery(
      "SELECT count(*) AS mails FROM mails WHERE state = 'sending' AND lease_until BETWEEN {:now} AND {:long}",
    )
    .bind({ now: nowMs, long: nowMs + LEASE_MS - HANGING_MS })
    .one(row);
  return Number(row.mails) > 0;
}

/** Mails that are still to be sent, and when the oldest of them was asked for (ms; 0: none waits). */
export function mailsWaiting(app: pb.App, nowMs: number): { count: number; oldestMs: number } {
  const row = new DynamicModel({ count: 0, oldest: "" });
  app
    .db()
    .newQuery(
      `SELECT count(*) AS count, coalesce(min(created_at), '') AS oldest FROM (
         SELECT created_at FROM mails WHERE state = 'queued'
         UNION ALL SELECT created_at FROM mails WHERE state = 'sending')
       WHERE created_at <= {:now}`,
    )
    .bind({ now: stamp(nowMs) })
    .one(row);
  const oldestMs = instantOf(String(row.oldest));
  return { count: Number(row.count), oldestMs: Number.isNaN(oldestMs) ? 0 : oldestMs };
}
