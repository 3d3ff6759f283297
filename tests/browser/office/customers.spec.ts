import { readFile } from "node:fs/promises";
import { officeStorage } from "../../offline/support/office.ts";
import { bookWell } from "../../server/support/bookings.ts";
import { openOwnOffice, storeBookings } from "../support/figures.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  bookingsAreKept,
  expectFocusKept,
  OFFICE_SCREEN,
  openOffice,
  toastOf,
} from "../support/office.ts";
import { newFamily } from "../support/office-bookings.ts";

test.use({ viewport: OFFICE_SCREEN, inKeptContext: true });

test("every column sorts up and down; the last name begins, and the address keeps it", async ({
  page,
  instance,
}) => {
  const family = newFamily();
  const mail = (name: string) => `${name}.${family}@example.com`.toLowerCase();
  await storeBookings(instance, [
    { email: mail("c"), firstName: "Aaron", lastName: `${family}B`, price: 300, daysAgo: 9 },
    { email: mail("b"), firstName: "Carl", lastName: `${family}A`, price: 200, daysAgo: 3 },
    { email: mail("b"), firstName: "Carl", lastName: `${family}A`, price: 250, daysAgo: 4 },
    { email: mail("a"), firstName: "Bert", lastName: `${family}C`, price: 50, daysAgo: 6 },
    { email: mail("a"), firstName: "Bert", lastName: `${family}C`, price: 50, daysAgo: 6 },
    { email: mail("a"), firstName: "Bert", lastName: `${family}C`, price: 50, daysAgo: 6 },
  ]);
  await openOffice(page, instance, `/admin/customers?q=${family}`);
  const names = page.getByRole("rowheader");
  const order = (...firstNames: string[]) =>
    expect(names).toHaveText(firstNames.map((name) => new RegExp(`^${name} `)));
  await order("Carl", "Aaron", "Bert");
  for (const [column, ascending] of [
    ["Name", ["Carl", "Aaron", "Bert"]],
    ["Contact", ["Bert", "Carl", "Aaron"]],
    ["Total Bookings", ["Aaron", "Carl", "Bert"]],
    ["Total Spent", ["Bert", "Aaron", "Carl"]],
    ["Last Activity", ["Aaron", "Bert", "Carl"]],
  ] as const) {
    const head = page.getByRole("columnheader", { name: column });
    if (column !== "Name") await page.getByRole("button", { name: column }).click();
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await order(...ascending);
    await page.getByRole("button", { name: column }).click();
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await order(...[...ascending].reverse());
  }
  await page.reload();
  await order("Carl", "Bert", "Aaron");
});

test("the details have contact, times, totals and the history, newest day first", async ({
  page,
  instance,
}) => {
  const lastName = newFamily();
  const email = `eva+1.${lastName}@example.com`.toLowerCase();
  await storeBookings(instance, [
    { email, firstName: "Eva", lastName, price: 10, date: "2026-05-01", daysAgo: 3 },
    { email, firstName: "Eva", lastName, price: 20, date: "2026-09-01", daysAgo: 9 },
    {
      ...{ email, firstName: "Eva", lastName, price: 40, date: "2026-07-01", daysAgo: 1 },
      status: "cancelled",
    },
  ]);
  await openOffice(page, instance, `/admin/customers?q=${lastName}`);
  await page.getByRole("button", { name: `Eva ${lastName} details` }).click();
  const dialog = page.getByRole("dialog", { name: `Eva ${lastName}` });
  await expect(dialog.getByRole("link", { name: email })).toHaveAttribute(
    "href",
    `mailto:${email}`,
  );
  await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/5016000177",
  );
  await expect(dialog).toContainText(/Total bookings\s*3/);
  await expect(dialog).toContainText(/Total spent\s*\$30\.00/);
  await expect(dialog).toContainText(/First booking.*\(Belize time\)/);
  const history = dialog.getByRole("region", { name: "Booking history" });
  await expect(history.getByRole("listitem")).toContainText([
    "Sep 1, 2026",
    "Jul 1, 2026",
    "May 1, 2026",
  ]);
  await expect(history.getByRole("listitem").nth(1)).toContainText("Cancelled");
  await dialog.getByRole("textbox", { name: "New note" }).fill("Needs a child seat.");
  await dialog.getByRole("button", { name: "Add Note" }).click();
  const notes = dialog.getByRole("region", { name: "Notes" });
  await expect(notes.getByRole("listitem")).toContainText("Needs a child seat.");
  await expectFocusKept(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the search finds what is there, and says so where nothing is", async ({ page, instance }) => {
  const family = newFamily();
  await storeBookings(instance, [
    { firstName: "José", lastName: family, email: `jose.${family}@example.com`.toLowerCase() },
    { firstName: "Mia", lastName: family, email: `m100%.${family}@example.com`.toLowerCase() },
  ]);
  await openOffice(page, instance, "/admin/customers");
  const search = page.getByRole("searchbox", { name: "Search customers" });
  const rows = page.getByRole("rowheader").filter({ hasText: family });
  for (const [text, count] of [
    [`jose ${family}`, 1],
    [family.toUpperCase(), 2],
    [`%${family}`, 0],
  ] as const) {
    await search.fill(text);
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === text);
    if (count === 0) {
      await expect(page.getByText("No customers found matching your search.")).toBeVisible();
    }
    await expect(rows).toHaveCount(count);
  }
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(search).toHaveValue("");
});

