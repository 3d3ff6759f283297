import { confirmBooking } from "../browser/support/fixtures.ts";
import { CONFIRMED, fillForm, heading, lineIsBack } from "./support/booking-page.ts";
import { outboxOf } from "./support/browser-storage.ts";
import { commandFor } from "./support/commands.ts";
import { DEVICE } from "./support/device-bundle.ts";
import { always, BOOKINGS, cut, delayed } from "./support/faults.ts";
import { expect, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";

test.use({ isWholeBrowser: true });

test("9. Double tap on the button → one row in the outbox", async ({ line, visitor: { page } }) => {
  const email = "double-tap@guest.example";
  await fillForm(page, email);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("#booking-form");
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await page.locator("#booking-form button[type=submit]").dispatchEvent("click");
  await expect(heading(page)).toHaveText(CONFIRMED);
  expect(await outboxOf(page)).toHaveLength(1);
  expect(await storedFor(line, email)).toHaveLength(1);
  await page.goBack();
  await page.goForward();
  await expect(heading(page)).toHaveText(CONFIRMED);
  expect(await storedFor(line, email)).toHaveLength(1);
});

test("27. Return from the back/forward cache → reads the outbox anew, no second drain", async ({
  line,
  visitor: { page, context },
}) => {
  const email = "bfcache@guest.example";
  await fillForm(page, email);
  await line.down();
  await confirmBooking(page);
  await expect(page).toHaveURL(/\/confirmation$/);
  await lineIsBack(line, page);
  await expect(heading(page)).toHaveText(CONFIRMED);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  // a page that holds a lock is not kept
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(held).toBe(0);
  await page.goto("/robots.txt");
  // meanwhile another tab saves a booking, which no server hears of
  const tab = await context.newPage();
  await tab.goto(DEVICE);
  line.setRule(always(BOOKINGS, cut));
  await tab.evaluate((command) => device.save(command), commandFor(email));
  await tab.close();
  line.setRule(always(BOOKINGS, delayed(300)));
  line.seen.length = 0;
  await page.goBack({ waitUntil: "commit" }); // a page that was kept does not load
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
  await expect.poll(() => outboxOf(page)).toMatchObject([{ state: "sent" }, { state: "sent" }]);
  expect(line.seen.filter(({ path }) => path === BOOKINGS)).toHaveLength(1);
  expect(await storedFor(line, email)).toHaveLength(2);
});
