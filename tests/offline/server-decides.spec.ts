import type { Page } from "@playwright/test";
import { signedIn } from "../server/support/admin.ts";
import { inDays } from "../server/support/bookings.ts";
import { fillForm, heading, lineIsBack, SAVED } from "./support/booking-page.ts";
import { tablesOf } from "./support/browser-storage.ts";
import { always, answer, BOOKINGS, cut, inTurn } from "./support/faults.ts";
import { expect, type Line, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";
import { appIsKept } from "./support/workers.ts";

const DAY_MS = 86_400_000;

/** Presses the button without a line. */
async function saveWithoutLine(line: Line, page: Page): Promise<void> {
  await line.down();
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(heading(page)).toHaveText(SAVED);
}

/** The line is back: what the page says then, by itself. */
async function hearsLater(line: Line, page: Page, words: string): Promise<void> {
  await lineIsBack(line, page);
  await expect(page.getByText(words).first()).toBeVisible();
  await page.goto("/my-bookings");
  await expect(page.getByText(words).first()).toBeVisible();
}

test("16. Date past at the time of sending → pending and explained, contact kept", async ({
  line,
  page,
}) => {
  const email = "late@guest.example";
  await page.addInitScript(shiftClock, -12 * DAY_MS);
  await fillForm(page, email, { date: inDays(-5) });
  await saveWithoutLine(line, page);
  await hearsLater(line, page, "The date has passed. Please tell us another date that suits you.");
  const [late] = await storedFor(line, email);
  expect(late).toMatchObject({
    ...{ status: "pending", pending_reason: "late", customer_phone: "610 2233", mails: 2 },
  });

  // another date is a booking of its own, and the one that has passed is cancelled with it
  await page.getByRole("link", { name: "Choose Another Date" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByLabel("Date", { exact: true })).toHaveValue("");
  await page.getByLabel("Date", { exact: true }).fill(inDays(9));
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(heading(page)).toHaveText("Booking Confirmed!");
  await expect
    .poll(async () => (await storedFor(line, email)).map(({ status }) => status).sort())
    .toEqual(["cancelled", "confirmed"]);
  // and both are told as a move
  const [was, is] = await line.instance.sql(
    `SELECT id, moved_to FROM bookings WHERE customer_email = '${email}' ORDER BY status`,
  );
  expect(was?.moved_to).toBe(is?.id);
});

test("what was booked without a line is told on whatever page is open when it is sent", async ({
  line,
  page,
  context,
}) => {
  const email = "told@guest.example";
  await fillForm(page, email, { address: "/booking/tour/1" });
  await appIsKept(page);
  await context.setOffline(true);
  const sign = page.getByRole("status").filter({ hasText: "You are offline" });
  await expect(sign).toContainText("You can book all the same.");
  await context.setOffline(false);
  await expect(sign).toHaveCount(0);
  await saveWithoutLine(line, page);
  // nothing was lost but our server, which the browser does not know
  for (const path of ["/my-bookings", "/tours", "/transfers"]) {
    await page.goto(path);
    await expect(sign).toBeVisible();
  }
  await lineIsBack(line, page);
  const told = page.getByRole("status").filter({ hasText: "Booking confirmed" });
  await expect(told).toContainText("Xunantunich & Cave Tubing");
  await expect(sign).toHaveCount(0);
  await told.getByRole("button", { name: "My bookings" }).click();
  await expect(page).toHaveURL(/\/my-bookings$/);
  await page.goto("/tours");
  await expect(heading(page)).toHaveText("Tours in Belize");
  // nothing is left that would be told again
  const { outbox } = await tablesOf(page, "cayo-wayfarers", ["outbox"]);
  expect(outbox.map(({ isToTell }) => Boolean(isToTell))).toEqual([false]);
});

test("several that are answered together are told together, and no refusal gets lost", async ({
  line,
  page,
}) => {
  line.setRule(always(BOOKINGS, cut));
  for (const id of [1, 2, 4]) {
    await fillForm(page, `together-${id}@guest.example`, { address: `/booking/tour/${id}` });
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect(heading(page)).toHaveText(SAVED);
  }
  await page.goto("/contact");
  const data = { customer_email: { message: "Email is invalid." } };
  const refusal = { message: "Please check what you entered.", data };
  line.setRule(inTurn(BOOKINGS, answer(400, refusal)));
  const told = page
    .getByRole("alert")
    .filter({ hasText: "1 booking needs your attention, 2 bookings confirmed" });
  // said again until somebody hears it: what sends is fetched after the page
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass();
  // low as a toast is, its button is not cut off on a phone either
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(told.getByRole("button", { name: "My bookings" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(wide);
  // another toast takes its place, and does not hide it for good
  await page.getByRole("textbox", { name: "Name" }).fill("Rosa Chi");
  await page.getByRole("textbox", { name: "Email" }).fill("together@guest.example");
  await page.getByRole("textbox", { name: "Message" }).fill("Is it sent?");
  await page.getByRole("button", { name: "Send Message" }).click();
  const other = page.getByRole("status").filter({ hasText: "Message Sent!" });
  await other.getByRole("button", { name: "Close" }).click();
  await told.getByRole("button", { name: "My bookings" }).click();
  await expect(page.getByText("Needs your attention", { exact: true })).toHaveCount(1);
});

test("16. Item withdrawn at the time of sending → pending and explained, contact kept", async ({
  line,
  page,
}) => {
  const email = "withdrawn@guest.example";
  const admin = await signedIn(line.instance);
  await fillForm(page, email, { address: "/booking/tour/7" });
  await saveWithoutLine(line, page);
  await admin.changeItem("tour", 7, { active: false });
  await hearsLater(line, page, "This service is not offered at the moment.");
  await admin.changeItem("tour", 7, { active: true });
  expect(await storedFor(line, email)).toMatchObject([
    { status: "pending", pending_reason: "withdrawn", customer_phone: "610 2233", mails: 2 },
  ]);
});

test("17. Price changed in between, not long ago → confirmed at the price that was shown", async ({
  line,
  page,
}) => {
  const email = "new-price@guest.example";
  const admin = await signedIn(line.instance);
  await fillForm(page, email, { address: "/booking/tour/8" });
  const quoted = await totalOf(page);
  await saveWithoutLine(line, page);
  await admin.changeItem("tour", 8, { price: 150 });
  await hearsLater(line, page, "Booking confirmed");
  expect(await storedFor(line, email)).toMatchObject([{ status: "confirmed", price: quoted }]);
});

test("17. Price lower by now → confirmed at the lower one, and said so", async ({ line, page }) => {
  const email = "lower-price@guest.example";
  const admin = await signedIn(line.instance);
  await fillForm(page, email, { address: "/booking/tour/3" });
  const quoted = await totalOf(page);
  await saveWithoutLine(line, page);
  await admin.changeItem("tour", 3, { price: 120 });
  await hearsLater(line, page, `The price has gone down from $${quoted} to $240.`);
  expect(await storedFor(line, email)).toMatchObject([{ status: "confirmed", price: 240 }]);
});

test("17. Price changed in between, too long ago → pending with both prices", async ({
  line,
  page,
}) => {
  const email = "old-price@guest.example";
  const admin = await signedIn(line.instance);
  await fillForm(page, email, { address: "/booking/tour/6" });
  const quoted = await totalOf(page);
  await saveWithoutLine(line, page);
  await admin.changeItem("tour", 6, { price: 500 });
  await line.instance.sql(
    "UPDATE price_changes SET changed_at = '2020-01-01 00:00:00.000Z' WHERE item_id = 6",
  );
  await hearsLater(line, page, `The price has changed from $${quoted} to $1,000.`);
  expect(await storedFor(line, email)).toMatchObject([
    { status: "pending", pending_reason: "price", price: 1000, mails: 2 },
  ]);
});

/** The price that the form shows for two guests, in dollars. */
async function totalOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/^\$[\d,.]+ USD$/)
    .first()
    .textContent();
  return Number(text?.replace(/[^\d.]/g, ""));
}

/** The device's clock is wrong by this much, or the booking was made so long ago. */
function shiftClock(byMs: number): void {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given: [] | [number]) {
      super(given[0] ?? Real.now() + byMs);
    }
    static override now() {
      return Real.now() + byMs;
    }
  } as DateConstructor;
}
