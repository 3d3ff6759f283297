import type { Page } from "@playwright/test";
import { bookWell } from "../server/support/bookings.ts";
import { bookingOnDevice, keepOnDevice } from "./support/bookings-on-device.ts";
import { confirmBooking, expect, fillBooking, test } from "./support/fixtures.ts";
import { holdBack, openPage, waitForScripts } from "./support/page-state.ts";

/**
 * In so many documents these files come as modules that fail, which every engine remembers until the document
 * goes (HTML, "fetch a single module script"): as one that has not come is to browsers that never ask for it
 * again (Chromium before 156, Firefox before 154, Safari). The tests' own browser can't ask again either.
 * @param lost runs when a file is lost @returns how many documents were opened since
 */
async function lose(
  page: Page,
  files: RegExp,
  documents: number,
  lost = async () => {},
): Promise<() => number> {
  let opened = 0;
  let asked = new Set<string>();
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    opened += 1;
    asked = new Set();
  });
  await page.route(files, async (route) => {
    if (opened >= documents) return route.fallback();
    expect(asked, "an engine that asks again").not.toContain(route.request().url());
    asked.add(route.request().url());
    await lost();
    return route.fulfill({ contentType: "text/javascript", body: 'throw new Error("lost");' });
  });
  return () => opened;
}

const TOUR = /\/assets\/TourPage-[^/]+\.js$/;
const KEPT = /\/assets\/kept-[^/]+\.js$/;
const STANDING = /\/assets\/standing-[^/]+\.js$/;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const EMAIL = "lost@guest.example";

test("who leaves a booking's link for a page that has not come yet still sees the booking", async ({
  page,
  instance,
}) => {
  const manage_key = "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6";
  const id = await bookWell(instance, { manage_key });
  const { trip_key } = await fetch(`${instance.url}/api/bookings/${id}`, {
    headers: { "X-Manage-Key": manage_key },
  }).then((answer) => answer.json());
  const release = await holdBack(page, /\/assets\/ContactPage-[^/]+\.js$/);
  await openPage(page, `/trip#${trip_key}`);
  await expect(heading(page)).toHaveText("Booking Confirmed!");
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(heading(page)).toHaveText("Booking Confirmed!");
  release();
  await expect(heading(page)).toHaveText("Contact Us");
});

test("a page whose script is lost loads itself anew, and where it was left is known", async ({
  page,
}) => {
  await openPage(page, "/tours");
  const opened = await lose(page, TOUR, 1);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
  // a press by hand would scroll to it
  await page.getByRole("link", { name: "View Details: Tikal (Guatemala)" }).dispatchEvent("click");
  await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible();
  expect(opened()).toBe(1);
  await page.goBack();
  await expect(heading(page)).toHaveText("Tours in Belize");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

test.describe("once", () => {
  // without its script nothing takes the page over that was rendered ahead: the words stand in its place
  test.use({ expectedNoise: /React error #418/ });

  test("then it says so, and comes when the line is back", async ({ page }) => {
    await openPage(page, "/tours");
    const opened = await lose(page, TOUR, Number.POSITIVE_INFINITY);
    await page.getByRole("link", { name: "View Details: Tikal (Guatemala)" }).click();
    const missing = page.getByText("This page could not be loaded. Check your connection");
    await expect(missing).toBeVisible();
    expect(opened()).toBe(1);
    // by hand as often as one likes
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Try Again" }).click();
    await loaded;
    await expect(missing).toBeVisible();
    expect(opened()).toBe(2);
    await page.unroute(TOUR);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible();
    expect(opened()).toBe(3);
  });
});

test("a line that goes in the middle of a step takes no page away: the next one brings it", async ({
  page,
  context,
}) => {
  await openPage(page, "/tours");
  const opened = await lose(page, TOUR, 1, () => context.setOffline(true));
  await page.getByRole("link", { name: "View Details: Tikal (Guatemala)" }).click();
  await expect(page.getByText("This page could not be loaded.")).toBeVisible();
  expect(opened()).toBe(0);
  await context.setOffline(false);
  await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible();
  expect(opened()).toBe(1);
});

test("a booking is sent where what would keep it is lost", async ({ page, instance }) => {
  await lose(page, KEPT, 2);
  await openPage(page, "/booking/tour/5");
  const calendar = /\/assets\/CalendarPanel-/;
  await page.route(calendar, (route) => route.abort());
  await page.getByRole("button", { name: "Choose a date from the calendar" }).click();
  await expect(page.getByText("The calendar could not be loaded.")).toBeVisible();
  await fillBooking(page, { email: EMAIL });
  // without a line nothing can be promised
  const bookings = "**/api/collections/bookings/records";
  await page.route(bookings, (route) => route.abort());
  await confirmBooking(page);
  await expect(page.getByText("This page is not complete on this device")).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("Ana");
  await page.unroute(bookings);
  await confirmBooking(page);
  await expect(heading(page)).toHaveText("Booking Confirmed!");
  await expect(page.getByText("Actun Tunichil Muknal")).toBeVisible();
  expect(
    await instance.sql(`SELECT id FROM bookings WHERE customer_email = '${EMAIL}'`),
  ).toHaveLength(1);
});

test("where what would send it is lost too, the form comes back as it was, and sends it", async ({
  page,
}) => {
  const opened = await lose(page, STANDING, 2);
  await openPage(page, "/booking/tour/5");
  await fillBooking(page, { email: `again.${EMAIL}`, requests: "Near the door" });
  const loaded = page.waitForEvent("load");
  await confirmBooking(page);
  await loaded;
  await waitForScripts(page);
  expect(opened()).toBe(2);
  await expect(page.getByText("Nothing Was Sent Yet")).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("Ana");
  await expect(page.getByRole("textbox", { name: "Special Requests" })).toHaveValue(
    "Near the door",
  );
  await confirmBooking(page);
  await expect(heading(page)).toHaveText("Booking Confirmed!");
});

test("what waits is counted though what would send it is lost", async ({ page }) => {
  const row = { state: "queued", attempts: 0 } as const;
  await keepOnDevice(page, [bookingOnDevice({ id: "waiting00000001", row })]);
  await page.evaluate(() => localStorage.setItem("outboxWaiting", "1"));
  await lose(page, KEPT, Number.POSITIVE_INFINITY);
  const asked = page.waitForEvent("requestfinished", (request) => KEPT.test(request.url()));
  await openPage(page, "/about");
  await asked;
  await expect(page.getByRole("link", { name: /My bookings.*1/ }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("outboxWaiting"))).toBe("1");
});

test("a message is sent where what would keep it is lost, and comes back where what would send it is", async ({
  page,
}) => {
  await lose(page, KEPT, Number.POSITIVE_INFINITY);
  const opened = await lose(page, STANDING, 2);
  await openPage(page, "/contact");
  await page.getByRole("textbox", { name: "Name" }).fill("Ana Coc");
  await page.getByRole("textbox", { name: "Email" }).fill(EMAIL);
  await page.getByRole("textbox", { name: "Message" }).fill("Do you go in the rain?");
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Send Message" }).click();
  await loaded;
  await waitForScripts(page);
  expect(opened()).toBe(2);
  await expect(page.getByText("Nothing Was Sent Yet")).toBeVisible();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
});
