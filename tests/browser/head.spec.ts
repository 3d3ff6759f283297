import { expect, test } from "./support/fixtures.ts";

test("moving on changes the title, the address that a phone shares, and where a screen reader reads", async ({
  page,
  baseURL,
}) => {
  const canonical = page.locator('link[rel="canonical"]');
  await page.goto("/tours/5");
  await expect(page).toHaveTitle("Actun Tunichil Muknal | Cayo Wayfarers");
  await expect(canonical).toHaveAttribute("href", `${baseURL}/tours/atm-cave`);

  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Tours", exact: true })
    .first()
    .click();
  await expect(page).toHaveTitle("Tours | Cayo Wayfarers");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(canonical).toHaveAttribute("href", `${baseURL}/tours`);

  await page.getByRole("link", { name: "Contact", exact: true }).first().focus();
  await page.goBack();
  await expect(page).toHaveTitle("Actun Tunichil Muknal | Cayo Wayfarers");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(canonical).toHaveAttribute("href", `${baseURL}/tours/atm-cave`);
});

test("the installed app has what Chromium asks of a manifest", async ({ page }) => {
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send("Page.getAppManifest");
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
});
