import type { Page } from "@playwright/test";
import { heading } from "./support/booking-page.ts";
import { always, hold } from "./support/faults.ts";
import { expect, test } from "./support/fixtures.ts";
import { officeIsKept, signInForTheField } from "./support/office.ts";
import { appIsKept } from "./support/workers.ts";

test.use({ isNewDevice: true });

/** Which service worker answers on this device: it says in which language. */
const workerOf = (page: Page, state: "active" | "waiting" = "active") =>
  page.evaluate(async (which) => {
    const standing = await navigator.serviceWorker.getRegistration();
    return standing?.[which]?.scriptURL.replace(location.origin, "");
  }, state);

test("a device keeps the language that is read on it, until another is chosen", async ({
  line,
  page,
}) => {
  const worker = () => workerOf(page);
  const keeps = (language: string) =>
    page.evaluate(async (tag) => {
      const names = await caches.keys();
      const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const scripts = caught.flat().filter(({ url }) => /\/assets\/base-[^/]+\.js/.test(url));
      const texts = await Promise.all(
        scripts.map(async ({ url }) => (await caches.match(url))?.text()),
      );
      return texts.some((text) => text?.includes(tag));
    }, language);
  await page.goto("/es/about");
  await expect(page.getByText("Listo para usar sin conexión")).toBeVisible();
  await appIsKept(page);
  expect([await worker(), await keeps("Traslados"), await keeps("Book Now")]).toEqual([
    ...["/sw.js?language=es", true, false],
  ]);
  // what is read in the other language is not kept
  await page.goto("/transfers");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.waitForLoadState();
  expect(await keeps("Book Now")).toBe(false);
  await line.down();
  await page.goto("/es/tours");
  await expect(heading(page)).toContainText("Belice");
  const needsLine = page.getByText("English necesita conexión");
  await page.goto("/transfers");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(needsLine).toBeVisible();
  await expect(page).toHaveURL("/es/transfers");
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(needsLine).toBeVisible();
  await expect(page).toHaveURL("/es/transfers");

  await line.up();
  await page.goto("/es/tours");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(heading(page)).toHaveText("Tours in Belize");
  await expect.poll(worker).toBe("/sw.js");
  await expect.poll(() => keeps("Traslados")).toBe(false);
  expect(await keeps("Book Now")).toBe(true);

  // without a choice, too: what is read goes on being read
  await page.goto("/es/about");
  await expect.poll(() => page.evaluate(() => localStorage.languageRead)).toBe("es");
  expect(await worker()).toBe("/sw.js");
  await page.goto("/es/contact");
  await expect.poll(worker).toBe("/sw.js?language=es");
});

test("nothing is asked where the page is left that had the other language come", async ({
  line,
  page,
}) => {
  await page.goto("/");
  await appIsKept(page);
  const shell = hold();
  line.setRule(always("/es/pages/shell.html", shell.fault));
  await page.goto("/es/tours");
  await shell.arrived;
  await page.goto("/about");
  shell.release();
  const waiting = () => workerOf(page, "waiting");
  await expect.poll(waiting).toBe("/sw.js?language=es");
  await page.goto("/contact");
  await expect.poll(waiting).toBe(undefined);
  expect(await workerOf(page)).toBe("/sw.js");
  await expect(page.getByText("A new version is ready")).toHaveCount(0);
});

test.describe("a browser that prefers Spanish", () => {
  test.use({ locale: "es-GT" });

  test("is asked nothing where its visitor changes before the device has it all", async ({
    line,
    page,
  }) => {
    const shell = hold();
    line.setRule(always("/pages/shell.html", shell.fault));
    await page.goto("/");
    await shell.arrived;
    await page.getByRole("status").getByRole("link", { name: "Español" }).click();
    await expect(heading(page)).toHaveText("Conozca el alma de Belice");
    shell.release();
    await expect.poll(() => workerOf(page)).toBe("/sw.js?language=es");
    await expect(page.getByText("Hay una versión nueva")).toHaveCount(0);
  });
});

test("the back office opens in the language of its account, and without a line in the one that is kept", async ({
  line,
  page,
}) => {
  await signInForTheField(page, line);
  const opens = async (address: string, shown: string, heading: string) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(shown);
  };
  // on another device somebody has chosen meanwhile
  await line.instance.sql("UPDATE admins SET language = 'es'");
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => localStorage.pocketbase_auth))
    .toContain('"language":"es"');
  await line.down();
  await opens("/admin/today", "/admin/today", "Today");
  await opens("/es/admin/services", "/admin/services", "Manage Services");
  await line.up();
  await opens("/admin/today", "/es/admin/today", "Hoy");
  await expect.poll(() => workerOf(page)).toBe("/sw.js?language=es");
  await officeIsKept(page, "es");
  await line.down();
  await opens("/admin/today", "/es/admin/today", "Hoy");
  await opens("/es/admin/services", "/es/admin/services", "Servicios");
  // the other tests of this worker share the account
  await line.instance.sql("UPDATE admins SET language = ''");
});
