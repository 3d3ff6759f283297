import type { CatalogueItem } from "./catalogue/item.ts";
import { linesAgreed, type PriceLine, priceLine, sumOf } from "./price-lines.ts";

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
 * What the price of a booking is made of: the only place where it is calculated (SPEC §9).
 * A tour and a `per_person` transfer cost the price for each guest; a `per_group_additional`
 * transfer the base fare for up to two guests plus the extra for each further one; any other
 * transfer is flat, whoever comes. No guests cost nothing else.
 */
export function quoteLines(item: Priced, guests: number): readonly PriceLine[] {
  const count = Math.max(guests, 0) || 0;
  if (item.type === "tour" || item.priceType === "per_person") {
    return count > 0 ? [priceLine("guests", count, item.priceCents)] : [];
  }
  if (item.priceType === "per_group_additional" && count === 0) return [];
  if (isFlatFare(item)) return [priceLine("group", 1, item.priceCents)];
  const base = priceLine("base", 1, item.priceCents);
  const beyond = count - GUESTS_IN_BASE_FARE;
  return beyond > 0
    ? [base, priceLine("extra", beyond, item.additionalPaxPriceCents ?? 0)]
    : [base];
}

/** The price of a booking in US cents. */
export const quoteCents = (item: Priced, guests: number): number => sumOf(quoteLines(item, guests));

/** A party and the price that was agreed for it. */
interface Agreed {
  readonly guests: number;
  readonly lines: readonly PriceLine[];
}

/**
 * What the price is made of once a party is another. What was agreed stays for those whom it was agreed for: each
 * further guest adds what the catalogue asks today, and a smaller party pays its share of what was agreed.
 */
export function repricedLines(item: Priced, agreed: Agreed, guests: number): readonly PriceLine[] {
  const { lines } = agreed;
  if (guests === agreed.guests) return lines;
  const before = quoteLines(item, agreed.guests);
  const after = quoteLines(item, guests);
  if (guests > agreed.guests) return further(before, after).reduce(withMore, lines);
  const share =
    sumOf(before) > 0 ? Math.round((sumOf(lines) * sumOf(after)) / sumOf(before)) : sumOf(after);
  return linesAgreed(further(after, before).reduce(withFewer, lines), share);
}

/**
 * What the office has set, in lines: at the price that is agreed already or asked today where it comes to that, else
 * with what was agreed beside it.
 */
export function linesAt(
  price: { readonly cents: number; readonly reason: string },
  expected: readonly PriceLine[],
  quoted: readonly PriceLine[] = expected,
): readonly PriceLine[] {
  const found = [expected, quoted].find((lines) => sumOf(lines) === price.cents);
  return found ?? linesAgreed(expected, price.cents, price.reason);
}

/** The lines of which a larger party has more, and how many. */
const further = (fewer: readonly PriceLine[], more: readonly PriceLine[]) =>
  more
    .map(({ kind, count, unitCents }) => {
      const had = fewer.find((line) => line.kind === kind)?.count ?? 0;
      return priceLine(kind, count - had, unitCents);
    })
    .filter(({ count }) => count > 0);

/** At the same price they are counted together; what was agreed stays the last. */
function withMore(lines: readonly PriceLine[], more: PriceLine): readonly PriceLine[] {
  const { kind, count, unitCents } = more;
  const isSame = (line: PriceLine) => line.kind === kind && line.unitCents === unitCents;
  if (lines.some(isSame)) {
    return lines.map((line) =>
      isSame(line) ? priceLine(kind, line.count + count, unitCents) : line,
    );
  }
  const isAgreed = (line: PriceLine) => line.kind === "agreed";
  return [...lines.filter((line) => !isAgreed(line)), more, ...lines.filter(isAgreed)];
}

/** Who came last goes first, at the price of then. */
function withFewer(lines: readonly PriceLine[], fewer: PriceLine): readonly PriceLine[] {
  let left = fewer.count;
  const lastFirst = [...lines].reverse().map((line) => {
    if (line.kind !== fewer.kind) return line;
    const gone = Math.min(left, line.count);
    left -= gone;
    return priceLine(line.kind, line.count - gone, line.unitCents);
  });
  return lastFirst.filter(({ count }) => count > 0).reverse();
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
