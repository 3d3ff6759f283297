import { subscriptionFrom } from "#domain/push/subscription.ts";
import { isByLink, NOT_THERE, ownBooking } from "../bookings/manage.ts";
import { refuse, refuseWhole } from "../guards/refuse.ts";
import { sessionOf } from "../guards/sessions.ts";
import { commitToDisk, storageTrouble } from "../machine/durability.ts";
import { change, textOf } from "../office/sql.ts";
import { bodyOf } from "../pocketbase/call.ts";

/** Devices of one booking, and of one account: one more takes the place of the oldest. */
const MOST = { booking: 5, account: 20 };
/** A trip's devices are forgotten so many days after it. */
const KEPT_DAYS = 7;
/** Each by itself: to list the bookings to come, all that ever were would be read. */
export const OF_OLD_BOOKINGS = `DELETE FROM push_subscriptions WHERE booking <> '' AND NOT EXISTS (SELECT 1 FROM bookings
  WHERE id = push_subscriptions.booking AND booking_date >= date('now', '-${KEPT_DAYS} days'))`;

/** Whose device it is: a guest's, by the booking, or an operator's. */
interface Owner {
  readonly booking: string;
  readonly account: string;
  readonly session: string;
  /** The guest has the booking's link alone, and its end is the end of this. */
  readonly by_link: boolean;
}

/** `GET /api/push`: the public key that a browser subscribes with. */
export function answerPushKey(e: pb.RequestEvent): void {
  e.json(200, { key: $os.getenv("PUSH_KEY") });
}

/**
 * `POST /api/bookings/{id}/push` `{ endpoint, p256dh, auth }`: tells this device what becomes of its booking, from now on; with
 * `end: true` no more. 204; 404 for a wrong key as for an unknown booking; 400 for a push service that nobody knows.
 */
export function subscribeGuest(e: pb.RequestEvent): void {
  const booking = ownBooking(e);
  if (!booking) return refuseWhole(e, 404, NOT_THERE);
  subscribe(e, { booking: booking.id, account: "", session: "", by_link: isByLink(e) });
}

/**
 * `POST /api/office/push`: the same for new bookings, by account, until somebody signs out on the device. With an
 * `endpoint` alone: whether it is on, `{ isOn }`.
 */
export function subscribeAccount(e: pb.RequestEvent): void {
  const { endpoint, p256dh, end } = bodyOf(e);
  const account = e.auth?.id ?? "";
  if (p256dh === undefined && end !== true) {
    const sql = `SELECT count(*) AS value FROM push_subscriptions
      WHERE account = {:account} AND endpoint = {:endpoint}`;
    const found = textOf(e.app, sql, { account, endpoint: String(endpoint ?? "") });
    return e.json(200, { isOn: found !== "0" });
  }
  subscribe(e, { booking: "", account, session: sessionOf(e.request.header.get), by_link: false });
}

function subscribe(e: pb.RequestEvent, owner: Owner): void {
  const body = bodyOf(e);
  const { booking, account } = owner;
  if (body.end === true) {
    const endpoint = String(body.endpoint ?? "");
    const sql = `DELETE FROM push_subscriptions
      WHERE booking = {:booking} AND account = {:account} AND endpoint = {:endpoint}`;
    stored(e.app, (app) => change(app, sql, { booking, account, endpoint }));
    return e.noContent(204);
  }
  const subscription = subscriptionFrom(body, $os.getenv("PUSH_SERVICE"));
  if (!subscription) return refuse(e, { endpoint: "The push service is none that we know" });
  stored(e.app, (app) => {
    change(
      app,
      `INSERT INTO push_subscriptions (booking, account, session, by_link, endpoint, p256dh, auth, created_at)
       VALUES ({:booking}, {:account}, {:session}, {:by_link}, {:endpoint}, {:p256dh}, {:auth}, {:now})
       ON CONFLICT (booking, account, endpoint) DO UPDATE SET session = excluded.session, by_link = excluded.by_link,
         p256dh = excluded.p256dh, auth = excluded.auth`,
      { ...owner, ...subscription, now: Date.now() },
    );
    change(
      app,
      `DELETE FROM push_subscriptions WHERE id IN (
         SELECT id FROM push_subscriptions WHERE booking = {:booking} AND account = {:account}
         ORDER BY id DESC LIMIT -1 OFFSET {:most})`,
      { booking, account, most: booking ? MOST.booking : MOST.account },
    );
    change(app, OF_OLD_BOOKINGS);
  });
  e.noContent(204);
}

function stored(app: pb.App, write: (app: pb.App) => unknown): void {
  commitToDisk(app);
  try {
    app.runInTransaction((inside) => {
      write(inside);
    });
  } catch (error) {
    throw storageTrouble(error);
  }
}
