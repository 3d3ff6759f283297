import type { OfficeRow } from "#data/office/local/row.ts";
import * as words from "#messages/office/today.ts";

/** What a booking's card says about what has not been sent; empty when there is nothing. */
export function markOf(acts: readonly OfficeRow[] | undefined): string {
  if (!acts || acts.length === 0) return "";
  return acts.some(({ state }) => state === "attention") ? words.needsAttention : words.waiting;
}
