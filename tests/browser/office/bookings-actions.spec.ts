import { askForMails, bookWell, inDays, mailJobs } from "../../server/support/bookings.ts";
import { expectAccessible } from "../support/axe.ts";
import { openOwnOffice } from "../support/figures.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  expectFocusKept,
  OFFICE_SCREEN,
  openOffice,
  toastOf,
  toastsStay,
} from "../support/office.ts";
import {
  bookOne,
  choose,
  newFamily,
  openFamily,
  referenceOf,
  stored,
} from "../support/office-bookings.ts";

// cards, as on a tablet; the other flows go through the list with columns
test.use({ viewport: { width: 820, height: 1180 }, inKeptContext: true });

test("a status is taken back from its toast", async ({ page, instance }) => {
  const { family, id, reference } = await bookOne(instance);
  await openFamily(page, instance, family);
  await toastsStay(page);
  await choose(page, reference, "Mark as Cancelled");
  await expect(toastOf(page, "Status Updated")).toContainText(
    `Booking ${reference} status changed to cancelled`,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toastOf(page, "Status Updated")).toContainText("status changed to confirmed");
  expect(await stored(instance, id, "status")).toBe("confirmed");
});

test("several get one status, and each its own back", async ({ page, instance }) => {
  const family = newFamily();
  const ids = [
    await bookWell(instance, { customer_last_name: family }),
    await bookWell(instance, { customer_last_name: family, price: 500 }),
    await bookWell(instance, { customer_last_name: family }),
  ];
  await openFamily(page, instance, family);
  for (const id of ids.slice(0, 2)) {
    await page.getByRole("checkbox", { name: `Select booking ${referenceOf(id)}` }).check();
  }
  await toastsStay(page);
  const bar = page.getByRole("region", { name: "Selected bookings" });
  await expect(bar).toContainText("2 selected");
  await bar.getByRole("button", { name: "Change Status" }).click();
  await page.getByRole("menuitem", { name: "Mark as Completed" }).click();
  await expect(toastOf(page, "Status Updated")).toContainText("2 bookings changed to completed");
  await expect(bar).toBeHidden();
  await expectFocusKept(page);
  const statuses = async () => Promise.all(ids.map((id) => stored(instance, id, "status")));
  expect(await statuses()).toEqual(["completed", "completed", "confirmed"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toastOf(page, "Status Updated")).toContainText("2 bookings changed back");
  expect(await statuses()).toEqual(["confirmed", "pending", "confirmed"]);
});

test("deleting asks first", async ({ page, instance }) => {
  const { family, id, reference } = await bookOne(instance);
  await openFamily(page, instance, family);
  await choose(page, reference, "Delete Booking");
  const dialog = page.getByRole("dialog", { name: "Delete Booking" });
  await expect(dialog).toContainText(
    `Are you sure you want to delete booking ${reference}? This action cannot be undone.`,
  );
  await dialog.getByRole("button", { name: "Keep Booking" }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(instance, id, "id")).toBe(id);
  await choose(page, reference, "Delete Booking");
  await dialog.getByRole("button", { name: "Delete Booking" }).click();
  await expect(toastOf(page, "Booking Deleted")).toBeVisible();
  await expect(page.getByText("No bookings found matching your criteria.")).toBeVisible();
  expect(await stored(instance, id, "id")).toBeUndefined();
});

test("a message from a template reaches the customer and stays with the booking", async ({
  page,
  instance,
}) => {
  const { family, id, reference } = await bookOne(instance);
  await openFamily(page, instance, family);
  await choose(page, reference, "Email Customer");
  const dialog = page.getByRole("dialog", { name: "Email Customer" });
  await dialog.getByRole("button", { name: "Send E-mail" }).click();
  await expect(dialog.getByText("Subject is required")).toBeVisible();
  await dialog.getByLabel("Template").selectOption("Ask for another date");
  const preview = dialog.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Dear Ixchel");
  await expect(preview).toContainText(`booking ${reference}`);
  await dialog.getByLabel("Message").fill("Dear {first_name, hello");
  await dialog.getByRole("button", { name: "Send E-mail" }).click();
  await expect(dialog.getByText("'{first_name' has no closing brace")).toBeVisible();
  await expect(dialog.getByLabel("Message")).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe("{first_name");
  await dialog.getByLabel("Message").fill("Dear {first_name}, see you on {date}.");
  // what was written gives way to a template only where one says so
  await dialog.getByLabel("Template").selectOption("An empty letter");
  await page.getByRole("button", { name: "Keep Editing" }).click();
  await expect(dialog.getByLabel("Message")).toHaveValue(/see you on/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send E-mail" }).click();
  await expect(toastOf(page, "E-mail Sent")).toContainText(`${id}@example.com`);
  const [mail] = (await mailJobs(instance, id)).filter(({ kind }) => kind === "message");
  expect(mail).toMatchObject({ state: "sent", recipient: `${id}@example.com` });

  await choose(page, reference, "View Details");
  const mails = page.getByRole("region", { name: "Mails" });
  const letters = mails.getByRole("paragraph").filter({ hasText: "Another date for Xunantunich" });
  await expect(letters).toHaveCount(1);
  await mails.getByRole("button", { name: "Resend Another date for" }).click();
  await expect(toastOf(page, "E-mail Sent")).toContainText("Sent again");
  await expect(letters).toHaveCount(2);

  await instance.sql(`UPDATE bookings SET lang = 'es' WHERE id = '${id}'`);
  await openFamily(page, instance, family);
  await choose(page, reference, "Email Customer");
  await expect(dialog).toContainText(`${id}@example.com, in Spanish`);
  await dialog.getByLabel("Template").selectOption("Ask for another date");
  await expect(preview).toContainText("Hola, Ixchel:");
  await expect(preview).toContainText("Otra fecha para Xunantunich y tubing en cuevas");
  await expect(preview).toContainText(/ de \d{4}\. ¿Qué otro día le conviene\? .* para 3 personas/);
});

test.describe("with a product of its own", () => {
  test.use({ viewport: OFFICE_SCREEN });

  test("a message waits while SMTP is away, and Resend sends it", async ({ page, own }) => {
    const { family, id, reference } = await bookOne(own);
    await askForMails(own, id);
    await own.postOffice.close();
    await openOwnOffice(page, own, "/admin/bookings");
    await expect(page.getByText(family).first()).toBeVisible();
    await choose(page, reference, "Email Customer");
    await page.getByLabel("Subject").fill("Hello");
    await page.getByLabel("Message").fill("How are you?");
    await page.getByRole("button", { name: "Send E-mail" }).click();
    await expect(toastOf(page, "E-mail Waiting")).toBeVisible();
    await choose(page, reference, "View Details");
    await expect(page.getByRole("region", { name: "Mails" })).toContainText("Waiting");
  });
});

test("the views show what they are named for", async ({ page, instance }) => {
  await page.setViewportSize(OFFICE_SCREEN);
  const family = newFamily();
  const book = (name: string, more: object) =>
    bookWell(instance, { customer_first_name: name, customer_last_name: family, ...more });
  await book("Tomorrow", { booking_date: inDays(1) });
  await book("Later", {});
  await book("Decide", { price: 500 });
  const today = await book("Today", {});
  const waiting = await book("Waiting", {});
  await instance.sql(`UPDATE bookings SET booking_date = '${inDays(0)}' WHERE id = '${today}'`);
  await instance.sql(`UPDATE bookings SET status = 'pending' WHERE id = '${waiting}'`);
  await openOffice(page, instance, `/admin/bookings?q=${family}`);
  const rows = page.getByRole("row").filter({ hasText: family });
  await expect(rows).toHaveCount(5);
  const views = page.getByRole("navigation", { name: "Views" });
  for (const [view, names] of [
    ["Today", ["Today"]],
    ["Tomorrow", ["Tomorrow"]],
    ["Pending", ["Decide", "Waiting"]],
  ] as const) {
    await views.getByRole("button", { name: view, exact: true }).click();
    await expect(rows).toHaveCount(names.length);
    for (const name of names) await expect(page.getByText(`${name} ${family}`)).toBeVisible();
  }
  // those have cards of their own (decisions.spec.ts)
  await views.getByRole("button", { name: "Needs a decision" }).click();
  await expect(page).toHaveURL(/view=decision/);
  await page.reload();
  await expect(page.getByRole("heading", { name: family })).toHaveText([`Decide ${family}`]);
});
