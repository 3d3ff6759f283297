import type { CatalogueItem } from "../catalogue/item.ts";
import { type PriceLine, priceLine, sumOf } from "./lines.ts";

/** Guests that a transfer's base fare covers (SPEC §9, price calculation). */
const GUESTS_IN_BASE_FARE = 2;

/** What the price depends on; a past price of the same item can stand in for the present one. */
export type Priced =
  | Pick<Extract<CatalogueItem, { type: "tour" }>, "type" | "priceCents" | "bands" | "extras">
  | Pick<
      Extract<CatalogueItem, { type: "transfer" }>,
      "type" | "priceCents" | "additionalPaxPriceCents" | "priceType" | "bands" | "extras" | "back"
    >;

/**
 * What the price of a booking is made of: the only place where it is calculated (SPEC §9).
 * A tour and a `per_person` transfer cost the price for each guest; a `per_group_additional`
 * transfer the base fare for up to two guests plus the extra for each further one; any other
 * transfer is flat, whoever comes. No guests cost nothing else.
 */
export function quoteLines(item: Priced, guests: number): readonly PriceLine[] {
  const isNobody = !(guests > 0);
  if (item.type === "tour" || item.priceType === "per_person") {
    return isNobody ? [] : [priceLine("guests", guests, item.priceCents)];
  }
  const { priceCents, priceType, additionalPaxPriceCents: extraCents } = item;
  const isForGroup = priceType === "per_group_additional";
  if (isForGroup && isNobody) return [];
  if (!isForGroup || !extraCents) return [priceLine("group", 1, priceCents)];
  const base = priceLine("base", 1, priceCents);
  const beyond = guests - GUESTS_IN_BASE_FARE;
  return beyond > 0 ? [base, priceLine("extra", beyond, extraCents)] : [base];
}

/** The price of a booking in US cents. */
export const quoteCents = (item: Priced, guests: number): number => sumOf(quoteLines(item, guests));

/** True when the price is the same for all parties, so that it can be told before one is named. */
export const isFlatFare = (item: Priced): boolean =>
  quoteLines(item, 1).some(({ kind }) => kind === "group");

/** True when every party pays the same for both: three guests pay whatever a price is made of, but for what is named here. */
export const samePrice = (one: Priced, other: Priced): boolean => madeOf(one) === madeOf(other);

const madeOf = (item: Priced) =>
  JSON.stringify(
    [quoteLines(item, 3), item.bands, item.extras, item.type === "transfer" && item.back],
    OF_PRICE,
  );

/** In this order, whichever a page or the device has them in; not what it is called. */
const OF_PRICE = [
  ...["kind", "count", "unitCents", "cents", "percent"],
  ...["id", "fromAge", "toAge", "most", "priceCents", "share", "per"],
];
