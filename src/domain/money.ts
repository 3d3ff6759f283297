/** Belize dollars for one US dollar, fixed since 1978. */
export const BZD_PER_USD = 2;

/**
 * US dollars as PocketBase and the HTTP contract carry them, to integer cents.
 * @returns NaN for anything that is not a finite amount.
 */
export function dollarsToCents(dollars: number): number {
  return Number.isFinite(dollars) ? Math.round(dollars * 100) : Number.NaN;
}

/** Thousands may be set apart, as {@link formatAmount} does. */
const AMOUNT = /^(\d{1,6}|\d{1,3},\d{3})(\.\d{1,2})?$/;
/** The largest amount of one booking, in cents. */
export const MOST_CENTS = 99_999_999;

/** An amount as typed, `450`, `450.50` or `1,450`, in cents; NaN for anything else. */
export function parseAmount(typed: string): number {
  const amount = typed.trim();
  return AMOUNT.test(amount) ? dollarsToCents(Number(amount.replace(",", ""))) : Number.NaN;
}

/**
 * An amount that came over the wire, in cents: what {@link parseAmount} takes as typed.
 * @returns NaN for what is no number, less than nothing, too much or no whole cents
 */
export function amountCents(amount: unknown): number {
  const cents = typeof amount === "number" ? dollarsToCents(amount) : Number.NaN;
  const isWhole = Math.abs(cents - Number(amount) * 100) < 1e-4;
  return isWhole && cents >= 0 && cents <= MOST_CENTS ? cents : Number.NaN;
}

/** Integer cents to US dollars, for the edges only. */
export function centsToDollars(cents: number): number {
  return cents / 100;
}

/** `$225` for whole dollars, `$225.50` otherwise, thousands separated: for cards and sentences. */
export function formatUsd(cents: number): string {
  return `$${formatAmount(cents)}`;
}

/** Always two decimals, `$1,225.00`: for totals (SPEC §9: USD, 2 decimals). */
export function formatUsdExact(cents: number): string {
  return `$${formatAmountExact(cents)}`;
}

/** An amount beside the name of its currency: `1,080`, `1,080.50`. */
export function formatAmount(cents: number): string {
  return grouped(cents / 100, cents % 100 === 0 ? 0 : 2);
}

/** Always two decimals, `1,080.00`: for sums beside the name of their currency. */
export function formatAmountExact(cents: number): string {
  return grouped(cents / 100, 2);
}

/** The amount in Belize dollars, `BZ$450`, whole dollars: beside totals, since on site both are taken. */
export function formatBzd(cents: number): string {
  return `BZ$${grouped((cents * BZD_PER_USD) / 100, 0)}`;
}

function grouped(amount: number, decimals: number): string {
  const [whole = "0", fraction] = amount.toFixed(decimals).split(".");
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? separated : `${separated}.${fraction}`;
}
