import { languageOf } from "#domain/language-of.ts";
import type { Outcome, Push, Settled } from "#domain/push/job.ts";
import { newsOf, noticeOf } from "#domain/push/notice.ts";
import { logEvent } from "../machine/events.ts";
import { refuseStrangers } from "../machine/operations-key.ts";
import { mayWrite } from "../machine/right.ts";
import { RETRY_MINUTES } from "../mail/queue.ts";
import { change, jsonOf, numberOf, stamp } from "../office/sql.ts";
import { bodyOf } from "../pocketbase/call.ts";

/** Pushes that the host takes at once. */
const BATCH = 50;
/** How long one attempt may hold one: the host gives a push service ten seconds. */
const LEASE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Due extends Omit<Push, "notice" | "now"> {
  /** Empty for what the office is told. */
  readonly before: string;
  /** Null where the booking is gone. */
  readonly now: string | null;
  readonly isOwn: number;
  readonly language: string;
}

/** Whose it is, and which of its states it tells: what has changed meanwhile is another push. */
const THIS = "subscription = {:subscription} AND booking = {:booking} AND version = {:version}";

/**
 * `POST /api/internal/push` `{ settled }`: the start process, which alone can encrypt, tells how sending went and takes what
 * is due. Only for who knows the key of the stored settings.
 */
export function workPushes(e: pb.RequestEvent): void {
  refuseStrangers(e);
  const { settled } = bodyOf(e);
  for (const one of (Array.isArray(settled) ? settled : []) as Settled[]) settle(e.app, one);
  e.json(200, { pushes: mayWrite() ? takeDue(e.app, Date.now()) : [] });
}

/** What is due, each held for one attempt. What is nothing any more when it would leave is dropped. */
function takeDue(app: pb.App, nowMs: number): Push[] {
  const waits =
    "SELECT count(*) AS value FROM pushes WHERE due_at <= {:now} AND lease_until <= {:now}";
  if (numberOf(app, waits, { now: nowMs }) === 0) return [];
  const due = jsonOf<Due[]>(
    app,
    `SELECT json_group_array(json_object('subscription', p.subscription, 'booking', p.booking,
         'version', p.version, 'before', p.before, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
         'now', b.status || '|' || b.booking_date || '|' || b.departure_time || '|' || b.type || '|' || b.item_id,
         'isOwn', b.cancelled_by = 'customer', 'language', coalesce(a.language, b.lang, ''))) AS value
     FROM (SELECT * FROM pushes WHERE due_at <= {:now} AND lease_until <= {:now} ORDER BY due_at LIMIT ${BATCH}) AS p
     JOIN push_subscriptions AS s ON s.id = p.subscription
     LEFT JOIN bookings AS b ON b.id = p.booking LEFT JOIN admins AS a ON a.id = s.account`,
    { now: nowMs },
  );
  return due.flatMap(({ before, now, isOwn, language, ...push }) => {
    const { subscription, booking, version } = push;
    const isOffice = before === "";
    const news = now === null ? null : isOffice ? "new" : newsOf(before, now, isOwn === 1);
    const key = { subscription, booking, version };
    if (now === null || news === null) {
      change(app, `DELETE FROM pushes WHERE ${THIS}`, key);
      return [];
    }
    const lease = nowMs + LEASE_MS;
    const taken = change(app, `UPDATE pushes SET lease_until = {:lease} WHERE ${THIS}`, {
      ...key,
      lease,
    });
    const notice = noticeOf(news, booking, languageOf(language));
    return taken === 0 ? [] : [{ ...push, now, notice }];
  });
}

const isOutcome = (text: unknown): text is Outcome =>
  text === "sent" || text === "gone" || text === "refused" || text === "later";

/**
 * What was sent goes, a subscription that is gone too; all else is tried again for a day. Where the booking has changed
 * while it was being sent, the row stays for that, and what was sent is what its guest knows.
 */
function settle(app: pb.App, { subscription, booking, version, now, outcome }: Settled): void {
  if (!isOutcome(outcome)) return;
  const key = {
    subscription: Number(subscription),
    booking: String(booking),
    version: String(version),
  };
  if (outcome === "gone") {
    change(app, "DELETE FROM push_subscriptions WHERE id = {:id}", { id: key.subscription });
    return;
  }
  if (outcome !== "later") {
    const isThis = change(app, `DELETE FROM pushes WHERE ${THIS}`, key) > 0;
    if (isThis || outcome === "refused") return;
    const changed = "subscription = {:subscription} AND booking = {:booking}";
    const known = { subscription: key.subscription, booking: key.booking, now: String(now) };
    change(app, `UPDATE pushes SET before = {:now} WHERE ${changed}`, known);
    return;
  }
  const dayAgo = stamp(Date.now() - DAY_MS);
  const old = `DELETE FROM pushes WHERE ${THIS} AND created_at < {:dayAgo}`;
  if (change(app, old, { ...key, dayAgo }) > 0) return logEvent("push-given-up", {});
  const minutes = RETRY_MINUTES.map((wait, count) => `WHEN ${count} THEN ${wait}`).join(" ");
  change(
    app,
    `UPDATE pushes SET lease_until = 0, attempts = attempts + 1,
       due_at = {:now} + 60000 * CASE attempts ${minutes} ELSE ${RETRY_MINUTES[RETRY_MINUTES.length - 1]} END
     WHERE ${THIS}`,
    { ...key, now: Date.now() },
  );
}
