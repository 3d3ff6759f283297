import type { Page } from "@playwright/test";

export interface KeptRow {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly attempts: number;
}

/** The outbox of a browser as it is on its disk, in order, read past the product's code. */
export function outboxOf(page: Page): Promise<KeptRow[]> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "cayo-wayfarers")) return [];
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answerOf(indexedDB.open("cayo-wayfarers"));
    try {
      const rows = await answerOf(database.transaction("outbox").objectStore("outbox").getAll());
      return rows.map(({ id, kind, state, attempts }) => ({ id, kind, state, attempts }));
    } finally {
      database.close();
    }
  });
}

/** Writes a row past the product's code, as an older version or a fault would have left it. */
export function putIntoOutbox(page: Page, row: object): Promise<void> {
  return page.evaluate(async (value) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("cayo-wayfarers");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise((resolve, reject) => {
      const writing = database.transaction("outbox", "readwrite");
      writing.objectStore("outbox").put(value);
      writing.oncomplete = resolve;
      writing.onerror = () => reject(writing.error);
    });
    database.close();
  }, row);
}
