import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { officeFiles } from "../../../scripts/build/public-files.ts";
import type { Language } from "../../../src/domain/language.ts";
import { readManifest } from "../../../src/host/pages/manifest.ts";
import { ROOT } from "../../../src/host/system/root.mjs";
import { bookingsAreKept, logIn } from "../../browser/support/office.ts";
import type { Line } from "./fixtures.ts";
import { appIsKept } from "./workers.ts";

const TABLET = { width: 820, height: 1180 };

/** Signs in as an operator does, and waits until the device has all that it needs in the field. */
export async function signInForTheField(
  page: Page,
  line: Line,
  { path = "/admin/today", username = "admin" } = {},
): Promise<void> {
  await page.setViewportSize(TABLET);
  await page.goto(`/admin/login?next=${encodeURIComponent(path)}`);
  await logIn(page, username, line.instance.adminPassword);
  await expect(page).toHaveURL((url) => url.pathname !== "/admin/login");
  await appIsKept(page);
  await bookingsAreKept(page);
  await officeIsKept(page);
}

/** Waits until the device has all files of the back office. */
export async function officeIsKept(page: Page, language: Language = "en"): Promise<void> {
  const names = [...officeFiles(readManifest(join(ROOT, "dist"), language))].map(
    (file) => `/${file}`,
  );
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining(names));
}

/** The paths of what the worker keeps for the back office. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open("office-files")).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });
}

/** Everything that this device keeps for the back office, read past the product's code. */
export function officeStorage(
  page: Page,
): Promise<Record<"bookings" | "acts" | "kept", unknown[]>> {
  return page.evaluate(async () => {
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const known = await indexedDB.databases();
    const found = { bookings: [], acts: [], kept: [] } as Record<string, unknown[]>;
    if (!known.some(({ name }) => name === "cayo-office")) return found;
    const database = await answerOf(indexedDB.open("cayo-office"));
    try {
      for (const table of Object.keys(found)) {
        found[table] = await answerOf(database.transaction(table).objectStore(table).getAll());
      }
      return found;
    } finally {
      database.close();
    }
  });
}

/** The party's card on the run sheet. */
export const cardOf = (page: Page, name: string) => page.getByRole("article", { name });

export const strip = (page: Page) => page.getByRole("status", { name: "Connection" });
