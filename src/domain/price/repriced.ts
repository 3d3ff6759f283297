import { parseCounts } from "../booking/party/counts.ts";
import { type Booked, bookedLines } from "./booked.ts";
import { linesFrom } from "./kept-lines.ts";
import { type PriceLine, type PriceLineKind, priceLine, sumOf } from "./lines.ts";
import type { Priced } from "./quote.ts";
import { codeOf, withCode } from "./with-code.ts";

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

/** A party, what it has beside the service, and the price that was agreed for it. */
interface Agreed extends Booked {
  readonly lines: readonly PriceLine[];
}

const SAID = ["party", "extras", "way", "together"] as const;

/** True for the same number of guests, bands and extras, and the same way, with the other one or without. */
export const isSameParty = (one: Booked, other: Booked): boolean =>
  one.guests === other.guests && SAID.every((name) => (one[name] ?? "") === (other[name] ?? ""));

/**
 * What the price is made of once a party, or what it has, is another. What was agreed stays for what it was agreed for:
 * whatever comes to it adds what the catalogue asks today, and who costs less by the catalogue pays that share of what
 * was agreed.
 */
export function repricedLines(item: Priced, agreed: Agreed, now: Booked): readonly PriceLine[] {
  if (isSameParty(agreed, now)) return agreed.lines;
  // it takes off by its rule of then
  const code = codeOf(agreed.lines);
  const lines = withCode(agreed.lines, null);
  const before = bookedLines(item, agreed);
  const after = bookedLines(item, now);
  const [was, is, had] = [sumOf(before), sumOf(after), sumOf(lines)];
  // of what costs nothing today there is no share
  const isNothing = was === 0 && now.guests < agreed.guests;
  const share = isNothing ? is : Math.round((had * is) / was);
  const cents = is < was || isNothing ? share : had + is - was;
  const left = further(after, before).reduce(withFewer, lines);
  const lasting = further(before, after).reduce(withMore, left);
  // a share of another fare
  const together = after.find(({ kind }) => kind === "together");
  const turned = lasting.map((line) => (line.kind === "together" && together ? together : line));
  return withCode(linesAgreed(turned, cents), code);
}

/** True where lines tell of each band and extra how many a booking has: devices from before know of none. */
export function tellParty(lines: readonly PriceLine[], { party = "", extras = "" }: Booked) {
  const told = (kind: PriceLineKind) => {
    const counts: Record<string, number> = {};
    for (const { id = "", count, kind: one } of lines)
      if (one === kind) counts[id] = (counts[id] ?? 0) + count;
    return counts;
  };
  const isTold = (text: string, kind: PriceLineKind) => {
    const said = parseCounts(text) ?? [];
    const counts = told(kind);
    return (
      said.length === Object.keys(counts).length &&
      said.every(([id, count]) => counts[id] === count)
    );
  };
  return isTold(party, "band") && isTold(extras, "added");
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
    .map((line) =>
      counted(line, line.count - (fewer.find((one) => isOfKind(one, line))?.count ?? 0)),
    )
    .filter(({ count }) => count > 0);

const isOfKind = (one: PriceLine, other: PriceLine) =>
  one.kind === other.kind && one.id === other.id;

/** The same for another number. */
const counted = (line: PriceLine, count: number): PriceLine => ({
  ...line,
  ...priceLine(line.kind, count, line.unitCents),
});

/** At the same price they are counted together; what was agreed stays the last. */
function withMore(lines: readonly PriceLine[], more: PriceLine): readonly PriceLine[] {
  const isSame = (line: PriceLine) => isOfKind(line, more) && line.unitCents === more.unitCents;
  if (lines.some(isSame)) {
    return lines.map((line) => (isSame(line) ? counted(line, line.count + more.count) : line));
  }
  const isAgreed = (line: PriceLine) => line.kind === "agreed";
  return [...lines.filter((line) => !isAgreed(line)), more, ...lines.filter(isAgreed)];
}

/** Who came last goes first, at the price of then. */
function withFewer(lines: readonly PriceLine[], fewer: PriceLine): readonly PriceLine[] {
  let left = fewer.count;
  const lastFirst = [...lines].reverse().map((line) => {
    if (!isOfKind(line, fewer)) return line;
    const gone = Math.min(left, line.count);
    left -= gone;
    return counted(line, line.count - gone);
  });
  return lastFirst.filter(({ count }) => count > 0).reverse();
}
