import type { Page } from "@playwright/test";
import { putIntoOutbox, tablesOf } from "../offline/support/browser-storage.ts";
import { signedIn } from "../server/support/admin.ts";
import type { Instance } from "../server/support/instance.ts";
import { wholePng } from "../server/support/pictures.ts";
import { newTour } from "../server/support/services.ts";
import { confirmBooking, expect, fillBooking, GUEST } from "./support/fixtures.ts";
import { withOwnInstance } from "./support/own-instance.ts";
import { holdBack, openPage } from "./support/page-state.ts";

const test = withOwnInstance();

/** Served pages follow a change within ten seconds (issue 5, Services); this many where tests take the machine. */
const IN_TIME = { timeout: 120_000 };

/** As when the visitor comes back to the tab: the app looks for news. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** Opens a page and waits until it has looked for the first time. */
async function openLooked(page: Page, path: string): Promise<void> {
  const looked = page.waitForResponse("**/api/site");
  await page.goto(path);
  await looked;
}

const LONG_TITLE = "Western Belize River Journeys";

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const priceOf = (page: Page, tour: string) =>
  page.getByRole("article").filter({ hasText: tour }).getByText(/^\$\d/);

const storedFor = (instance: Instance, email: string) =>
  instance.sql<{ price: number; status: string; pending_reason: string }>(
    `SELECT price, status, pending_reason FROM bookings WHERE customer_email = '${email}'`,
  );

