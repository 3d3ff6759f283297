import type { Page } from "@playwright/test";
import { bookWell } from "../../server/support/bookings.ts";
import type { Instance } from "../../server/support/instance.ts";
import { expect, test } from "../support/fixtures.ts";
import { logIn, OFFICE_SCREEN, openOffice } from "../support/office.ts";
import { bookOne, choose, openFamily } from "../support/office-bookings.ts";
import { Missing } from "../support/office-missing.ts";

/**
 * The specification's back office as a list (SPEC §2 admin, §3 service edit, §4 to §6, §8, §9), written
 * from it and not from the pages. All that a screen lacks is named at once.
 */
const STATUSES = ["all", "pending", "confirmed", "completed", "cancelled"];
const TYPES = ["all", "tour", "transfer"];

test.use({ viewport: OFFICE_SCREEN, inKeptContext: true });

/** Opens a page of the back office with a booking in it. */
async function open(page: Page, instance: Instance, path: string): Promise<Missing> {
  await bookWell(instance);
  await openOffice(page, instance, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return new Missing(page);
}

test("nothing of the specification is missing: admin login", async ({ page }) => {
  await page.goto("/admin/login");
  const missing = new Missing(page);
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await missing.fields(["Username", ""], ["Password", ""]);
  await missing.buttons("Show password", "Login");
  missing.done();
});

test("nothing of the specification is missing: the shell", async ({ page, instance }) => {
  const missing = await open(page, instance, "/admin/dashboard");
  await missing.links(
    ["Dashboard", "/admin/dashboard"],
    ["Bookings", "/admin/bookings"],
    ["Manage Services", "/admin/services"],
    ["Customers", "/admin/customers"],
    ["Reports", "/admin/reports"],
    ["Settings", "/admin/settings"],
    ["Return to Main Site", "/"],
  );
  await missing.texts("Administrator");
  await missing.buttons("Logout");
  missing.done();
  // the public header and footer are hidden here
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Book Now" })).toHaveCount(0);
});

test("nothing of the specification is missing: dashboard", async ({ page, instance }) => {
  const missing = await open(page, instance, "/admin/dashboard");
  const recent = page.getByRole("region", { name: "Recent Bookings" });
  await expect(recent.getByRole("row").nth(1)).toBeVisible();
  await missing.headings(/^Welcome/, "Recent Bookings", "Quick Actions", "System Activity");
  await missing.buttons("Refresh Data");
  const ranges = ["7days", "30days", "3months", "12months", "all"];
  await missing.choices("Time range", ranges, "30days");
  await missing.choices("Status", STATUSES);
  await missing.choices("Service type", TYPES);
  await missing.texts("Expected Revenue", "Total Bookings", "Unique Customers", "Pending Actions");
  await missing.columns(recent, ["ID", "Customer", "Service", "Status", "Date"]);
  await missing.links(
    ["Add New Booking", "/admin/bookings?dialog=new"],
    ["Manage Bookings", "/admin/bookings"],
    ["Manage Services", "/admin/services"],
    ["Settings", "/admin/settings"],
  );
  missing.done();
});

test("nothing of the specification is missing: bookings", async ({ page, instance }) => {
  const { family, reference } = await bookOne(instance, { special_requests: "Two vegetarians" });
  await openFamily(page, instance, family);
  const missing = new Missing(page);
  await missing.headings("Manage Bookings");
  await missing.buttons("New Booking", "Refresh");
  await missing.fields(["Search bookings", family]);
  await missing.choices("Status", STATUSES);
  await missing.columns(
    page.getByRole("table"),
    ["ID", "Customer", "Service", "Date", "Guests", "Price", "Status", "Created"],
    ["Created", "descending"],
  );
  await page.getByRole("button", { name: `Actions for booking ${reference}` }).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  const items = await page.getByRole("menuitem").allTextContents();
  expect(items).toEqual([
    ...["View Details", "Edit Booking", "Email Customer"],
    ...["Mark as Pending", "Mark as Completed", "Mark as Cancelled"],
    "Delete Booking",
  ]);
  await page.getByRole("menuitem", { name: "View Details" }).click();
  const facts = page.getByRole("dialog").locator("dl");
  await expect(facts).toBeVisible();
  const words = (await facts.textContent()) ?? "";
  for (const fact of [
    ...[`Ixchel ${family}`, "E-mail", "Phone", "Service", "(tour)", "Date", "Guests", "3 people"],
    ...["Total price", "$540.00", "Status", "Confirmed", "Booked on", "Two vegetarians"],
  ]) {
    if (!words.includes(fact)) missing.names.push(`details: ${fact}`);
  }
  await page.keyboard.press("Escape");
  await choose(page, reference, "Delete Booking");
  await missing.texts(
    `Are you sure you want to delete booking ${reference}? This action cannot be undone.`,
  );
  await page.goto("/admin/bookings?q=nobody-at-all");
  await expect(page.getByRole("button", { name: "Clear Filters" })).toBeVisible();
  await missing.texts("No bookings found matching your criteria.");
  missing.done();
});

const TOUR_FIELDS = [
  ...["Name", "Slug", "Price", "Short description", "Long description", "Category", "Duration"],
  ...["Location", "Rating", "Review count", "Minimum guests", "Featured"],
];
const TRANSFER_FIELDS = [
  ...["Name", "Route", "Price", "Price of each extra guest", "Duration", "Description", "Type"],
  ...["Maximum passengers", "Price type", "Slug", "Short description", "Long description"],
  ...["From", "To", "Vehicle", "Featured"],
];

test("nothing of the specification is missing: services", async ({ page, instance }) => {
  const missing = await open(page, instance, "/admin/services");
  const tours = page.getByRole("table", { name: "Tours" });
  await expect(tours.getByRole("row").nth(1)).toBeVisible();
  await missing.fields(["Search services", ""], ["Tour category", "all"], ["Transfer type", "all"]);
  await missing.columns(
    tours,
    ["Name", "Price", "Category", "Duration", "Location"],
    ["Name", "ascending"],
  );
  await missing.columns(
    page.getByRole("table", { name: "Transfers" }),
    ["Route", "Price", "Type", "Duration"],
    ["Route", "ascending"],
  );
  await missing.buttons(/^Edit Tikal/, /^Delete Tikal/, "New Transfer");
  await page.getByRole("button", { name: "New Tour" }).click();
  await expect(page.getByRole("dialog", { name: "New Tour" })).toBeVisible();
  await missing.fields(...TOUR_FIELDS.map((label) => [label, null] as const));
  await missing.fields(["Minimum guests", "1"], ["Rating", "0"], ["Review count", "0"]);
  for (const name of ["Highlights", "Includes", "Itinerary", "Requirements"]) {
    await missing.buttons(`Add to ${name}`);
  }
  await missing.texts("PNG, JPG, GIF", "5 MB");
  const accept = await page.locator('input[type="file"]').getAttribute("accept");
  for (const type of ["image/png", "image/jpeg", "image/gif"]) {
    if (!accept?.includes(type)) missing.names.push(`accepts ${type}`);
  }
  if ((await page.getByLabel("Rating").getAttribute("step")) !== "0.1") {
    missing.names.push("the rating's step of 0.1");
  }
  await page.goto("/admin/services?edit=transfer/new");
  await expect(page.getByRole("dialog", { name: "New Transfer" })).toBeVisible();
  await missing.fields(...TRANSFER_FIELDS.map((label) => [label, null] as const));
  await missing.fields(["Maximum passengers", "10"]);
  missing.done();
});

test("nothing of the specification is missing: customers", async ({ page, instance }) => {
  const { family } = await bookOne(instance);
  const missing = await open(page, instance, `/admin/customers?q=${family}`);
  const table = page.getByRole("table");
  await expect(table.getByRole("row").nth(1)).toBeVisible();
  await missing.fields(["Search customers", family]);
  await missing.buttons("Add New Customer");
  await missing.columns(
    table,
    ["Name", "Contact", "Total Bookings", "Total Spent", "Last Activity"],
    ["Name", "ascending"],
  );
  await page.getByRole("button", { name: `Ixchel ${family} details` }).click();
  const details = page.getByRole("dialog", { name: `Ixchel ${family}` });
  await expect(details.getByRole("region", { name: "Booking history" })).toBeVisible();
  const words = (await details.textContent()) ?? "";
  for (const fact of [
    ...["E-mail", "Phone", "First booking", "Last booking", "Total bookings", "Total spent"],
    ...["Booking history", "Xunantunich & Cave Tubing", "$540.00", "Confirmed"],
  ]) {
    if (!words.includes(fact)) missing.names.push(`details: ${fact}`);
  }
  missing.done();
});

test("nothing of the specification is missing: reports", async ({ page, instance }) => {
  const missing = await open(page, instance, "/admin/reports");
  await expect(page.getByRole("region", { name: "Booking Trends" })).toBeVisible();
  await missing.choices("Time range", ["all", "7d", "30d", "3m", "12m", "ytd"], "all");
  await missing.choices("Status", STATUSES);
  await missing.choices("Service type", TYPES);
  await missing.texts(
    ...["Expected Revenue", "Total Bookings", "Avg. Booking Value", "Active Customers"],
  );
  await missing.headings(
    ...["Booking Trends", "Revenue Trends"],
    ...["Top Services by Bookings", "Top Services by Revenue"],
  );
  await missing.buttons("Export Report");
  const rows = page.getByRole("table").last().getByRole("row");
  for (let count = await rows.count(); count <= 21; count += 1) await bookWell(instance);
  await page.reload();
  const { n } = (await instance.sql<{ n: number }>("SELECT count(*) AS n FROM bookings"))[0] ?? {};
  await expect(page.getByText(`Showing first 20 results of ${n}`)).toBeVisible();
  await expect(rows).toHaveCount(21);
  missing.done();
});

test("nothing of the specification is missing: settings", async ({ page, instance }) => {
  const missing = await open(page, instance, "/admin/settings");
  await expect(page.getByRole("heading", { name: "Security" })).toBeVisible();
  await missing.headings("General Settings", "Appearance", "Email Notifications", "Security");
  await missing.fields(
    ...(["Site title", "Contact e-mail", "Contact phone", "Admin recipient"] as const).map(
      (label) => [label, null] as const,
    ),
  );
  for (const label of ["Notify admin on new booking", "Send confirmation to customer"]) {
    if (!(await page.getByLabel(label).isChecked())) missing.names.push(`switch ${label}`);
  }
  await missing.fields(
    ["Current password", ""],
    ["New password", ""],
    ["Confirm new password", ""],
  );
  await missing.texts("2 MB", /version 1\.0\.0/);
  missing.done();
});

/** Title and words of every toast since the page was opened. */
async function watchToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenToasts: seen });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll("[data-tone][role]")) {
        const words = toast.textContent ?? "";
        if (seen.at(-1) !== words) seen.push(words);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenToasts: string[] }).seenToasts);
}

