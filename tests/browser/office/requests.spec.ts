import type { Page } from "@playwright/test";
import { book, inDays, tourCommand } from "../../server/support/bookings.ts";
import { expectAccessible } from "../support/axe.ts";
import { openOwnOffice } from "../support/figures.ts";
import { expect, test } from "../support/fixtures.ts";
import { bookingsAreKept, comeBack, toastOf, toastsStay } from "../support/office.ts";
import { stored } from "../support/office-bookings.ts";

test.use({ viewport: { width: 360, height: 780 } });

const VIEW = "/admin/bookings?view=decision";

const cardOf = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Guests who ask for a change, oldest first" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

test("a guest asks when it is too late, the office answers, also without a line, and the guest reads it", async ({
  page,
  own,
  context,
}) => {
  const command = tourCommand({ booking_date: inDays(1), manage_key: "k".repeat(32) });
  const { body } = await book(own, command);
  const who = `${command.customer_first_name} ${command.customer_last_name}`;

  const guest = await context.newPage();
  await guest.goto(`${own.url}/trip#${body.trip_key}`);
  /** From the page, as guests do. */
  const ask = async (field: "guests" | "date", value: string) => {
    const form = guest.getByRole("form", { name: "Change day, time or party" });
    if (!(await form.isVisible())) await guest.getByText("Change day, time or party").click();
    await form.locator(`[name="${field}"]`).fill(value);
    await form.getByRole("button", { name: "Change the Booking" }).click();
    await expect(note).toBeVisible();
  };
  const note = guest.getByRole("status").filter({ hasText: "the operator will answer" });
  await guest.getByText("Change day, time or party").click();
  await guest.getByLabel("Number of Guests").fill("4");
  // what was typed is there again after a reload
  await guest.reload();
  await guest.getByText("Change day, time or party").click();
  await expect(guest.getByLabel("Number of Guests")).toHaveValue("4");
  await expect(guest.getByText("$720.00 USD")).toBeVisible();
  await ask("guests", "4");
  await expect(note).toContainText("4 people");
  await expectAccessible(guest);

  await openOwnOffice(page, own, VIEW);
  await expect(cardOf(page, who)).toContainText("Guests4 people (now 3 people)");
  await expect(cardOf(page, who)).toContainText("New price $720.00 (now $540.00)");
  await expect(cardOf(page, who)).toContainText("There is room.");
  await expectAccessible(page);
  await bookingsAreKept(page);
  await own.kill9();
  await cardOf(page, who)
    .getByRole("button", { name: `Accept ${who}` })
    .click();
  await expect(toastOf(page, "Saved on This Device")).toContainText(
    "is changed as its guest asked",
  );
  await expect(cardOf(page, who)).toHaveCount(0);
  await own.restart();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => stored(own, command.id, "guests || ' ' || price")).toBe("4 720");
  await comeBack(guest);
  await expect(note).toHaveCount(0);
  await expect(guest.getByRole("main")).toContainText("Guests4 people");

  await ask("date", inDays(9));
  await comeBack(page);
  const card = cardOf(page, who);
  await card.getByRole("button", { name: `Decline ${who}` }).click();
  await expect(card.getByLabel("Your answer to the guest")).toBeFocused();
  await card.getByRole("button", { name: "Decline with These Words" }).click();
  await expect(card.getByText("Message is required")).toBeVisible();
  await card.getByLabel("Your answer to the guest").fill("That day the river is closed.");
  await expectAccessible(page);
  await card.getByRole("button", { name: "Decline with These Words" }).click();
  await expect(toastOf(page, "Status Updated")).toContainText("is declined");
  await expect(page.getByText("Nothing is left to decide here.")).toBeVisible();
  await comeBack(guest);
  await expect(guest.getByText("That day the river is closed.")).toBeVisible();

  await ask("guests", "5");
  // without a line it is taken back as soon as there is one
  await own.kill9();
  await guest.getByRole("button", { name: "Take It Back" }).click();
  await expect(note).toHaveCount(0);
  await expect(guest.getByText("taken back")).toBeVisible();
  await own.restart();
  await guest.evaluate(() => dispatchEvent(new Event("online")));
  await expect(guest.getByText("We have it. Thank you!")).toBeVisible();
  const [request] = await own.sql(
    `SELECT state FROM requests WHERE booking = '${command.id}' ORDER BY asked_at DESC LIMIT 1`,
  );
  expect(request).toEqual({ state: "withdrawn" });
  await guest.getByRole("button", { name: "Cancel Booking" }).click();
  await guest.getByRole("button", { name: "Yes, Cancel It" }).click();
  await expect.poll(() => stored(own, command.id, "cancelled_late")).toBe("open");
  await page.goto(`${own.url}${VIEW}`);
  const late = page.getByRole("list", { name: "Cancelled when it was free no more" });
  await toastsStay(page);
  await late.getByRole("button", { name: `Seen ${who}` }).click();
  await expect(late).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(late).toContainText("Less than 48 hours before the departure");
  await expectAccessible(page);
});
