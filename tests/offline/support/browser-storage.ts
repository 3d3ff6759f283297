import type { Page } from "@playwright/test";

export interface KeptRow {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly attempts: number;
}

/** What a browser has in tables of a database, in order, read past the product's code; nothing without one. */
export function tablesOf<Table extends string>(
  page: Page,
  database: "cayo-wayfarers" | "cayo-office",
  tables: readonly Table[],
): Promise<Record<Table, Record<string, unknown>[]>> {
  const reading = page.evaluate(
    async ([name = "", ...tables]) => {
      const known = await indexedDB.databases();
      if (!known.some((each) => each.name === name)) return tables.map((table) => [table, []]);
      const answerOf = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const opened = await answerOf(indexedDB.open(name));
      try {
        const read = async (table: string) =>
          [table, await answerOf(opened.transaction(table).objectStore(table).getAll())] as const;
        return await Promise.all(tables.map(read));
      } finally {
        opened.close();
      }
    },
    [database, ...tables],
  );
  return reading.then(Object.fromEntries);
}

/** The outbox of a browser. */
export async function outboxOf(page: Page): Promise<KeptRow[]> {
  const { outbox } = await tablesOf(page, "cayo-wayfarers", ["outbox"]);
  return outbox.map(({ id, kind, state, attempts }) => ({ id, kind, state, attempts }) as KeptRow);
}

export const putIntoOutbox = (page: Page, row: object) =>
  putInto(page, ["cayo-wayfarers", "outbox"], row);

/** Writes a row past the product's code, as an older version or a fault would have left it. */
export function putInto(
  page: Page,
  [database, table]: readonly [database: string, table: string],
  row: object,
): Promise<void> {
  const put = async ([name, table, value]: readonly [string, string, object]) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise((resolve, reject) => {
      const writing = database.transaction(table, "readwrite");
      writing.objectStore(table).put(value);
      writing.oncomplete = resolve;
      writing.onerror = () => reject(writing.error);
    });
    database.close();
  };
  return page.evaluate(put, [database, table, row] as const);
}

/** For `addInitScript`: the browser lets no site open a database. */
export function refuseToOpen(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException("refused", "SecurityError");
  };
}
