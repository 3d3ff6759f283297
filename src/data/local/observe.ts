import { liveQuery } from "dexie";

/** Something that is looked at again whenever it changes, in this tab or another. */
export interface Observed<Found> {
  subscribe(next: (found: Found) => void): () => void;
  /** Nothing is known before the first answer. */
  hasValue(): false;
}

/**
 * What a query finds, again whenever that changes; null where the database can't be read. Dexie's
 * own liveQuery says nothing at all where there is no IndexedDB.
 */
export function observe<Found>(query: () => Promise<Found>): Observed<Found | null> {
  return {
    hasValue: () => false,
    subscribe(next) {
      if (!globalThis.indexedDB) {
        const timer = setTimeout(() => next(null));
        return () => clearTimeout(timer);
      }
      const subscription = liveQuery(async () => {
        try {
          return await query();
        } catch {
          return null;
        }
      }).subscribe(next);
      return () => subscription.unsubscribe();
    },
  };
}
