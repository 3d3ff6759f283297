import type { CatalogueItem } from "./catalogue/item.ts";

/** Guests that a transfer's base fare covers (SPEC §9, price calculation). */
export const GUESTS_IN_BASE_FARE = 2;

/** What the price depends on; a past price of the same item can stand in for the present one. */
export type Priced =
  | Pick<Extract<CatalogueItem, { type: "tour" }>, "type" | "priceCents">
  | Pick<
      Extract<CatalogueItem, { type: "transfer" }>,
      "type" | "priceCents" | "additionalPaxPriceCents" | "priceType"
    >;

/**
 * The price of a booking in US cents: the only place where it is calculated (SPEC §9).
 * A tour and a `per_person` transfer cost the price for each guest; a `per_group_additional`
 * transfer the base fare for up to two guests plus the extra for each further one; any other
 * transfer is flat, whoever comes. No guests cost nothing else.
 */
export function quoteCents(item: Priced, guests: number): number {
  const count = Math.max(guests, 0) || 0;
  if (item.type === "tour" || item.priceType === "per_person") return item.priceCents * count;
  if (item.priceType !== "per_group_additional") return item.priceCents;
  if (count === 0) return 0;
  const extraGuests = Math.max(0, count - GUESTS_IN_BASE_FARE);
  return item.priceCents + extraGuests * (item.additionalPaxPriceCents ?? 0);
}

/**
 * What a booking costs, in US cents, once its party is another. What was agreed stays for those whom it
 * was agreed for: each further guest adds what the catalogue asks today, and a smaller party pays its
 * share of what was agreed.
 */
export function repricedCents(
  item: Priced,
  agreed: { readonly guests: number; readonly priceCents: number },
  guests: number,
): number {
  if (guests === agreed.guests) return agreed.priceCents;
  const before = quoteCents(item, agreed.guests);
  const after = quoteCents(item, guests);
  if (guests > agreed.guests) return agreed.priceCents + after - before;
  return before > 0 ? Math.round((agreed.priceCents * after) / before) : after;
}

/** True when the price is the same for all parties, so that it can be told before one is named. */
export function isFlatFare(item: Priced): boolean {
  if (item.type === "tour" || item.priceType === "per_person") return false;
  return item.priceType !== "per_group_additional" || !item.additionalPaxPriceCents;
}

/** True when every party pays the same for both. */
export function samePrice(one: Priced, other: Priced): boolean {
  return (
    one.priceCents === other.priceCents &&
    (one.type === "tour" ||
      (other.type === "transfer" &&
        one.additionalPaxPriceCents === other.additionalPaxPriceCents &&
        one.priceType === other.priceType))
  );
}
