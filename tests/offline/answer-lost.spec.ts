import { confirmBooking } from "../browser/support/fixtures.ts";
import { CONFIRMED, fillForm, heading, lineIsBack, SAVED } from "./support/booking-page.ts";
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
    page,
  }) => {
    const email = `lost-${fault.name}@guest.example`;
    await fillForm(page, email);
    line.setRule(always(BOOKINGS, fault));
    await confirmBooking(page);
    await expect(heading(page)).toHaveText(SAVED);
    await expect.poll(() => storedFor(line, email)).toHaveLength(1);
    line.setRule(() => undefined);
    await lineIsBack(line, page);
    await expect(heading(page)).toHaveText(CONFIRMED);
    expect(await storedFor(line, email)).toMatchObject([{ status: "confirmed", mails: 2 }]);
    expect(await outboxOf(page)).toMatchObject([{ state: "sent" }]);
  });
}

test("19. Undo while sending → one cancelled row when the server had it", async ({
  line,
  page,
  context,
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

test("19. Undo while sending → no row when it had never been sent", async ({ line, page }) => {
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
  page,
  context,
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
  const isOver = /^Cancelled$|Nothing is booked on this device yet\./;
  await expect(mine.getByText(isOver)).toBeVisible();
  // the browser itself may have sent it once more
  const statuses = (await storedFor(line, email)).map(({ status }) => status);
  expect([[], ["cancelled"]]).toContainEqual(statuses);
});

test("19. Undo after an attempt that failed → the cancel alone is sent, and no mail leaves", async ({
  line,
  page,
}) => {
  const email = "undo-failed@guest.example";
  await fillForm(page, email);
  const seen: string[] = [];
  let isDown = true;
  let sent = "";
  line.setRule(({ method, path, body }) => {
    if (method === "POST" && path.startsWith("/api/")) seen.push(path);
    if (path === BOOKINGS) sent = String(body);
    return isDown && path.startsWith("/api/") ? cut : undefined;
  });
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(SAVED);
  const [row] = await outboxOf(page);
  expect(row?.attempts).toBeGreaterThan(0);
  await page.goto("/my-bookings");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("To be cancelled")).toBeVisible();
  seen.length = 0;
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("Nothing is booked on this device yet.")).toBeVisible();
  expect(seen).toEqual([`/api/bookings/${row?.id}/cancel`]);
  expect(await storedFor(line, email)).toEqual([]);

  // a copy that was under way all the time comes through at last: it is cancelled, and nothing else
  const late = await page.request.post("/api/collections/bookings/records", {
    data: JSON.parse(sent),
  });
  expect([late.status(), (await late.json()).status]).toEqual([200, "cancelled"]);
  expect(await storedFor(line, email)).toEqual([]);
  expect(await line.instance.sql(`SELECT id FROM mails WHERE booking = '${row?.id}'`)).toEqual([]);
});
