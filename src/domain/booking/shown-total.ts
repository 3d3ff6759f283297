import { type CatalogueItem, maxGuests } from "../catalogue/item.ts";
import { isFlatFare, quoteCents } from "../quote.ts";

/**
 * How many guests a form counts while it is filled in: none for what is no number, and no more than
 * can come, since a larger party is refused and what it would cost is no price of ours.
 */
export function countedGuests(item: CatalogueItem, guests: number | null): number {
  return Math.min(guests || 0, maxGuests(item));
}

/** The total that stands in the form, in US cents; a flat fare stands before anybody is counted. */
export function shownTotalCents(item: CatalogueItem, guests: number | null): number {
  const count = countedGuests(item, guests);
  return quoteCents(item, isFlatFare(item) ? Math.max(count, 1) : count);
}
