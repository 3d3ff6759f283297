import { linesFrom } from "./kept-lines.ts";
import { type PriceLine, priceLine, sumOf } from "./lines.ts";
import { type Priced, quoteLines } from "./quote.ts";

/* What the office makes of a price that stands: apart from the quote, since no visitor's phone needs it. */

/** A booking's lines. Of one from before there were any, all of its price is what was agreed. */
export const linesOf = (booking: {
  readonly priceLines?: string | undefined;
  readonly priceCents: number;
}): readonly PriceLine[] =>
  linesFrom(booking.priceLines, booking.priceCents) ?? linesAgreed([], booking.priceCents);

/**
 * Lines that come to an amount: one says what was agreed beside the others, and takes the place of one that said so
 * before. @param reason where there is none, that of the one before
 */
export function linesAgreed(
  lines: readonly PriceLine[],
  cents: number,
  reason = "",
): readonly PriceLine[] {
  const counted = lines.filter(({ kind }) => kind !== "agreed");
  const rest = cents - sumOf(counted);
  if (rest === 0) return counted;
  const why = reason || lines.find(({ kind }) => kind === "agreed")?.reason;
  return [...counted, { ...priceLine("agreed", 1, rest), ...(why && { reason: why }) }];
}

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
