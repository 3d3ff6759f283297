import { DECISIONS } from "#domain/booking/status.ts";
import { crowdedDepartures, seatsMended } from "../../departures/check.ts";
import { countLateCancels, countRequests } from "../../departures/list-requests.ts";
import { copiesOf } from "../../machine/backup-copies.ts";
import { lastBackup } from "../../machine/backups.ts";
import { diskSpace } from "../../machine/disk.ts";
import { countRecovered } from "../../machine/epochs.ts";
import { shippingState } from "../../machine/shipping.ts";
import { mailsWaiting } from "../../mail/queue-standing.ts";
import { hasSamples } from "../../site/settings.ts";
import { countAlone } from "../bookings/other-way.ts";
import { countDeposits } from "../payments/deposits.ts";
import { countToSettle } from "../payments/to-settle.ts";
import { jsonOf, numberOf } from "../sql.ts";

/** The back office's version (SPEC §9, business constants). */
export const VERSION = "1.0.0";

/** What wants the operator, and how the system itself is: the dashboard's System Activity. */
export function activityOf(app: pb.App) {
  const mails = (condition: string) =>
    numberOf(app, `SELECT count(*) AS value FROM mails WHERE ${condition}`);
  return {
    mailsFailed: mails("state = 'failed' AND booking <> ''"),
    noticesFailed: mails("state = 'failed' AND message <> ''"),
    mailsWaiting: mailsWaiting(app, Date.now()).count,
    decisions: openDecisions(app),
    requests: countRequests(app),
    lateCancels: countLateCancels(app),
    crowded: crowdedDepartures(app),
    seatsMended: seatsMended(app),
    toSettle: countToSettle(app),
    alone: countAlone(app),
    depositsMissing: countDeposits(app),
    depositsOverdue: countDeposits(app, "AND b.deposit_by < {:today}"),
    recovered: countRecovered(app, Date.now()),
    hasSamples: hasSamples(app),
    disk: diskSpace(app),
    lastBackup: lastBackup(app),
    copies: copiesOf(app),
    shipping: shippingState(),
    version: VERSION,
  };
}

/** Pending bookings that wait for the operator, by what is to be decided. */
export function openDecisions(app: pb.App) {
  const reasons = jsonOf<Record<string, number>>(
    app,
    `SELECT coalesce(json_group_object(reason, bookings), '{}') AS value FROM (
       SELECT reason, count(*) AS bookings FROM booking_list INDEXED BY idx_list_reason
       WHERE reason <> '' GROUP BY reason)`,
  );
  return Object.fromEntries(DECISIONS.map((reason) => [reason, reasons[reason] ?? 0]));
}
