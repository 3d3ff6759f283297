import { belizeDay } from "#domain/belize-date.ts";
import { numberOf, stamp } from "../sql.ts";

const DAY_MS = 86_400_000;

/**
 * SQL for the ids of bookings to come that cost less for another way, which is cancelled, or has not come a day after
 * (decision 40): what becomes of one changes no price of the other, so the office decides. The same as `isAlone`
 * (#domain/booking/other-way.ts).
 */
export const ALONE = `SELECT b.id FROM bookings AS b INDEXED BY idx_bookings_together
  LEFT JOIN bookings AS other ON other.id = b.together
  WHERE b.together <> '' AND b.status IN ('pending', 'confirmed') AND b.booking_date >= {:today}
    AND instr(b.price_lines, '"together"') > 0
    AND iif(other.id IS NULL, b.created_at < {:aDayAgo}, other.status = 'cancelled')`;

export const aloneToday = () => ({
  today: belizeDay(Date.now()),
  aDayAgo: stamp(Date.now() - DAY_MS),
});

/** How many there are. */
export const countAlone = (app: pb.App): number =>
  numberOf(app, `SELECT count(*) AS value FROM (${ALONE})`, aloneToday());
