import { confirmBooking } from "../browser/support/fixtures.ts";
import { CONFIRMED, fillForm, heading, SAVED } from "./support/booking-page.ts";
import { outboxOf } from "./support/browser-storage.ts";
import { always, BOOKINGS, cut, hold, inTurn, loseAnswer, truncate } from "./support/faults.ts";
import { expect, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";

const LOST = [
  ["the line is cut after the commit", loseAnswer],
  ["the line breaks in the middle of the answer", truncate],
] as const;

for (const [what, fault] of LOST) {
  test(`1. Answer lost after the commit (${what}) → one row, shown as confirmed`, async ({
    line,
    visitor: { page },
  }) => {
    const email = `lost-${fault.name}@guest.example`;
    await fillForm(page, email);
    line.setRule(always(BOOKINGS, fault));
    await confirmBooking(page);
    await expect(heading(page)).toHaveText(SAVED);
    await expect.poll(() => storedFor(line, email)).toHaveLength(1);
    line.setRule(() => undefined);
    // the retry comes by itself
    await expect(heading(page)).toHaveText(CONFIRMED);
    expect(await storedFor(line, email)).toMatchObject([{ status: "confirmed", mails: 2 }]);
    expect(await outboxOf(page)).toMatchObject([{ state: "sent" }]);
  });
}

test("19. Undo while sending → one cancelled row when the server had it", async ({
  line,
  visitor: { page, context },
}) => {
  const email = "undo-late@guest.example";
  await fillForm(page, email);
  const held = hold(loseAnswer);
  line.setRule(inTurn(BOOKINGS, held.fault));
  await confirmBooking(page);
  await held.arrived;
  const mine = await context.newPage();
  await mine.goto("/my-bookings");
  await expect(mine.getByText("Sending…")).toBeVisible();
  await mine.getByRole("button", { name: "Undo" }).click();
  await expect(mine.getByText("To be cancelled")).toBeVisible();
  held.release();
  await expect(mine.getByText("Cancelled", { exact: true })).toBeVisible();
  expect(await storedFor(line, email)).toMatchObject([{ status: "cancelled" }]);
  await expect(heading(page)).toHaveText("Booking cancelled");
});

test("19. Undo while sending → no row when it had never been sent", async ({
  line,
  visitor: { page },
}) => {
  const email = "undo-early@guest.example";
  await fillForm(page, email);
  // the drain waits for its turn: saved and not tried
  await page.evaluate(() => {
    navigator.locks.request("outbox", () => new Promise(() => {}));
  });
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(SAVED);
  const tab = await page.context().newPage();
  await tab.goto("/my-bookings");
  await tab.getByRole("button", { name: "Undo" }).click();
  await expect(tab.getByText("Nothing is booked on this device yet.")).toBeVisible();
  await page.close();
  expect(await outboxOf(tab)).toEqual([]);
  expect(await storedFor(line, email)).toEqual([]);
});

test("19. Undo while sending → no row, or one cancelled row, when the request was cut", async ({
  line,
  visitor: { page, context },
}) => {
  const email = "undo-cut@guest.example";
  await fillForm(page, email);
  const held = hold(cut);
  line.setRule(inTurn(BOOKINGS, held.fault));
  await confirmBooking(page);
  await held.arrived;
  const mine = await context.newPage();
  await mine.goto("/my-bookings");
  await mine.getByRole("button", { name: "Undo" }).click();
  held.release();
  await expect
    .poll(async () => (await storedFor(line, email)).map(({ status }) => status))
    .toEqual(["cancelled"]);
  await expect(mine.getByText("Cancelled", { exact: true })).toBeVisible();
});
