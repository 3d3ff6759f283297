import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { officeFiles } from "../../../scripts/build/public-files.ts";
import type { Language } from "../../../src/domain/language.ts";
import { readManifest } from "../../../src/host/pages/manifest.ts";
import { ROOT } from "../../../src/host/system/root.mjs";
import { bookingsAreKept, logIn } from "../../browser/support/office.ts";
import { tablesOf } from "./browser-storage.ts";
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

/** Has the token expire, as after eight hours; the next page finds it so. */
export function expireToken(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("pocketbase_auth") ?? "{}");
    const [head, payload = "", mark] = kept.token.split(".");
    const old = { ...JSON.parse(atob(payload)), exp: 1_700_000_000 };
    const token = [head, btoa(JSON.stringify(old)).replace(/=+$/, ""), mark].join(".");
    localStorage.setItem("pocketbase_auth", JSON.stringify({ ...kept, token }));
  });
}

/** Everything that this device keeps for the back office. */
export const officeStorage = (page: Page) =>
  tablesOf(page, "cayo-office", ["bookings", "acts", "kept"]);

/** The party's card on the run sheet. */
export const cardOf = (page: Page, name: string) => page.getByRole("article", { name });

export const strip = (page: Page) => page.getByRole("status", { name: "Connection" });
