import { expect, test } from "./support/fixtures.ts";
import { holdBack } from "./support/page-state.ts";

/** What draws a map's layers, fetched after what the page needs. */
const DRAWING = /\/assets\/drawing-[^/]*\.js$/;

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("a transfer's road lights up when its card is pointed at or focused", async ({ page }) => {
    await page.goto("/transfers");
    const map = page.getByRole("img", { name: /^Map of Belize with the roads of our transfers/ });
    const lit = map.locator("[data-ride]");
    await expect(map).toBeVisible();
    await expect(lit).toHaveCount(0);

    // the page takes input when it has been hydrated
    await expect(async () => {
      await page.getByRole("heading", { name: "Airport to Hopkins" }).hover();
      await expect(lit).toHaveAttribute("data-ride", "3", { timeout: 500 });
      await page.getByRole("heading", { level: 1 }).hover();
    }).toPass();

    await page.getByRole("link", { name: "Book Now: San Ignacio to Placencia" }).focus();
    await expect(lit).toHaveAttribute("data-ride", "4");
    await expect(page.getByRole("img", { name: /Lit: San Ignacio to Placencia\.$/ })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(lit).toHaveAttribute("data-ride", "5");
    // the map stays beside the card in focus
    await expect(map).toBeInViewport({ ratio: 0.9 });
  });
});

test("on a phone a road is picked under the map, by finger and by keyboard", async ({ page }) => {
  await page.goto("/transfers");
  const lit = page.getByRole("img", { name: /^Map of Belize/ }).locator("[data-ride]");
  await expect(async () => {
    await page.getByText("Airport – Water Ferry").click();
    await expect(lit).toHaveAttribute("data-ride", "9", { timeout: 500 });
  }).toPass();
  await expect(page.getByRole("radio", { name: "Airport – Water Ferry" })).toBeChecked();
  await expect(page.getByText(/\$\d+ for up to two$/)).toBeVisible();
  await page.getByText("Airport – San Ignacio").click();
  await expect(page.getByText(/\$\d+ for your group$/)).toBeVisible();
  await page.getByText("Airport – Water Ferry").click();
  await page.keyboard.press("ArrowRight");
  await expect(lit).toHaveAttribute("data-ride", "10");

  await page.getByRole("link", { name: "See this ride" }).click();
  await expect(
    page.getByRole("link", { name: "Book Now: Hopkins to Chetumal (Mexico)" }),
  ).toBeInViewport();
});

test("the page takes input before the map's script has come, and the map stands there meanwhile", async ({
  page,
}) => {
  const release = await holdBack(page, DRAWING);
  const releaseOthers = await holdBack(page, /\/assets\/(?!drawing-)[^/]*\.js$/);
  await page.goto("/transfers", { waitUntil: "commit" });
  const map = page.getByRole("img", { name: /^Map of Belize/ });
  // before any script, too
  await page.getByText("Airport – Water Ferry").click();
  releaseOthers();
  await expect(map).toHaveAccessibleName(/Lit: /);
  await expect(map.getByText("Placencia")).toBeVisible();
  await expect(map.locator("[data-ride]")).toHaveCount(0);

  release();
  await expect(map.locator("[data-ride]")).toHaveAttribute("data-ride", "9");
});

test("a map's script that is lost on the way is fetched again", async ({ page }) => {
  await page.route(DRAWING, (route) => route.abort(), { times: 1 });
  await page.goto("/tours");
  const lost = page.waitForEvent("requestfailed", (request) => DRAWING.test(request.url()));
  await page.getByRole("link", { name: /Tikal/ }).first().click();
  await lost;
  const map = page.getByRole("img", { name: /^Map of Petén/ });
  await expect(map.getByText("San Ignacio")).toBeVisible();
});

test("the office stands on the map of the contact page, with a link to the phone's map", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(page.getByRole("img", { name: /our office is in San Ignacio/ })).toBeVisible();
  const link = page.getByRole("link", { name: "Open in maps" });
  await expect(link).toHaveAttribute("href", /^https:.*17\.159,-89\.07$/);
});

test("a tour shows where it goes, also without scripts", async ({ browser, instance }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: instance.url });
  const page = await context.newPage();
  await page.goto("/tours/tikal-guatemala");
  const map = page.getByRole("img", { name: /^Map of Petén.* with Tikal/ });
  await expect(map).toBeVisible();
  await expect(map.getByText("San Ignacio")).toBeVisible();
  await context.close();
});

test("names are at least 12 px high at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    "/contact",
    "/transfers",
    "/tours/xunantunich-cave-tubing",
    "/tours/nim-li-punit-lubaantun",
  ]) {
    await page.goto(address);
    // in one go: the names that were rendered ahead may be drawn anew meanwhile
    const sizes = await page.getByRole("img", { name: /^Map of/ }).evaluate((map) =>
      [...map.querySelectorAll("text")].map((text) => {
        const matrix = text.getScreenCTM();
        return Number.parseFloat(getComputedStyle(text).fontSize) * (matrix?.a ?? 0);
      }),
    );
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  }
});
