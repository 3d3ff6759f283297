import { bookWell, inDays } from "../../server/support/bookings.ts";
import type { Instance } from "../../server/support/instance.ts";
import { openOwnOffice } from "../support/figures.ts";
import { expect, test } from "../support/fixtures.ts";
import { OFFICE_SCREEN, openOffice, toastOf } from "../support/office.ts";
import { newFamily, referenceOf } from "../support/office-bookings.ts";

test.use({ viewport: OFFICE_SCREEN, inKeptContext: true });

/** Bookings of a family that no other test has, so that a search for it finds these alone. */
async function bookFamily(instance: Instance, firstNames: readonly string[]) {
  const family = newFamily();
  const ids: string[] = [];
  for (const [index, firstName] of firstNames.entries()) {
    const guests = 2 + index;
    const customer = { customer_first_name: firstName, customer_last_name: family };
    const order = { guests, price: 180 * guests, booking_date: inDays(30 - index) };
    ids.push(await bookWell(instance, { ...customer, ...order }));
  }
  return { family, ids, references: ids.map(referenceOf) };
}

test("the search finds what is there, and nothing through wildcards", async ({
  page,
  instance,
}) => {
  const { family, ids } = await bookFamily(instance, ["Aurelio", "Benita"]);
  await openOffice(page, instance, "/admin/bookings");
  const search = page.getByRole("searchbox", { name: "Search bookings" });
  const rows = page.getByRole("row").filter({ hasText: family });
  for (const [text, count] of [
    [family.toUpperCase(), 2],
    [`${ids[0]}@example.com`, 1],
    [`%${family}`, 0],
  ] as const) {
    await search.fill(text);
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === text);
    if (count === 0) {
      await expect(page.getByText("No bookings found matching your criteria.")).toBeVisible();
    }
    await expect(rows).toHaveCount(count);
  }
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(search).toHaveValue("");
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await expect(rows).toHaveCount(2);
});

test("columns sort up and down, newest first to begin with, and the address keeps it", async ({
  page,
  instance,
}) => {
  const { family } = await bookFamily(instance, ["Benita", "Aurelio", "Carla"]);
  await openOffice(page, instance, `/admin/bookings?q=${family}`);
  const names = page.getByRole("row").filter({ hasText: family });
  const order = (...firstNames: string[]) =>
    expect(names).toContainText(firstNames.map((name) => `${name} ${family}`));
  const header = (name: string) => page.getByRole("columnheader", { name });

  await expect(header("Created")).toHaveAttribute("aria-sort", "descending");
  await order("Carla", "Aurelio", "Benita");
  await page.getByRole("button", { name: "Customer" }).click();
  await expect(header("Customer")).toHaveAttribute("aria-sort", "ascending");
  await order("Aurelio", "Benita", "Carla");
  await page.getByRole("button", { name: "Customer" }).click();
  await expect(header("Customer")).toHaveAttribute("aria-sort", "descending");
  await order("Carla", "Benita", "Aurelio");
  for (const [column, first] of [
    ["Price", "Benita"],
    ["Guests", "Benita"],
    ["Date", "Carla"],
  ] as const) {
    await page.getByRole("button", { name: column }).click();
    await expect(names.first()).toContainText(`${first} ${family}`);
  }
  await page.reload();
  await expect(header("Date")).toHaveAttribute("aria-sort", "ascending");
  await expect(names.first()).toContainText(`Carla ${family}`);
  await page.goBack();
  await expect(header("Guests")).toHaveAttribute("aria-sort", "ascending");
});

