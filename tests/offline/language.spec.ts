import { heading } from "./support/booking-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { appIsKept } from "./support/workers.ts";

test("a device keeps the language that is read on it, until another is chosen", async ({
  line,
  page,
}) => {
  const worker = () =>
    page.evaluate(async () => {
      const standing = await navigator.serviceWorker.getRegistration();
      return standing?.active?.scriptURL.replace(location.origin, "");
    });
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
  await page.goto("/transfers");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");

  await line.up();
  await page.goto("/es/tours");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(heading(page)).toHaveText("Tours in Belize");
  await expect.poll(worker).toBe("/sw.js");
  await expect.poll(() => keeps("Traslados")).toBe(false);
  expect(await keeps("Book Now")).toBe(true);
});
