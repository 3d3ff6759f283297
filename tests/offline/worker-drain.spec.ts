import type { BrowserContext, Page } from "@playwright/test";
import { outboxOf } from "./support/browser-storage.ts";
import { commandFor } from "./support/commands.ts";
import { DEVICE } from "./support/device-bundle.ts";
import { always, BOOKINGS, cut, hold, holdAnswer, inTurn } from "./support/faults.ts";
import { expect, type Line, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";
import { appIsKept, letNobodyWakeWorker, workerControl } from "./support/workers.ts";

test.use({ isNewDevice: true });

/** A booking that waits, in a browser whose worker is there, and is woken by the test alone. */
async function waitingBooking(line: Line, page: Page, email: string) {
  await letNobodyWakeWorker(page);
  await page.goto("/");
  await appIsKept(page);
  await page.goto(DEVICE);
  line.setRule(always(BOOKINGS, cut));
  await page.evaluate((command) => device.save(command), commandFor(email));
  await page.evaluate(() => device.drain(true));
  expect(await outboxOf(page)).toMatchObject([{ state: "queued" }]);
  line.seen.length = 0;
  return workerControl(page);
}

/** Another page wants to send as well, and waits for its turn. */
async function pageThatWaits(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(DEVICE);
  await tab.evaluate(() => {
    device.keepSending();
    dispatchEvent(new Event("online"));
  });
  await expect
    .poll(() => tab.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(1);
  return tab;
}

const posts = (line: Line) => line.seen.filter(({ path }) => path === BOOKINGS);

test("8. Page and worker drain together → one row", async ({ line, page, context }) => {
  const email = "with-worker@guest.example";
  const worker = await waitingBooking(line, page, email);
  const held = holdAnswer();
  line.setRule(inTurn(BOOKINGS, held.fault));
  await worker.wake();
  await held.arrived;
  const tab = await pageThatWaits(context);
  held.release();
  await expect.poll(() => outboxOf(tab)).toMatchObject([{ state: "sent" }]);
  expect(posts(line)).toHaveLength(1);
  expect(await storedFor(line, email)).toMatchObject([{ mails: 2 }]);
});

for (const [what, held] of [
  ["before the server had it", hold(cut)],
  ["after the server had it", holdAnswer()],
] as const) {
  test(`8. Worker stopped in mid-request, ${what} → one row`, async ({ line, page, context }) => {
    const email = `stopped-${what.split(" ")[0]}@guest.example`;
    const worker = await waitingBooking(line, page, email);
    line.setRule(inTurn(BOOKINGS, held.fault));
    await worker.wake();
    await held.arrived;
    const tab = await pageThatWaits(context);
    await worker.stop();
    await expect.poll(() => outboxOf(tab)).toMatchObject([{ state: "sent" }]);
    held.release();
    expect(posts(line).length).toBeGreaterThanOrEqual(2);
    expect(await storedFor(line, email)).toMatchObject([{ mails: 2 }]);
  });
}

test("8. The worker alone sends what a closed page has left", async ({ line, page, context }) => {
  const email = "worker-alone@guest.example";
  const worker = await waitingBooking(line, page, email);
  line.setRule(() => undefined);
  await worker.wake();
  await expect.poll(() => storedFor(line, email)).toHaveLength(1);
  expect(await storedFor(line, email)).toMatchObject([{ mails: 2 }]);
  const tab = await context.newPage();
  await tab.goto("/my-bookings");
  await expect(tab.getByText("Booking confirmed")).toBeVisible();
});
