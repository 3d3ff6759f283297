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
 * @param ahead the same query's answer, asked for earlier: told where it is there first
 */
export function observe<Found>(
  query: () => Promise<Found>,
  ahead?: Promise<Found>,
): Observed<Found | null> {
  return {
    hasValue: () => false,
    subscribe(next) {
      if (!globalThis.indexedDB) {
        const timer = setTimeout(() => next(null));
        return () => clearTimeout(timer);
      }
      let isAnswered = false;
      const answer = (found: Found | null) => {
        isAnswered = true;
        next(found);
      };
      const subscription = liveQuery(async () => {
        try {
          return await query();
        } catch {
          return null;
        }
      }).subscribe(answer);
      ahead?.then(
        (found) => isAnswered || subscription.closed || next(found),
        () => {}, // said by the query itself
      );
      return () => subscription.unsubscribe();
    },
  };
}
