import type { Booked } from "#domain/price/booked.ts";
import type { PriceLine } from "#domain/price/lines.ts";
import type { Priced } from "#domain/price/quote.ts";
import { linesOf, repricedLines } from "#domain/price/repriced.ts";

/** What a booking has, and what was agreed for it. */
interface Agreed extends Booked {
  readonly priceCents: number;
  readonly priceLines?: string | undefined;
}

/**
 * What a booking costs once its guest has another party or other extras, as the office reckons it: codes, prices of both ways
 * and what was agreed stay what they were. Another day costs the same.
 */
export function changedLines(
  item: Priced,
  booking: Agreed,
  changes: Pick<Partial<Booked>, "guests" | "party" | "extras">,
): readonly PriceLine[] {
  const { guests, party, extras, way, together } = booking;
  const agreed = { guests, party, extras, way, together, lines: linesOf(booking) };
  return repricedLines(item, agreed, { ...agreed, ...changes });
}
