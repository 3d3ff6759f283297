import { logEvent } from "../../machine/events.ts";
import { change, keptTextOf } from "../sql.ts";

/** How many new bookings one statement moves into the lists: it holds the database for some 20 ms. */
const BATCH = 50;
/** Batches that one run of the cron job moves, so that bookings that pour in are not held up. */
const BATCHES_A_RUN = 10;

/**
 * Moves new bookings into what the back office reads (docs/decisions/0006-office-reading.md). Their
 * create has put them into a queue only; the triggers do the rest as the queue is emptied.
 * A database that cannot be written at the moment is still read, as of the last time.
 */
export function bringUpToDate(app: pb.App, most = Number.POSITIVE_INFINITY): void {
  try {
    for (let batch = 0; batch < most && isWaiting(app); batch += 1) {
      change(
        app,
        `DELETE FROM booking_queue WHERE seq IN (SELECT seq FROM booking_queue ORDER BY seq LIMIT ${BATCH})`,
      );
    }
  } catch {
    logEvent("lists-behind", {});
  }
}

/** The cron job's share, so that nobody finds a long queue. */
export function moveSome(app: pb.App): void {
  bringUpToDate(app, BATCHES_A_RUN);
}

function isWaiting(app: pb.App): boolean {
  return keptTextOf(app, "SELECT EXISTS (SELECT 1 FROM booking_queue) AS value") === "1";
}
