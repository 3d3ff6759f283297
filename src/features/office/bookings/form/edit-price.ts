import type { OfficeBooking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { formatUsdExact, parseAmount } from "#domain/money.ts";
import { type Booked, bookedLines } from "#domain/price/booked.ts";
import { type PriceLine, sumOf } from "#domain/price/lines.ts";
import { linesAt, linesOf, repricedLines } from "#domain/price/repriced.ts";
import { codeOf, withCode } from "#domain/price/with-code.ts";
import * as words from "#messages/office/bookings/form.ts";
import { type EditForm, isMoved, type Pricing } from "./edit-form.ts";

/** What the catalogue asks now, in US cents; null where that can't be told. */
export function cataloguePrice({ form, item }: Pricing): number | null {
  const booked = bookedIn(form);
  return item && booked ? sumOf(bookedLines(item, booked)) : null;
}

/** What the price depends on; null while nobody can tell how many come. */
const bookedIn = ({ guests, party, extras, way, together }: EditForm): Booked | null =>
  guests === null || Number.isNaN(guests) ? null : { guests, party, extras, way, together };

/** What the booking will cost, in US cents; NaN for a price that can't be read. */
export const priceOf = (pricing: Pricing): number => sumOf(linesIn(pricing));

/** The same in lines: the operator's price, else what was agreed for those who come, else the catalogue's. */
export function linesIn(pricing: Pricing): readonly PriceLine[] {
  const { form, stored, item } = pricing;
  const booked = bookedIn(form);
  const quoted = item && booked ? bookedLines(item, booked) : [];
  const expected = stored ? standingLines(pricing, stored, quoted) : quoted;
  if (form.ownPrice === null) return expected;
  const own = { cents: parseAmount(form.ownPrice), reason: form.priceReason.trim() };
  return linesAt(own, expected, quoted);
}

/** What was agreed, for those who come now; of another service its price, from which the code of the one before takes off. */
function standingLines(pricing: Pricing, stored: OfficeBooking, quoted: readonly PriceLine[]) {
  const { form, item } = pricing;
  const { guests, party, extras, way, together } = stored;
  const agreed = { ...{ guests, party, extras, way, together }, lines: linesOf(stored) };
  if (isMoved({ ...pricing, stored })) return withCode(quoted, codeOf(agreed.lines));
  const booked = bookedIn(form);
  return item && booked ? repricedLines(item, agreed, booked) : agreed.lines;
}

/** What becomes of the price that was agreed, for people; empty where nothing does. */
export function priceNote(pricing: Pricing): string {
  const { form, stored, item } = pricing;
  if (!stored || form.ownPrice !== null) return "";
  const agreed = formatUsdExact(stored.priceCents);
  if (isMoved(pricing)) return words.before(agreed, stored.itemName);
  if (!item || priceOf(pricing) === (cataloguePrice(pricing) ?? 0)) return "";
  const party = guestCount(stored.guests);
  if ((form.guests ?? 0) > stored.guests) {
    return words.staysAgreed(agreed, party);
  }
  return (form.guests ?? 0) < stored.guests ? words.theirShare(agreed, party) : "";
}
