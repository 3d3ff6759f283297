import { belizeDay } from "#domain/belize-date.ts";
import { jsonOf, numberOf } from "../sql.ts";

/**
 * SQL for the bookings `b` of which something of the deposit is missing, whose guests are still to come on
 * `{:today}`. The same as `missingDepositCents` (#domain/deposit/owed.ts).
 */
export const MISSING_DEPOSIT = `bookings AS b INDEXED BY idx_bookings_deposit
  WHERE b.deposit_amount > 0 AND b.price > 0 AND b.deposit_amount > b.paid_amount AND b.status = 'confirmed' AND b.attendance = ''
    AND b.price > b.paid_amount AND b.booking_date >= {:today}`;

export const depositsToday = () => ({ today: belizeDay(Date.now()) });

/** How many there are. @param more SQL that narrows it */
export const countDeposits = (app: pb.App, more = ""): number =>
  numberOf(app, `SELECT count(*) AS value FROM ${MISSING_DEPOSIT} ${more}`, depositsToday());

/** Numbers of a page of them in `booking_list`, the most overdue first. */
export const depositsPage = (
  app: pb.App,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): readonly number[] =>
  jsonOf(
    app,
    `SELECT json_group_array(n) AS value FROM (
       SELECT l.n FROM ${MISSING_DEPOSIT.replace("WHERE", "CROSS JOIN booking_list AS l ON l.id = b.id WHERE")}
       ORDER BY b.deposit_by, l.n LIMIT {:some} OFFSET {:skipped})`,
    { ...depositsToday(), some: perPage, skipped: (page - 1) * perPage },
  );
