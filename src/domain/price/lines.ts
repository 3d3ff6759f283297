import type { Names } from "../catalogue/bands.ts";

/**
 * What a price is made of: `guests` pay each the same, `group` pays one fare whoever comes, `base` covers the first
 * guests and `extra` each beyond them; a `band` of them pays by its age, and what is `added` is had beside the service;
 * `together` comes off where both ways are booked, and a `code` takes something off; `agreed` is what the office has
 * agreed beside that, or all of it.
 */
export type PriceLineKind =
  | "guests"
  | "group"
  | "base"
  | "extra"
  | "band"
  | "added"
  | "together"
  | "code"
  | "agreed";

/** One line of a price, in US cents; `cents` is what counts, the two others say how it comes about. */
export interface PriceLine {
  readonly kind: PriceLineKind;
  readonly count: number;
  readonly unitCents: number;
  readonly cents: number;
  /** Of a band or an extra, and what it was called when it was booked; of a code its text. */
  readonly id?: string;
  readonly names?: Names;
  /** The rule of a code (`#domain/codes/code.ts`), which holds for this booking whatever becomes of the code. */
  readonly off?: { readonly percent: number; readonly cents: number };
  /** Why it was agreed: its guest reads it too. */
  readonly reason?: string;
}

export const priceLine = (kind: PriceLineKind, count: number, unitCents: number): PriceLine => ({
  kind,
  count,
  unitCents,
  cents: count * unitCents,
});

/**
 * True for a band or an extra that costs nothing. What has no name is not offered any more, and costs nothing only
 * until the office has decided.
 */
export const isFree = ({ kind, cents, names }: PriceLine): boolean =>
  (kind === "band" || kind === "added") && cents === 0 && names !== undefined;

/** By number: a booking's price is summed four times, and PocketBase's engine would make a new function each time. */
export function sumOf(lines: readonly PriceLine[]): number {
  let sum = 0;
  for (let at = 0; at < lines.length; at += 1) sum += (lines[at] as PriceLine).cents;
  return sum;
}