test("a new customer is added; what is missing is said at its field", async ({
  page,
  instance,
}) => {
  const family = newFamily();
  const email = `new.${family}@example.com`.toLowerCase();
  await openOffice(page, instance, `/admin/customers?q=${family}`);
  await page.getByRole("button", { name: "Add New Customer" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Customer" });
  await dialog.getByRole("button", { name: "Add Customer" }).click();
  await expect(dialog.getByLabel("First Name")).toBeFocused();
  await expect(dialog.getByLabel("Last Name")).toHaveAccessibleDescription("Last name is required");
  await dialog.getByLabel("First Name").fill("Nadia");
  await dialog.getByLabel("Last Name").fill(family);
  await dialog.getByLabel("Email").fill("nobody");
  await dialog.getByRole("button", { name: "Add Customer" }).click();
  await expect(dialog.getByText("Email is invalid")).toBeVisible();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Add Customer" }).click();
  await expect(toastOf(page, "Customer Added")).toBeVisible();
  await expect(page.getByRole("row", { name: email })).toContainText("$0.00");
  await page.getByRole("button", { name: "Add New Customer" }).click();
  for (const [label, text] of [
    ["First Name", "Other"],
    ["Last Name", "Person"],
    ["Email", email],
  ] as const) {
    await dialog.getByLabel(label).fill(text);
  }
  await dialog.getByRole("button", { name: "Add Customer" }).click();
  await expect(toastOf(page, "Error Adding Customer")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription(
    "A customer with this e-mail exists already",
  );
  await expect(dialog.getByLabel("First Name")).toHaveValue("Other");
});

test("personal data goes after a clear question, and the figures stay", async ({
  page,
  context,
  instance,
}) => {
  const lastName = newFamily();
  const id = await bookWell(instance, {
    customer_email: `${lastName}@guest.example`,
    customer_first_name: "Olga",
    customer_last_name: lastName,
    special_requests: `Ask for ${lastName}`,
  });
  await openOffice(page, instance, "/admin/dashboard");
  await expect(page.getByText(`Olga ${lastName}`).first()).toBeVisible();
  await page.goto(`/admin/customers?q=${lastName}`);
  // the same operator is typing something about her elsewhere, and has left the public form with her
  const other = await context.newPage();
  await other.goto("/booking/tour/1");
  await other.getByRole("textbox", { name: "Email" }).fill(`${lastName}@guest.example`);
  await other.goto("/admin/customers?dialog=add");
  const email = other.getByRole("dialog").getByLabel("Email");
  await email.fill(`${lastName}@guest.example`);
  await bookingsAreKept(page);
  const kept = async () =>
    JSON.stringify([
      await officeStorage(page),
      await page.evaluate(() => Object.entries(localStorage)),
    ]).toLowerCase();
  const family = lastName.toLowerCase();
  expect(await kept()).toContain(family);

  await page.getByRole("button", { name: `Olga ${lastName} details` }).click();
  await page.getByRole("button", { name: "Erase personal data" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`Erase the personal data of Olga ${lastName}`);
  await expect(question).toContainText("This action cannot be undone.");
  await expect(question.getByRole("button", { name: "Keep" })).toBeFocused();
  await expect(question).toContainText(`Olga ${lastName} is still to travel`);
  await expect(question.getByRole("listitem")).toContainText("Cave Tubing, 3 people");
  await question.getByRole("button", { name: "Erase All the Same" }).click();
  await expect(toastOf(page, "Personal Data Erased")).toBeVisible();
  await expect(page.getByText("No customers found matching your search.")).toBeVisible();
  const [row] = await instance.sql(`SELECT * FROM bookings WHERE id = '${id}'`);
  expect(row).toMatchObject({ price: 540, guests: 3 });
  expect(JSON.stringify(row)).not.toContain(lastName);
  await page.goto("/admin/customers");
  await bookingsAreKept(page);
  expect(await kept()).not.toContain(family);
  await expect(email).toHaveValue("");
});

test("Export CSV saves a file", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/customers");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain("Last Name");
});

test("nobody yet", async ({ page, own }) => {
  await openOwnOffice(page, own, "/admin/customers");
  await expect(page.getByRole("heading", { name: "No customers yet" })).toBeVisible();
});

test("phone: cards, and an order to choose", async ({ page, instance }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const family = newFamily();
  await storeBookings(instance, [
    { firstName: "Pia", lastName: `${family}A`, price: 10 },
    { firstName: "Rob", lastName: `${family}B`, price: 20 },
  ]);
  await openOffice(page, instance, `/admin/customers?q=${family}`);
  const cards = page.getByRole("region", { name: "Customers" }).getByRole("listitem");
  await expect(cards).toContainText(["Pia", "Rob"]);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Most spent");
  await expect(cards).toContainText(["Rob", "Pia"]);
});
