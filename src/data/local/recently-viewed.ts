import {
  parseRecentlyViewed,
  type RecentlyViewedEntry,
  withViewed,
} from "#domain/site/recently-viewed.ts";

const KEY = "recentlyViewed";

/** What this device has looked at, newest first; an empty list when it can't be read. */
export function readRecentlyViewed(): readonly RecentlyViewedEntry[] {
  try {
    return parseRecentlyViewed(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch (error) {
    console.error("Could not read the recently viewed items", error);
    return [];
  }
}

/** Puts an item at the head of the list; a device that refuses storage goes without. */
export function rememberViewed(entry: RecentlyViewedEntry): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withViewed(readRecentlyViewed(), entry)));
  } catch (error) {
    console.error("Could not store the recently viewed items", error);
  }
}