test("the status is changed from the row menu, and the filter finds it there", async ({
  page,
  instance,
}) => {
  const { family, ids, references } = await bookFamily(instance, ["Dora", "Elmer"]);
  const [reference = "", otherReference = ""] = references;
  await openOffice(page, instance, `/admin/bookings?q=${family}`);
  await page.getByRole("button", { name: `Actions for booking ${reference}` }).click();
  await expect(page.getByText("Change Status")).toBeVisible();
  await page.getByRole("menuitem", { name: "Mark as Completed" }).click();
  await expect(toastOf(page, "Status Updated")).toContainText(
    `Booking ${reference} status changed to completed`,
  );
  await expect(page.getByRole("row", { name: reference })).toContainText("Completed");
  expect(await instance.sql(`SELECT status FROM bookings WHERE id = '${ids[0]}'`)).toEqual([
    { status: "completed" },
  ]);

  await page.getByRole("combobox", { name: "Status" }).selectOption("Completed");
  await expect(page).toHaveURL(/status=completed/);
  await expect(page.getByRole("row", { name: reference })).toBeVisible();
  await expect(page.getByRole("row", { name: otherReference })).toBeHidden();
});

test("a status that could not be changed stays, and the toast says why", async ({
  page,
  instance,
}) => {
  const { family, ids, references } = await bookFamily(instance, ["Fidel"]);
  await openOffice(page, instance, `/admin/bookings?q=${family}`);
  const menu = page.getByRole("button", { name: `Actions for booking ${references[0]}` });
  await menu.click();
  // deleted in another window meanwhile
  await instance.sql(`DELETE FROM bookings WHERE id = '${ids[0]}'`);
  await page.getByRole("menuitem", { name: "Mark as Cancelled" }).click();
  await expect(toastOf(page, "Error Updating Status")).toContainText(
    "Failed to update booking status. It is not there any more.",
  );
  await expect(page.getByRole("row", { name: family })).toContainText("Confirmed");
});

test("the details show everything, as text", async ({ page, instance }) => {
  const family = newFamily();
  const id = await bookWell(instance, {
    customer_first_name: "<img src=x onerror=alert(1)>",
    customer_last_name: family,
    special_requests: "No nuts.\n<script>alert(1)</script>",
  });
  page.on("dialog", () => expect(true, "a script ran").toBe(false));
  await openOffice(page, instance, `/admin/bookings?q=${family}`);
  await page.getByRole("button", { name: `${referenceOf(id)} details` }).click();
  const dialog = page.getByRole("dialog", { name: `Booking ${referenceOf(id)}` });
  for (const text of [
    `<img src=x onerror=alert(1)> ${family}`,
    `${id}@example.com`,
    "+501 600-0199",
    "Xunantunich & Cave Tubing (tour)",
    "3 people",
    "$540.00 USD",
    "Confirmed",
    "(Belize time)",
    "<script>alert(1)</script>",
  ]) {
    await expect(dialog).toContainText(text);
  }
  await expect(dialog.getByText(id, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: `${referenceOf(id)} details` })).toBeFocused();

  const actions = page.getByRole("button", { name: `Actions for booking ${referenceOf(id)}` });
  await actions.click();
  await page.getByRole("menuitem", { name: "View Details" }).click();
  await page.getByRole("button", { name: "Close details" }).click();
  await expect(dialog).toBeHidden();
  await expect(actions).toBeFocused();
});

test("a pending booking says what it waits for", async ({ page, instance }) => {
  const family = newFamily();
  await bookWell(instance, { customer_last_name: family, price: 500 });
  await bookWell(instance, {
    customer_last_name: family,
    booking_date: inDays(-2),
    made_at: new Date(Date.now() - 5 * 86_400_000).toISOString(),
  });
  await openOffice(page, instance, `/admin/bookings?q=${family}&status=pending`);
  await expect(page.getByText("The price has changed from $500 to $540.")).toBeVisible();
  await expect(page.getByText("The date has passed.")).toBeVisible();
});

