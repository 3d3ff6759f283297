import type { Band, Extra } from "#domain/catalogue/bands.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { formatUsd } from "#domain/money.ts";
import { bookedLines } from "#domain/price/booked.ts";
import { free } from "#messages/booking/price-lines.ts";
import * as words from "#messages/visitor/booking/party.ts";

/** What one of a band pays, and how many there may be. */
export function bandHint(item: CatalogueItem, { id, most }: Band): string {
  const [line] = bookedLines(item, { guests: 1, party: `${id}:1` });
  const price = line && line.cents > 0 ? words.each(formatUsd(line.cents)) : free;
  return most > 0 ? words.atMost(price, most) : price;
}

/** What an extra costs, and how many may be wanted. */
export function extraHint(extra: Extra): string {
  const { priceCents, per, most } = extra;
  const price = priceCents > 0 ? words.each(formatUsd(priceCents)) : free;
  return per === "guest" && most === 0 ? words.forEachGuest(price) : words.atMost(price, most || 1);
}
