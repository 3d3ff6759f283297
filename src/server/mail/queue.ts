import { mailboxOf } from "#domain/mailbox.ts";
import { commitToDisk } from "../machine/durability.ts";
import { stamp } from "../office/sql.ts";

/** How long one attempt may hold a job before another may take it, in ms. */
export const LEASE_MS = 10 * 60_000;
/** Delays before the second, third, … attempt, in minutes. */
export const RETRY_MINUTES = [1, 2, 5, 10, 20, 40, 60, 120, 180, 240] as const;
/** Mails that one mailbox gets within a day from strangers' bookings (CONTRACT, settled questions). */
const DAILY_MAILS_PER_MAILBOX = 3;
const DAY_MS = 86_400_000;
/** How long a booking's own page has to ask for its mails before the cron job sends them, in ms. */
const PAGE_MS = 20_000;
/** `due_at` is -1 for a new booking's, whose statement can't reckon (pb_migrations/1764713000_who_is_told.js). */
const IS_DUE = "due_at <= {:now} AND (due_at <> -1 OR created_at <= {:pageHadTime})";
const dueBy = (nowMs: number) => ({ now: nowMs, pageHadTime: stamp(nowMs - PAGE_MS) });
/** Why the fourth is not sent. */
export const MAILBOX_IS_FULL = "mailbox_full";

/** A mail that is to be sent, as the queue holds it. */
export interface MailJob {
  readonly id: string;
  /** Id of the booking or of the contact message that it is about; the other one is empty. */
  readonly booking: string;
  readonly message: string;
  readonly kind: string;
  readonly attempts: number;
  /** Of what a person has typed; empty for all other kinds. */
  readonly subject: string;
  readonly text: string;
  /** Asked for by the operator: neither the settings' switches nor the daily limit hold it back. */
  readonly byOperator: boolean;
}

const TYPED: ReadonlySet<string> = new Set(["message", "customer-declined", "departure-news"]);

/** Whether a person types what such a mail says: all others are made by a machine, whose subjects are noted once they are sent. */
export const isTyped = ({ kind }: Pick<MailJob, "kind">) => TYPED.has(kind);

/**
 * Jobs that are due, oldest first; among them those whose attempt came to no end within its lease. Each
 * half by its own index: one condition for both would read and sort all that waits, each minute.
 */
export function dueJobs(app: pb.App, nowMs: number, limit: number): MailJob[] {
  return jobs(
    app,
    `id IN (
       SELECT id FROM (SELECT id, due_at FROM mails WHERE state = 'queued' AND ${IS_DUE}
                       ORDER BY due_at LIMIT {:limit})
       UNION ALL SELECT id FROM mails WHERE state = 'sending' AND lease_until < {:now})
     ORDER BY due_at LIMIT {:limit}`,
    { ...dueBy(nowMs), limit },
  );
}

/**
 * SQL about a queued job: due, or waiting because something went wrong. What is put off so that somebody can still think
 * again leaves no earlier because a page asks, and whoever knows a booking's id may.
 */
export const IS_FOR_PAGES = "(due_at <= {:now} OR error <> '')";

/** A booking's jobs that are still to be sent, but for those that are put off. */
export function unsentJobs(app: pb.App, bookingId: string, nowMs: number): MailJob[] {
  return jobs(app, `booking = {:booking} AND state = 'queued' AND ${IS_FOR_PAGES}`, {
    ...{ booking: bookingId, now: nowMs },
  });
}

/** One mail that is still to be sent, due or not; none when it is settled or under way. */
export function unsentJob(app: pb.App, mailId: string): MailJob[] {
  return jobs(app, "id = {:id} AND state = 'queued'", { id: mailId });
}

/**
 * Takes a job for one attempt; false when somebody else has it or it is settled. That a booking is
 * cancelled waits while the mail that it stands is on its way: it would come before it.
 */
export function takeJob(app: pb.App, job: MailJob, nowMs: number): boolean {
  const taken = app
    .db()
    .newQuery(
      `UPDATE mails SET state = 'sending', lease_until = {:lease}, attempts = attempts + 1
       WHERE id = {:id} AND (state = 'queued' OR (state = 'sending' AND lease_until < {:now}))
         AND NOT (kind LIKE '%-cancelled' AND EXISTS (
           SELECT 1 FROM mails AS other WHERE other.booking = mails.booking
             AND other.kind || '-cancelled' = mails.kind AND other.state = 'sending'
             AND other.lease_until >= {:now}))`,
    )
    .bind({ id: job.id, lease: nowMs + LEASE_MS, now: nowMs })
    .execute();
  return taken.rowsAffected() === 1;
}

/** Lets a job wait until an instant (ms). */
export function postpone(app: pb.App, job: MailJob, dueMs: number): void {
  app
    .db()
    .newQuery("UPDATE mails SET due_at = {:due} WHERE id = {:id} AND state = 'queued'")
    .bind({ id: job.id, due: dueMs })
    .execute();
}

/** Notes that SMTP has taken the mail. */
export function noteSent(app: pb.App, job: MailJob, mail: { to: string; subject: string }): void {
  commitToDisk(app);
  settle(app, job, "sent", { to: mail.to, subject: mail.subject, error: "" });
}