test("a new price is drawn on the next look, everywhere, without a reload", async ({
  page,
  instance,
}) => {
  const admin = await signedIn(instance);
  await openLooked(page, "/tours");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect(priceOf(page, "Tikal")).toHaveText("$290");
  await admin.changeItem("tour", 4, { price: 295.5 });
  await admin.changeItem("transfer", 9, { price: 41, additional_pax_price: 7 });
  await lookAgain(page);
  await expect(priceOf(page, "Tikal")).toHaveText("$295.50");
  await page.getByRole("link", { name: "View Details: Tikal" }).click();
  await expect(page.getByRole("complementary").getByText("$295.50")).toBeVisible();
  await page.getByRole("link", { name: "Book Now" }).last().click();
  await expect(page.getByText("$591.00 USD").first()).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Transfers", exact: true }).click();
  const ride = page.locator("#ride-9");
  await expect(ride.getByText("$41")).toBeVisible();
  await expect(ride.getByText("+ $7/extra")).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("an open form tells a new price and sends nothing before it is accepted", async ({
  page,
  instance,
}) => {
  const admin = await signedIn(instance);
  const email = "price@guest.example";
  await openLooked(page, "/booking/tour/8");
  await fillBooking(page, { email, guests: "3" });
  await admin.changeItem("tour", 8, { price: 125 });
  await lookAgain(page);
  const notice = page.getByRole("status").filter({ hasText: "The price has changed" });
  await expect(notice).toContainText("For 3 people: $330.00 → $375.00 USD");
  await confirmBooking(page);
  const accept = page.getByRole("button", { name: "Accept the New Price" });
  await expect(accept).toBeFocused();
  expect(await storedFor(instance, email)).toEqual([]);
  await accept.click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel("First Name")).toHaveValue("Ana");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Date", { exact: true })).toHaveValue(GUEST.date);
  await confirmBooking(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed!");
  expect(await storedFor(instance, email)).toEqual([
    { price: 375, status: "confirmed", pending_reason: "" },
  ]);
});

test("a form that nobody has touched simply shows the new price", async ({ page, instance }) => {
  const admin = await signedIn(instance);
  await openLooked(page, "/booking/transfer/6");
  await admin.changeItem("transfer", 6, { price: 88 });
  await lookAgain(page);
  await expect(page.getByText("$88.00 USD").first()).toBeVisible();
  await expect(page.getByText("The price has changed")).toHaveCount(0);
});

test("what is withdrawn while its form is open can still be asked for", async ({
  page,
  instance,
}) => {
  const admin = await signedIn(instance);
  const email = "withdrawn@guest.example";
  await openLooked(page, "/booking/tour/7");
  await fillBooking(page, { email, guests: "3" });
  await admin.changeItem("tour", 7, { active: false });
  await lookAgain(page);
  await expect(page.getByText("This tour is not offered at the moment")).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("Ana");
  await confirmBooking(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Received");
  expect(await storedFor(instance, email)).toMatchObject([
    { status: "pending", pending_reason: "withdrawn" },
  ]);
  // confirmation and voucher know the place and the least party all the same
  for (const leadOn of [true, false]) {
    await expect(page.getByText("Stann Creek District", { exact: true })).toBeVisible();
    await expect(page.getByText("At least 2 guests are needed for this tour")).toBeVisible();
    if (leadOn) await page.getByRole("button", { name: "Download Summary" }).click();
  }
  // opened anew there is nothing to book
  await expect
    .poll(async () => (await page.request.get("/booking/tour/7")).status(), IN_TIME)
    .toBe(404);
  await page.goto("/booking/tour/7");
  await expect(page.getByText("It is not offered at the moment")).toBeVisible();
  // but one that the server had refused can be mended
  const [kept] = (await tablesOf(page, "cayo-wayfarers", ["outbox"])).outbox;
  await putIntoOutbox(page, { ...kept, state: "attention" });
  await page.goto(`/booking/tour/7?mend=${kept?.id}`);
  await expect(page.getByLabel("First Name")).toHaveValue("Ana");
  await admin.changeItem("tour", 7, { active: true });
});

test("a tour that is withdrawn under the reader's eyes says so in the list", async ({
  page,
  instance,
}) => {
  const admin = await signedIn(instance);
  await openLooked(page, "/tours/3");
  await admin.changeItem("tour", 3, { active: false });
  await lookAgain(page);
  await expect(page).toHaveURL("/tours");
  await expect(page.getByText("This tour is not offered at the moment.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nim Li Punit & Lubaantun" })).toHaveCount(0);
  await admin.changeItem("tour", 3, { active: true });
});

test("a tour that was added meanwhile opens with all its texts", async ({ page, instance }) => {
  const admin = await signedIn(instance);
  await openLooked(page, "/tours");
  const name = "Full Moon Canoe";
  const tour = newTour({ name, highlights: ["The river by night"], location: "W".repeat(200) });
  const { body } = await admin.post("/api/collections/tours/records", tour);
  const number = Number(body.number);
  await page.setViewportSize({ width: 360, height: 780 });
  await lookAgain(page);
  await page.getByRole("link", { name: `View Details: ${name}` }).click();
  await expect(page).toHaveURL(`/tours/${number}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("The river by night")).toBeVisible();
  await expect(page).toHaveTitle(`${name} | Cayo Wayfarers`);
  // its place is one endless word
  expect(await isTooWide(page)).toBe(false);
  for (const path of ["/tours", `/booking/tour/${number}`]) {
    await openLooked(page, path);
    await expect(page.getByText(name).first()).toBeVisible();
    expect(await isTooWide(page), path).toBe(false);
  }
  await admin.changeItem("tour", number, { active: false });
});

test("from a form, which carries names and prices, one comes to tours with their texts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const release = await holdBack(page, /\/api\/site/);
  await openPage(page, "/booking/tour/1");
  const heading = page.getByRole("heading", { level: 1 });
  const form = await heading.textContent();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  // the page that is left stays until they have come
  await expect(heading).toHaveText(form ?? "");
  release();
  await expect(heading).toHaveText("About Cayo Wayfarers");
  await expect(page.getByText("What Our Guests Say")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Tours", exact: true }).click();
  await expect(page.getByText("Climb a Maya pyramid above the Mopan River")).toBeVisible();
});

test("the operator's picture stands in the scene's frame, and the scene where it fails", async ({
  page,
  instance,
}) => {
  const admin = await signedIn(instance);
  await admin.changeItem("tour", 1, { image: new File([wholePng(1500, 1000)], "river.png") });
  await expect
    .poll(async () => (await page.request.get("/tours/1")).text(), IN_TIME)
    .toContain("imagesrcset=");

  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifted: Reflect.get(window, "shifted") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openLooked(page, "/tours/1");
  const picture = page.getByRole("main").getByRole("img").first();
  await expect(picture).toHaveAttribute("alt", "Xunantunich & Cave Tubing");
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => [
        image.currentSrc.includes("/api/files/"),
        image.naturalWidth > 0,
      ]),
    )
    .toEqual([true, true]);
  expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBeLessThan(0.01);

  await page.route("**/api/files/**", (route) => route.abort());
  await page.reload();
  await expect(picture).toHaveAttribute("src", /\/assets\/tour-1-.*\.svg$/);
});

test("name, accent, scheme and logo are the operator's, at once and in the next page", async ({
  page,
  instance,
}) => {
  const admin = await signedIn(instance);
  await openLooked(page, "/about");
  const brand = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--brand"));
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [brandBefore, groundBefore] = [await brand(), await ground()];
  await admin.changeSettings({
    logo: new File([wholePng(300, 100)], "logo.png"),
    site_title: LONG_TITLE,
    accent: "orchid",
    color_scheme: "dark",
  });
  await lookAgain(page);
  await expect(page.getByRole("banner").getByRole("link", { name: LONG_TITLE })).toBeVisible();
  await expect.poll(brand).not.toBe(brandBefore);
  await expect.poll(ground).not.toBe(groundBefore);
  await expect(page).toHaveTitle(`About | ${LONG_TITLE}`);
  const [brandNow, groundNow] = [await brand(), await ground()];

  await expect
    .poll(async () => (await page.request.get("/")).text(), IN_TIME)
    .toContain(LONG_TITLE);
  await page.goto("/contact");
  expect(await brand()).toBe(brandNow);
  expect(await ground()).toBe(groundNow);
  const logo = page.getByRole("banner").locator('img[src*="/api/files/settings/"]');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(72);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByText("Menu", { exact: true }).locator("..")).toBeInViewport({ ratio: 1 });
  expect(await isTooWide(page)).toBe(false);
  await admin.changeSettings({
    logo: null,
    site_title: "Cayo Wayfarers",
    accent: "canopy",
    color_scheme: "auto",
  });
});
