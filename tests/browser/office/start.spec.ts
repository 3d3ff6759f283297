import { expect, test } from "../support/fixtures.ts";
import { logIn, OFFICE_SCREEN, openOffice } from "../support/office.ts";
import { bookOne } from "../support/office-bookings.ts";
import { holdBack } from "../support/page-state.ts";

const PHONE = { width: 360, height: 780 };

test("the frame stands before any script: places, heading, a menu; without a sign-in the way in", async ({
  page,
  instance,
}) => {
  await page.setViewportSize(PHONE);
  await openOffice(page, instance, "/admin/messages");
  await page.route("**/*.js", () => {}); // they never come
  await page.goto("/admin/bookings?q=Coc", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Manage Bookings", level: 1 })).toBeVisible();
  await page.getByRole("navigation", { name: "Top" }).locator("summary").click();
  const places = page.getByRole("navigation", { name: "Admin" });
  await expect(places.getByRole("link", { name: "Bookings" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await places.getByRole("link", { name: "Customers" }).click({ noWaitAfter: true });
  await expect(page.getByRole("heading", { name: "Customers", level: 1 })).toBeVisible();
  // nobody's name, before somebody's scripts have looked
  await expect(page.getByText("Administrator")).toHaveCount(2);
  await expect(page.locator("body")).not.toContainText(/\badmin\b/);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/admin/bookings?q=Coc", { waitUntil: "commit" });
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fbookings%3Fq%3DCoc$/);
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
});

test("a menu that was opened before the scripts came stays open", async ({ page, instance }) => {
  await page.setViewportSize(PHONE);
  await openOffice(page, instance, "/admin/messages");
  const release = await holdBack(page, /\/assets\/office-[^/]+\.js$/);
  await page.goto("/admin/bookings", { waitUntil: "commit" });
  await page.getByRole("navigation", { name: "Top" }).locator("summary").click();
  release();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Customers" })).toBeVisible();
});

test("a screen that was looked at before stands at once and asks anew behind it; not for the next sign-in", async ({
  page,
  instance,
}) => {
  await bookOne(instance);
  await page.setViewportSize(OFFICE_SCREEN);
  await openOffice(page, instance, "/admin/customers");
  const rows = page.getByRole("main").locator("tbody tr");
  const places = page.getByRole("navigation", { name: "Admin" });
  const goAndBack = async () => {
    await places.getByRole("link", { name: "Messages" }).click();
    await expect(page.getByRole("heading", { name: "Messages", level: 1 })).toBeVisible();
    await places.getByRole("link", { name: "Customers" }).click();
    await expect(page.getByRole("heading", { name: "Customers", level: 1 })).toBeVisible();
  };
  await expect(rows.first()).toBeVisible();
  await page.route("**/api/office/customers?*", () => {}); // no answer
  await goAndBack();
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Customers" })).toHaveAttribute(
    "aria-busy",
    "true",
  );

  await page.getByRole("button", { name: "Logout" }).click();
  await logIn(page, "admin", instance.adminPassword);
  await goAndBack();
  await expect(page.getByText("Loading customers...")).toBeAttached();
  await expect(rows).toHaveCount(0);
});
