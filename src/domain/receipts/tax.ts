/** How a service is taxed, as the operator says: nothing of tax, with what is usual, or at nothing. */
export const TAX_CLASSES = ["", "standard", "zero"] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** Of the usual one, in thousandths of what is taxed. */
const STANDARD = 125;

/** The tax class of a code; none for whatever is none of ours. */
export const taxClassOf = (code: unknown): TaxClass =>
  TAX_CLASSES.find((known) => known === code) ?? "";

/**
 * The tax that an amount contains, in cents of its currency: 12.5 % on top is a ninth of the whole. To the nearest cent,
 * which there always is, since no ninth ends in half a cent; so what is given back contains exactly what was taken.
 */
export function taxContained(cents: number, taxClass: TaxClass): number {
  if (taxClass !== "standard") return 0;
  return Math.round((cents * STANDARD) / (1000 + STANDARD)) || 0;
}
