/**
 * What a price is made of: `guests` pay each the same, `group` pays one fare whoever comes, `base` covers the first
 * guests and `extra` each beyond them; `agreed` is what the office has agreed beside that, or all of it.
 */
const KINDS = ["guests", "group", "base", "extra", "agreed"] as const;
type PriceLineKind = (typeof KINDS)[number];

/** One line of a price, in US cents; `cents` is what counts, the two others say how it comes about. */
export interface PriceLine {
  readonly kind: PriceLineKind;
  readonly count: number;
  readonly unitCents: number;
  readonly cents: number;
  /** Why it was agreed: its guest reads it too. */
  readonly reason?: string;
}

export const priceLine = (kind: PriceLineKind, count: number, unitCents: number): PriceLine => ({
  kind,
  count,
  unitCents,
  cents: count * unitCents,
});

export const sumOf = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

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

/** The text of lines, as it travels and is stored. */
export const linesText = (lines: readonly PriceLine[]): string => JSON.stringify(lines);

/** The lines of a text; none where they do not come to the price, or are of kinds from after this build. */
export function linesFrom(text: unknown, cents: number): readonly PriceLine[] | null {
  try {
    const lines: unknown = JSON.parse(String(text));
    return Array.isArray(lines) && lines.every(isLine) && sumOf(lines) === cents ? lines : null;
  } catch {
    return null;
  }
}

/** A booking's lines. Of one from before there were any, all of its price is what was agreed. */
export const linesOf = (booking: {
  readonly priceLines?: string | undefined;
  readonly priceCents: number;
}): readonly PriceLine[] =>
  linesFrom(booking.priceLines, booking.priceCents) ?? linesAgreed([], booking.priceCents);

function isLine(value: unknown): value is PriceLine {
  const { kind, count, unitCents, cents, reason = "" } = Object(value);
  const areWhole = [count, unitCents, cents].every((number) => Number.isSafeInteger(number));
  return KINDS.includes(kind) && areWhole && typeof reason === "string";
}
