import { confirmBooking } from "../browser/support/fixtures.ts";
import { bookingsAreKept, keptSession, openOffice } from "../browser/support/office.ts";
import { officeOf } from "../server/support/office.ts";
import { CONFIRMED, fillForm, heading, lineIsBack, SAVED } from "./support/booking-page.ts";
import { outboxOf } from "./support/browser-storage.ts";
import { answer, BOOKINGS, inTurn } from "./support/faults.ts";
import { expect, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";
import { officeStorage } from "./support/office.ts";

test.use({ isWholeBrowser: true });

test("nothing is readable after 'Forget everything on this device'", async ({
  line,
  visitor: { page, context },
}) => {
  const email = "forgotten@guest.example";
  // an operator's own phone
  await openOffice(page, line.instance, "/admin/today");
  await bookingsAreKept(page);
  const token = String(JSON.parse((await keptSession(page)) ?? "{}").token);
  await fillForm(page, email);
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(CONFIRMED);
  await page.getByRole("button", { name: "Download Summary" }).click();
  await expect(page.getByRole("article")).toContainText("Ana Coc");
  const other = await context.newPage();
  await other.goto("/my-bookings");
  await expect(other.getByText("Booking confirmed")).toBeVisible();

  await page.goto("/my-bookings");
  await page.getByRole("button", { name: "Forget everything on this device" }).click();
  await page.getByRole("button", { name: "Forget Everything", exact: true }).click();
  await expect(page.getByText("Nothing is booked on this device yet.")).toBeVisible();
  await expect(other.getByText("Nothing is booked on this device yet.")).toBeVisible();
  expect(await outboxOf(page)).toEqual([]);
  await expect.poll(() => officeStorage(page)).toEqual({ bookings: [], acts: [], kept: [] });
  await expect
    .poll(async () => (await officeOf(line.instance, token).get("dashboard")).status)
    .toBe(401);
  await expect
    .poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length]))
    .toEqual([0, 0]);

  // the pages that had shown it are still in the browser's history
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByText("No booking here")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("Ana");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(`${line.url}/`);
  await expect(page.getByText("Ana Coc")).toHaveCount(0);
  expect(await storedFor(line, email)).toHaveLength(1);
});

test("a booking that the server refuses later is mended and sent under the same id", async ({
  line,
  visitor: { page },
}) => {
  const email = "refused-later@guest.example";
  await fillForm(page, email);
  await line.down();
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(SAVED);
  const [kept] = await outboxOf(page);
  const data = { customer_phone: { code: "x", message: "Phone number is required" } };
  line.setRule(inTurn(BOOKINGS, answer(400, { message: "Please check.", data })));
  await lineIsBack(line, page);
  await expect(heading(page)).toHaveText("Needs your attention");
  await page.goto("/my-bookings");
  await expect(page.getByText("Please check. Phone number is required")).toBeVisible();
  await page.getByRole("link", { name: "Mend and Resend" }).click();
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveAccessibleDescription(
    /Phone number is required/,
  );
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await page.getByRole("textbox", { name: "Phone" }).fill("610 9999");
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(CONFIRMED);
  expect(await storedFor(line, email)).toMatchObject([
    { id: kept?.id, customer_phone: "610 9999" },
  ]);
  expect(await outboxOf(page)).toMatchObject([{ id: kept?.id, state: "sent" }]);
});

test("409 is mended under a new id, and the old row goes", async ({ line, visitor: { page } }) => {
  const email = "conflict@guest.example";
  await fillForm(page, email);
  await line.down();
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(SAVED);
  const [kept] = await outboxOf(page);
  line.setRule(inTurn(BOOKINGS, answer(409, { message: "Another booking is stored." })));
  await lineIsBack(line, page);
  await expect(heading(page)).toHaveText("Needs your attention");
  await page.goto("/my-bookings");
  await page.getByRole("link", { name: "Mend and Resend" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(CONFIRMED);
  const [stored, ...others] = await storedFor(line, email);
  expect(others).toEqual([]);
  expect(stored?.id).not.toBe(kept?.id);
  expect(await outboxOf(page)).toMatchObject([{ id: stored?.id, state: "sent" }]);
});
