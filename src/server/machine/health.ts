import { mailsWaiting } from "../mail/queue-standing.ts";
import { VERSION } from "../office/figures/activity.ts";
import { numberOf } from "../office/sql.ts";
import { copiesOf } from "./backup-copies.ts";
import { lastBackup } from "./backups.ts";
import { diskSpace } from "./disk.ts";
import { shippingState } from "./shipping.ts";

/**
 * `GET /api/health` for the back office's accounts: PocketBase's answer, with what an operator or a
 * monitor watches in `data`. Always 200, as for strangers: what is wrong stands in it.
 */
export function answerHealth(e: pb.RequestEvent): void {
  const nowMs = Date.now();
  const { count, oldestMs } = mailsWaiting(e.app, nowMs);
  const data = {
    database: databaseState(e.app),
    mail: {
      waiting: count,
      oldestWaitingSeconds: oldestMs === 0 ? 0 : Math.round((nowMs - oldestMs) / 1000),
      failed: numberOf(e.app, "SELECT count(*) AS value FROM mails WHERE state = 'failed'"),
    },
    disk: diskSpace(e.app),
    lastBackup: lastBackup(e.app),
    copies: copiesOf(e.app),
    shipping: shippingState(),
    version: VERSION,
  };
  e.json(200, { code: 200, message: "API is healthy.", data });
}

/** `ok`, or why nothing can be written: the statement takes the lock for writing and changes nothing. */
function databaseState(app: pb.App): string {
  try {
    app.nonconcurrentDB().newQuery("UPDATE settings SET key = key WHERE id = ''").execute();
    return "ok";
  } catch (error) {
    return String(error);
  }
}
