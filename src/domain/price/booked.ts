import { parseCounts, sumOfCounts } from "../booking/party/counts.ts";
import type { Names } from "../catalogue/bands.ts";
import { type PriceLine, type PriceLineKind, priceLine, sumOf } from "./lines.ts";
import { type Priced, quoteLines } from "./quote.ts";

/* Bands and extras, apart from the quote: only who books a service that has some needs them. */

/** What a booking's price depends on beside its service. */
export interface Booked {
  readonly guests: number;
  /** How many of them are of which band, `child:2;infant:1`: the others pay the service's price. */
  readonly party?: string | undefined;
  /** How many of which extra. */
  readonly extras?: string | undefined;
  readonly way?: string | undefined;
  /** Names the booking of the other way, where both are had at the price of both. */
  readonly together?: string | undefined;
}

/**
 * What the price of a booking is made of: the guests whom no band counts by the rule of all prices, then a line a band
 * and a line an extra. One that the service does not have is counted as if there were none such: its guests at the
 * service's price, an extra at nothing, until the office has decided.
 */
export function bookedLines(item: Priced, booked: Booked): readonly PriceLine[] {
  const lines = linesOfParty(item, booked);
  return booked.together ? withTogether(item, lines, booked.way) : lines;
}

/**
 * One way of two at the price of both: half of what comes off both fares together (not off extras) comes off each, so
 * that the halves are the whole, and the odd cent off the way there. Each way is priced without knowing the other.
 */
export function withTogether(
  item: Priced,
  lines: readonly PriceLine[],
  way = "",
): readonly PriceLine[] {
  const back = item.type === "transfer" ? item.back : undefined;
  const fares = 2 * sumOf(lines.filter(({ kind }) => kind !== "added"));
  const off = Math.min(back?.cents ?? Math.round((fares * (back?.percent ?? 0)) / 100), fares);
  const half = way === "back" ? Math.floor(off / 2) : Math.ceil(off / 2);
  return half > 0 ? [...lines, priceLine("together", 1, -half)] : lines;
}

function linesOfParty(item: Priced, booked: Booked): readonly PriceLine[] {
  const { guests, party = "", extras = "" } = booked;
  if (party === "" && extras === "") return quoteLines(item, guests);
  const isEach = isPricedEach(item);
  const bands = (parseCounts(party) ?? []).map(([id, count]) => {
    const band = item.bands?.find((one) => one.id === id);
    const share = Math.round((item.priceCents * (band?.share ?? 100)) / 100);
    return named("band", { id, count, cents: isEach ? (band?.priceCents ?? share) : 0, ...band });
  });
  const added = (parseCounts(extras) ?? []).map(([id, count]) => {
    const extra = item.extras?.find((one) => one.id === id);
    return named("added", { id, count, cents: extra?.priceCents ?? 0, ...extra });
  });
  const others = isEach ? guests - sumOfCounts(party) : guests;
  return [...quoteLines(item, others), ...bands, ...added];
}

/** The price of a booking in US cents. */
export const bookedCents = (item: Priced, booked: Booked): number =>
  sumOf(bookedLines(item, booked));

/** True where each guest pays: only there can some of them pay another price. */
const isPricedEach = (item: Pick<Priced, "type"> & { readonly priceType?: string }) =>
  item.type === "tour" || item.priceType === "per_person";

interface Named {
  readonly id: string;
  readonly count: number;
  readonly cents: number;
  readonly names?: Names;
}

const named = (kind: PriceLineKind, { id, count, cents, names }: Named): PriceLine => ({
  ...priceLine(kind, count, cents),
  id,
  ...(names && { names }),
});
