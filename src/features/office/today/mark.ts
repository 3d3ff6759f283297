import type { OfficeRow } from "#data/office/local/row.ts";

/** What a booking's card says about what has not been sent; empty when there is nothing. */
export type Mark = "" | "waiting" | "needs your attention";

export function markOf(acts: readonly OfficeRow[] | undefined): Mark {
  if (!acts || acts.length === 0) return "";
  return acts.some(({ state }) => state === "attention") ? "needs your attention" : "waiting";
}
