import { checkGuests, guestLimits } from "../booking/rules.ts";
import type { CatalogueItem } from "../catalogue/item.ts";
import type { PriceLine } from "./lines.ts";
import { isFlatFare, quoteLines } from "./quote.ts";

/**
 * How many guests a form counts while it is filled in: none for a party that cannot be booked, since
 * what it would cost is no price of ours.
 */
export function countedGuests(item: CatalogueItem, guests: number | null): number {
  return checkGuests(guests, guestLimits(item)) === null ? (guests ?? 0) : 0;
}

/**
 * What the price in the form is made of; null as long as there is none, for a party that cannot be booked. A flat
 * fare stands before anybody is counted.
 */
export function shownLines(
  item: CatalogueItem,
  guests: number | null,
): readonly PriceLine[] | null {
  if (guests === null && isFlatFare(item)) return quoteLines(item, 1);
  const count = countedGuests(item, guests);
  return count > 0 ? quoteLines(item, count) : null;
}

/** How a form counts what it costs: {@link shownLines}, until bands and extras are said. */
export type Count = typeof shownLines;
