import { type CatalogueItem, isItemType } from "../catalogue/item.ts";

const MAX_ENTRIES = 10;

/** Something the visitor has looked at (SPEC §3); `timestamp` in milliseconds. */
export interface RecentlyViewedEntry {
  readonly type: CatalogueItem["type"];
  readonly id: number;
  readonly name: string;
  readonly timestamp: number;
}

/** The list with this entry first: newest first, one of a kind, at most ten (SPEC §9). */
export function withViewed(
  list: readonly RecentlyViewedEntry[],
  entry: RecentlyViewedEntry,
): readonly RecentlyViewedEntry[] {
  const others = list.filter(({ type, id }) => type !== entry.type || id !== entry.id);
  return [entry, ...others].slice(0, MAX_ENTRIES);
}

/** Keeps what is well formed of a stored list, which anybody may have edited. */
export function parseRecentlyViewed(stored: unknown): readonly RecentlyViewedEntry[] {
  return Array.isArray(stored) ? stored.filter(isEntry).slice(0, MAX_ENTRIES) : [];
}

function isEntry(value: unknown): value is RecentlyViewedEntry {
  const { type, id, name, timestamp } = Object(value) as Record<string, unknown>;
  return (
    isItemType(type) &&
    Number.isInteger(id) &&
    typeof name === "string" &&
    typeof timestamp === "number"
  );
}
