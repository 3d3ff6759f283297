import { isCalendarDay } from "#domain/belize-date.ts";
import { FIELDS } from "#domain/booking/fields.ts";
import { amountCents, centsToDollars, dollarsToCents } from "#domain/money.ts";
import type { Changes } from "./edit-check.ts";

const AMOUNT = FIELDS.depositCents.wire;
const BY = FIELDS.depositBy.wire;

/**
 * What the office agrees of a deposit beside what its service asks for: more than the price is the whole price, and
 * nothing has no day.
 * @param values the other columns' new values, a new price among them; gets those of the deposit
 */
export function checkDepositEdit(
  record: pb.Record,
  wanted: Changes,
  values: Changes,
): Readonly<Record<string, string>> {
  // who pays a partner is asked for nothing ahead
  const isPaidToPartner = (values.paid_to ?? record.getString("paid_to")) !== "";
  if (isPaidToPartner || !(AMOUNT in wanted || BY in wanted)) return {};
  const stored = { [AMOUNT]: record.getFloat(AMOUNT), [BY]: record.getString(BY) };
  const { [AMOUNT]: amount, [BY]: by }: Changes = { ...stored, ...wanted };
  const cents = amountCents(amount);
  if (Number.isNaN(cents)) return { [AMOUNT]: "amount_invalid" };
  if (cents > 0 && !isCalendarDay(String(by))) return { [BY]: "day_expected" };
  const priceCents = dollarsToCents(Number(values.price ?? record.getFloat("price")));
  values[AMOUNT] = centsToDollars(Math.min(cents, priceCents));
  values[BY] = cents > 0 ? String(by) : "";
  return {};
}
