import { inDays } from "../server/support/bookings.ts";
import { expect, test } from "./support/fixtures.ts";
import { openPage } from "./support/page-state.ts";

const SWITCH = { name: "Español", exact: true };
const FORM = "/booking/tour/1";
const LATE = /register-worker-/;

test("the switch keeps the page, what was typed and the place", async ({ page }) => {
  // what looks whether the address is right comes when the page is left already
  let leave = () => {};
  const isLeft = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const late = page.waitForEvent("requestfinished", (request) => LATE.test(request.url()));
  await page.route(LATE, (route) => isLeft.then(() => route.continue()));
  await page.route(`**/es${FORM}?guests=3`, async (route) => {
    leave();
    await late;
    await route.continue();
  });
  await openPage(page, `${FORM}?guests=3`);
  await page.getByRole("textbox", { name: "First Name" }).fill("Rosa");
  await page.getByLabel("Date", { exact: true }).fill(inDays(9));
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole("contentinfo").getByRole("link", SWITCH).dispatchEvent("click");
  await expect(page).toHaveURL(`/es${FORM}?guests=3`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator('[name="firstName"]')).toHaveValue("Rosa");
  await expect(page.locator('[name="date"]')).toHaveValue(inDays(9));
  // what stands above is longer or shorter by a line
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 400))).toBeLessThan(80);
  // and every way on stays in that language
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/es");
  await expect(page.getByRole("heading", { name: "Xunantunich y tubing en cuevas" })).toBeVisible();
  const looked = page.waitForResponse("**/api/site?language=es");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  expect((await looked).ok()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(`/es${FORM}?guests=3`);
  await expect(page.locator('[name="firstName"]')).toHaveValue("Rosa");
  // entries of this document from before another language is chosen stay in theirs, as their addresses say
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${FORM}?guests=3`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goForward();
  await expect(page).toHaveURL("/es");
  await expect(page.getByRole("heading", { name: "Xunantunich y tubing en cuevas" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${FORM}?guests=3`);
  await expect(page.getByRole("textbox", { name: "First Name" })).toHaveValue("Rosa");
});

test("the switch is a link without scripts, on a phone behind the menu", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/tours");
  await page
    .locator("summary")
    .filter({ hasText: /^Menu$/ })
    .click();
  await page.getByRole("banner").getByRole("link", SWITCH).click();
  await expect(page).toHaveURL("/es/tours");
  await context.close();
});

test.describe("to a browser that prefers Spanish", () => {
  test.use({ locale: "es-MX" });

  test("the offer leaves free what a phone's home page is there for", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openPage(page, "/");
    const offer = page.getByRole("status").filter({ hasText: "¿En español?" });
    const way = offer.getByRole("link", SWITCH);
    const { y = 0, height = 0 } = (await way.boundingBox()) ?? {};
    const header = await page.getByRole("banner").boundingBox();
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(y).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect(y + height).toBeLessThan(title?.y ?? 0);
    await way.click();
    await expect(page).toHaveURL("/es");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conozca el alma de Belice");
  });

  test("it is offered once, and gives way to typing", async ({ page }) => {
    await openPage(page, FORM);
    const offer = page.getByRole("status").filter({ hasText: "¿En español?" });
    await expect(offer).toBeVisible();
    await page.getByRole("textbox", { name: "First Name" }).fill("Rosa");
    await expect(offer).toHaveCount(0);
    await page.goto("/tours");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(offer).toHaveCount(0);
    await page.getByRole("contentinfo").getByRole("link", SWITCH).click();
    await expect(page).toHaveURL("/es/tours");
  });
});