test("long lists have pages", async ({ page, instance }) => {
  const names = Array.from({ length: 23 }, (_, index) => `Guest${String(index).padStart(2, "0")}`);
  const { family } = await bookFamily(instance, names);
  await openOffice(page, instance, `/admin/bookings?q=${family}`);
  const rows = page.getByRole("row").filter({ hasText: family });
  await expect(rows).toHaveCount(20);
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await page.getByRole("button", { name: "Customer" }).click();
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await expect(rows.first()).toContainText("Guest00");
  // who leaves what is asked for makes room for those behind: none of them is passed over
  await page.getByRole("combobox", { name: "Status" }).selectOption("Confirmed");
  await expect(page).toHaveURL(/status=confirmed/);
  await rows
    .first()
    .getByRole("button", { name: /^Actions for booking/ })
    .click();
  await page.getByRole("menuitem", { name: "Mark as Completed" }).click();
  await expect(toastOf(page, "Status Updated")).toBeVisible();
  // the toast lies over it
  await page.getByRole("button", { name: "Next" }).press("Enter");
  await expect(rows.first()).toContainText("Guest01");
  await expect(rows.last()).toContainText("Guest20");
  await page.getByRole("button", { name: "Next" }).press("Enter");
  await expect(rows.first()).toContainText("Guest21");
});

test("Refresh brings what was booked meanwhile", async ({ page, instance }) => {
  const { family, references } = await bookFamily(instance, ["Hilda"]);
  await openOffice(page, instance, `/admin/bookings?q=${family}`);
  await expect(page.getByText("1 booking", { exact: true })).toBeVisible();
  await expect(page.getByText("Times are Belize time.")).toBeVisible();
  const row = page.getByRole("row", { name: `Hilda ${family}` });
  for (const text of [references[0] ?? "-", "Xunantunich & Cave Tubing", "$360.00", "Confirmed"]) {
    await expect(row).toContainText(text);
  }
  await bookWell(instance, { customer_first_name: "Ines", customer_last_name: family });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("row", { name: `Ines ${family}` })).toBeVisible();
  await expect(page.getByText("2 bookings", { exact: true })).toBeVisible();
});

test("an empty list says that there is nothing yet", async ({ page, own }) => {
  await openOwnOffice(page, own, "/admin/bookings");
  await expect(page.getByRole("heading", { name: "No bookings yet" })).toBeVisible();
});

test.describe("on other screens", () => {
  test("phone: cards, and an order to choose", async ({ page, instance }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const { family } = await bookFamily(instance, ["Karla", "Leon"]);
    await openOffice(page, instance, `/admin/bookings?q=${family}`);
    await expect(page.getByRole("heading", { name: `Leon ${family}` })).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Customer ↑");
    const first = page.getByRole("listitem").filter({ hasText: family }).first();
    await expect(first).toContainText("Karla");
  });

  test("phone, in Spanish: the views and what one seeks by are in sight", async ({
    page,
    instance,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openOffice(page, instance, "/es/admin/bookings");
    await expect(page.getByRole("button", { name: "Por decidir" })).toBeInViewport({ ratio: 1 });
    const sought = page.getByRole("searchbox", { name: "Buscar reservas" });
    const room = await sought.evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      canvas.font = font;
      const words = canvas.measureText(input.placeholder).width;
      return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - words;
    });
    expect(room).toBeGreaterThan(0);
    await expect(page.getByRole("combobox", { name: "Ordenar por" })).toContainText("Creada ↓");
  });

  test("phone: the menu has the places and the ways out", async ({ page, instance }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openOffice(page, instance, "/admin/bookings");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("link")).toContainText(["Bookings", "Return to Main Site"]);
    await menu.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  });
});

test("everything is done by keyboard", async ({ page, instance }) => {
  const { family, references } = await bookFamily(instance, ["Marta"]);
  await openOffice(page, instance, `/admin/bookings?q=${family}`);
  const actions = page.getByRole("button", { name: `Actions for booking ${references[0]}` });
  await actions.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (const item of ["View Details", "Mark as Pending"]) {
    do {
      const before = await focused();
      await page.keyboard.press("ArrowDown");
      await expect.poll(focused).not.toBe(before);
    } while (!(await focused())?.includes(item));
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: family })).toContainText("Pending");
  await expect(actions).toBeFocused();
});
