import { startOfBelizeDay } from "#domain/belize-date.ts";
import { jsonOf, stamp } from "../sql.ts";
import type { Asked } from "./sums.ts";

/**
 * SQL for a booking `b` that found no room and got none since: it waits still, or was cancelled while it did. Why it had to
 * wait stays with a booking that was confirmed later, so the history says which of those it is.
 */
export const IS_TURNED_AWAY = `b.pending_reason IN ('closed', 'full', 'busy') AND (b.status = 'pending'
  OR (b.status = 'cancelled' AND EXISTS (SELECT 1 FROM audit WHERE booking = b.id
    AND field = 'status' AND before = 'pending' AND after = 'cancelled')))`;

/** Parties and guests who were turned away, by the reason, and how many of the parties wait still. */
export function turnedAway(app: pb.App, { firstDay, type }: Pick<Asked, "firstDay" | "type">) {
  return jsonOf<{ reason: string; parties: number; guests: number; waiting: number }[]>(
    app,
    `SELECT json_group_array(json_object('reason', reason, 'parties', parties, 'guests', guests,
       'waiting', waiting)) AS value
     FROM (SELECT pending_reason AS reason, count(*) AS parties, sum(guests) AS guests,
         sum(status = 'pending') AS waiting
       FROM bookings AS b
       WHERE b.pending_reason <> '' AND ${IS_TURNED_AWAY}
         AND created_at >= {:from} AND {:ofType} IN ('', type)
       GROUP BY pending_reason ORDER BY guests DESC)`,
    { from: firstDay === null ? "" : stamp(startOfBelizeDay(firstDay)), ofType: type },
  );
}
