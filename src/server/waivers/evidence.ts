import { belizeDay } from "#domain/belize-date.ts";
import { claimsSince } from "#domain/waivers/kept.ts";
import { change, numberOf } from "../office/sql.ts";

/**
 * SQL, true for a booking whose waivers are evidence (docs/decisions/0048-waivers.md): the trip has begun, and what
 * happened on it can still be brought before a court. Needs {@link evidenceDays}.
 */
const IS_EVIDENCE = "(status <> 'cancelled' AND booking_date BETWEEN {:claims} AND {:today})";

const evidenceDays = () => {
  const today = belizeDay(Date.now());
  return { today, claims: claimsSince(today) };
};

const NOBODY = `guest = '', signed_by = '', relation = '', signature = '', device = '', reason = ''`;
const NAMES_SOMEBODY = "(guest <> '' OR reason <> '')";

export const isEvidence = (app: pb.App, booking: string): boolean =>
  numberOf(app, `SELECT count(*) AS value FROM bookings WHERE id = {:booking} AND ${IS_EVIDENCE}`, {
    ...{ booking, ...evidenceDays() },
  }) > 0;

/** Takes the persons out of the waivers of some bookings, but for what is evidence. @param bookings SQL for their ids */
export function eraseWaivers(app: pb.App, bookings: string, values: Record<string, string>): void {
  change(
    app,
    `UPDATE waivers SET ${NOBODY} WHERE ${NAMES_SOMEBODY} AND booking IN (
       SELECT id FROM bookings WHERE id IN ${bookings} AND NOT ${IS_EVIDENCE})`,
    { ...values, ...evidenceDays() },
  );
}

/** The nightly job: nobody can be sued any more. @returns whether there was anything to take out */
export function eraseOldWaivers(app: pb.App): boolean {
  const { claims } = evidenceDays();
  const erased = change(
    app,
    `UPDATE waivers SET ${NOBODY} WHERE ${NAMES_SOMEBODY} AND booking IN (
       SELECT id FROM bookings WHERE booking_date < {:claims})`,
    { claims },
  );
  return erased > 0;
}