test("nothing of the specification is missing: the toasts of what went well", async ({
  page,
  own,
}) => {
  const { reference } = await bookOne(own);
  await page.goto(`${own.url}/admin/login?next=/admin/bookings`);
  const toasts = await watchToasts(page);
  const said = (words: string) =>
    expect.poll(async () => (await toasts()).some((toast) => toast.includes(words))).toBe(true);
  const go = (name: string) => page.getByRole("link", { name, exact: true }).click();
  const press = (name: string | RegExp) =>
    page
      .getByRole("button", { name, exact: typeof name === "string" })
      .first()
      .click();

  await logIn(page, "admin", own.adminPassword);
  await said("Login SuccessfulWelcome back, Admin!");
  await choose(page, reference, "Mark as Completed");
  await said(`Status UpdatedBooking ${reference} status changed to completed`);
  await choose(page, reference, "Delete Booking");
  await page.getByRole("dialog").getByRole("button", { name: "Delete Booking" }).click();
  await said("Booking Deleted");
  await go("Manage Services");
  await press(/^Edit Tikal/);
  await page.getByLabel("Location").fill("Tikal");
  await press("Save Changes");
  await said("Tour Updated");
  await press(/^Edit Airport to Dangriga/);
  await page.getByLabel("Vehicle").fill("Shuttle");
  await press("Save Changes");
  await said("Transfer Updated");
  await press(/^Delete Airport to Dangriga/);
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await said("Service Deleted");
  await go("Settings");
  for (const [current, next, confirm, words] of [
    ["", "", "", "Missing FieldsPlease fill in all password fields."],
    [
      ...["x", "long enough now", "longer"],
      "Password MismatchNew password and confirm password fields do not match.",
    ],
    [
      ...["x", "short", "short"],
      "Weak PasswordNew password should be at least 12 characters long.",
    ],
    [...["x", "CayoWayfarers1", "CayoWayfarers1"], "Weak PasswordThis password is too common."],
    [
      ...["x", "long enough now", "long enough now"],
      "Password Change FailedIncorrect current password or an unexpected error occurred.",
    ],
    [own.adminPassword, "long enough now", "long enough now", "Password Changed Successfully"],
  ] as const) {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password", { exact: true }).fill(next);
    await page.getByLabel("Confirm new password").fill(confirm);
    await press("Change Password: Security");
    await said(words);
    const isDone = words.endsWith("Successfully");
    await expect(page.getByLabel("Current password")).toHaveValue(isDone ? "" : current);
  }
  // other sessions have ended with that, and this one goes on
  await page.reload();
  await expect(page.getByRole("heading", { name: "Security" })).toBeVisible();
});
