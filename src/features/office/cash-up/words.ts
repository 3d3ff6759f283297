import { differenceOf, instantOf } from "#domain/cash-up/cash-up.ts";
import type { Counted, Way } from "#domain/cash-up/row.ts";
import { formatAmountExact } from "#domain/money.ts";
import { values } from "#messages/office/bookings/history.ts";
import * as words from "#messages/office/money/cash-up.ts";
import { shortBelizeTime } from "#ui/office/short-dates.ts";

/** `US dollars, cash`. */
export const wayWords = ({ currency, method }: Way): string =>
  words.method(words.currencies[currency], values.paid_method[method]);

/** The label of what was counted in one way. */
export const countLabel = ({ currency, method }: Way): string =>
  words.countedIn(words.currencies[currency], values.paid_method[method]);

/** `1,050.00 BZD`. */
export const amountWords = (cents: number, currency: string): string =>
  `${formatAmountExact(cents)} ${currency}`;

/** `5.00 USD missing`, or that it agrees. */
export function differenceWords(counted: Counted): string {
  const difference = differenceOf(counted);
  if (difference === 0) return words.agrees;
  const amount = amountWords(Math.abs(difference), counted.currency);
  return difference > 0 ? words.tooMuch(amount) : words.missing(amount);
}

/** `Jun 3, 2026, 5:40 pm`: an instant of the wire, in Belize. */
export function timeWords(text: string): string {
  const { day, clock } = shortBelizeTime(instantOf(text));
  return clock ? `${day}, ${clock}` : day;
}