/** Notes that a mail is not to be sent, and why. */
export function noteSuppressed(app: pb.App, job: MailJob, to: string, why: string): void {
  // what a person has typed can be sent again
  settle(app, job, "suppressed", { to, subject: isTyped(job) ? job.subject : "", error: why });
}

/**
 * Notes a failed attempt with the mail server's words. The job waits longer each time; a day after it
 * was made it has failed. A page that asks before its time changes neither.
 */
export function noteFailure(app: pb.App, job: MailJob, error: string, nowMs: number): void {
  const minutes = RETRY_MINUTES[Math.min(job.attempts, RETRY_MINUTES.length - 1)] ?? 0;
  app
    .db()
    .newQuery(
      `UPDATE mails SET
         state = CASE WHEN ${IS_DUE} AND created_at < {:dayAgo} THEN 'failed' ELSE 'queued' END,
         due_at = CASE WHEN ${IS_DUE} THEN {:next} ELSE due_at END,
         lease_until = 0, error = {:error}, updated_at = strftime('%Y-%m-%d %H:%M:%fZ')
       WHERE id = {:id} AND state = 'sending'`,
    )
    .bind({
      ...dueBy(nowMs),
      id: job.id,
      next: nowMs + minutes * 60_000,
      dayAgo: stamp(nowMs - DAY_MS),
      error: error.slice(0, 500),
    })
    .execute();
}

/** After a start no attempt is under way: what a kill interrupted is due again. */
export function releaseInterrupted(app: pb.App): void {
  app
    .db()
    .newQuery("UPDATE mails SET state = 'queued', lease_until = 0 WHERE state = 'sending'")
    .execute();
}

/**
 * Counts a taken job among its mailbox's mails of the day; false when the mailbox has had them.
 * Counted before it is sent and in one statement: a stranger's bookings are delivered side by side.
 */
export function countForMailbox(app: pb.App, job: MailJob, to: string, nowMs: number): boolean {
  const counted = app
    .db()
    .newQuery(
      `UPDATE mails SET mailbox = {:mailbox} WHERE id = {:id} AND state = 'sending' AND {:limit} > (
         SELECT count(*) FROM mails AS other
         WHERE other.mailbox <> '' AND other.mailbox = {:mailbox} AND other.id <> {:id}
           AND (other.state = 'sending' OR (other.state = 'sent' AND other.sent_at >= {:since})))`,
    )
    .bind({
      id: job.id,
      mailbox: mailboxOf(to),
      limit: DAILY_MAILS_PER_MAILBOX,
      since: stamp(nowMs - DAY_MS),
    })
    .execute();
  return counted.rowsAffected() === 1;
}

/**
 * Notes whose mailbox a taken job of thanks goes to; false when it was thanked since then (ms). In one
 * statement, as above: two runs may each be at a thanks to it.
 */
export function thankMailbox(app: pb.App, job: MailJob, to: string, sinceMs: number): boolean {
  const noted = app
    .db()
    .newQuery(
      `UPDATE mails SET mailbox = {:mailbox} WHERE id = {:id} AND state = 'sending' AND NOT EXISTS (
         SELECT 1 FROM mails AS other INDEXED BY idx_mails_mailbox
         WHERE other.mailbox <> '' AND other.mailbox = {:mailbox} AND other.id <> {:id}
           AND other.kind = 'reminder-thanks'
           AND (other.state = 'sending' OR (other.state = 'sent' AND other.sent_at >= {:since})))`,
    )
    .bind({ id: job.id, mailbox: mailboxOf(to), since: stamp(sinceMs) })
    .execute();
  return noted.rowsAffected() === 1;
}

/**
 * It counts as sent when it was written: what changes while the mail server takes its time is still to be told. Whoever was
 * erased meanwhile stays erased: the job is none that is under way any more.
 */
function settle(
  app: pb.App,
  job: MailJob,
  state: "sent" | "suppressed",
  note: { to: string; subject: string; error: string },
): void {
  app
    .db()
    .newQuery(
      `UPDATE mails SET state = {:state}, lease_until = 0, recipient = {:to}, subject = {:subject},
              error = {:error},
              sent_at = strftime('%Y-%m-%d %H:%M:%fZ', (lease_until - {:lease}) / 1000.0, 'unixepoch'),
              updated_at = strftime('%Y-%m-%d %H:%M:%fZ') WHERE id = {:id} AND state = 'sending'`,
    )
    .bind({ id: job.id, state, lease: LEASE_MS, ...note })
    .execute();
}

function jobs(app: pb.App, condition: string, values: Record<string, string | number>): MailJob[] {
  const rows = arrayOf(
    new DynamicModel({
      id: "",
      booking: "",
      message: "",
      kind: "",
      attempts: 0,
      subject: "",
      text: "",
      by_operator: false,
    }),
  );
  app
    .db()
    .newQuery(
      `SELECT id, booking, message, kind, attempts, subject, text, by_operator
       FROM mails WHERE ${condition}`,
    )
    .bind(values)
    .all(rows);
  return rows.map((row) => ({
    id: String(row.id),
    booking: String(row.booking),
    message: String(row.message),
    kind: String(row.kind),
    attempts: Number(row.attempts),
    subject: String(row.subject),
    text: String(row.text),
    byOperator: row.by_operator === true,
  }));
}
