import { addDays, type BelizeDay } from "../belize-date.ts";

/** What guests are asked to pay ahead: a share of the price or an amount, so many days before they travel. */
export interface DepositRule {
  /** Of the price, a whole number from 1 to 100; missing where it is an amount. */
  readonly percent?: number | undefined;
  /** In US cents. */
  readonly cents?: number | undefined;
  readonly days: number;
}

/** What was agreed of one booking: US cents, by the end of a day in Belize; 0 and empty for nothing. */
export interface Deposit {
  readonly depositCents: number;
  readonly depositBy: BelizeDay | "";
}

interface Booked {
  readonly priceCents: number;
  /** The day of travel; a day of the calendar. */
  readonly date: BelizeDay;
  /** When it is booked: nobody can pay before that. */
  readonly today: BelizeDay;
}

const NONE: Deposit = { depositCents: 0, depositBy: "" };

/**
 * What a booking is asked for ahead, by its service's rule: the same in form, desk and server. A share is rounded to
 * whole cents, half a cent up; an amount above the price is the whole price. A day that is over is today: due at once.
 */
export function depositFor(
  rule: DepositRule | undefined,
  { priceCents, date, today }: Booked,
): Deposit {
  if (!rule) return NONE;
  const asked = rule.cents ?? Math.round((priceCents * (rule.percent ?? 0)) / 100);
  const depositCents = Math.min(asked, priceCents);
  if (!(depositCents > 0)) return NONE;
  const by = addDays(date, -rule.days);
  return { depositCents, depositBy: by < today ? today : by };
}
