import { wasRestoredLately } from "../machine/epochs.ts";
import { change, numberOf } from "../office/sql.ts";

/** Left before the restore, as far as anybody knows. */
export const BEFORE_RESTORE = "before_restore";

/** True where a device says that it brings back what was answered before a restore, and one has been. */
export const isBroughtBack = (app: pb.App, recovered: unknown): boolean =>
  Boolean(recovered) && wasRestoredLately(app, Date.now());

/**
 * Makes a change whose mails have left already, where its device says that it was answered before a restore
 * (docs/decisions/0050-epochs.md): what it queues for this booking is not sent. In the change's own transaction, so that
 * nobody is faster. Where no restore has been, the word of a device keeps back nothing.
 * @param recovered what the device says
 */
export function withItsMails(
  app: pb.App,
  { booking, recovered }: { readonly booking: string; readonly recovered: unknown },
  make: () => void,
): void {
  const isBack = isBroughtBack(app, recovered);
  const last = isBack ? numberOf(app, "SELECT coalesce(max(rowid), 0) AS value FROM mails") : 0;
  make();
  if (!isBack) return;
  change(
    app,
    `UPDATE mails SET state = 'suppressed', error = '${BEFORE_RESTORE}'
     WHERE rowid > {:last} AND booking = {:booking} AND state = 'queued'`,
    { last, booking },
  );
}
