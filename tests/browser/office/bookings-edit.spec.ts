import type { Page } from "@playwright/test";
import { inDays } from "../../server/support/bookings.ts";
import { limit } from "../../server/support/departures.ts";
import type { Instance } from "../../server/support/instance.ts";
import { expectAccessible } from "../support/axe.ts";
import { calendarStock } from "../support/calendar-stock.ts";
import { expect, test } from "../support/fixtures.ts";
import { bookingsAreKept, logIn, OFFICE_SCREEN, openOffice, toastOf } from "../support/office.ts";
import {
  bookOne,
  choose,
  chooseDay,
  openFamily,
  referenceOf,
  stored,
} from "../support/office-bookings.ts";

test.use({ viewport: OFFICE_SCREEN, inKeptContext: true });

/** A booking of its own, found in the list and being edited. */
async function edit(page: Page, instance: Instance) {
  const booking = await bookOne(instance);
  await openFamily(page, instance, booking.family);
  await choose(page, booking.reference, "Edit Booking");
  return booking;
}

/** As on a busy machine, where what one step counts from lies well before the next one's: each timer takes 30 ms to be set. */
function slowDown(page: Page) {
  return page.evaluate(() => {
    const set = window.setTimeout;
    window.setTimeout = ((...given: Parameters<typeof set>) => {
      const timer = set(...given);
      for (const end = performance.now() + 30; performance.now() < end; );
      return timer;
    }) as typeof set;
  });
}

test("guests, contact and notes are changed, and the price follows", async ({ page, instance }) => {
  const { id, reference } = await edit(page, instance);
  const dialog = page.getByRole("dialog", { name: `Edit Booking ${reference}` });
  await expect(dialog.getByText("$540.00 USD")).toBeVisible();
  await dialog.getByLabel("Guests").fill("4");
  await expect(dialog.getByText("$720.00 USD")).toBeVisible();
  await dialog.getByLabel("Phone").fill("+501 611-2222");
  await dialog.getByLabel("Pick-up notes").fill("Hotel, 7 AM");
  const day = await chooseDay(page, 22);
  await slowDown(page);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toastOf(page, "Booking Updated")).toContainText(reference);
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("button", { name: `Actions for booking ${reference}` }),
  ).toBeFocused();
  await expect(page.getByText("$720.00")).toBeVisible();
  expect(await stored(instance, id, "price")).toBe(720);
  expect(await stored(instance, id, "booking_date")).toBe(day);
  expect(await stored(instance, id, "pickup_notes")).toBe("Hotel, 7 AM");

  await choose(page, reference, "View Details");
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByText("Guests: 3 → 4")).toBeVisible();
  await expect(history.getByText("Price (USD): 540 → 720")).toBeVisible();
  await expect(history.getByText("admin · ").first()).toBeVisible();
});

test("another price wants a reason, and the history has it", async ({ page, instance }) => {
  const { id, reference } = await edit(page, instance);
  await page.getByLabel("Set another price").check();
  await page.getByLabel("Price in USD").fill("500,00 or so");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Price must be an amount like 450 or 450.50")).toBeVisible();
  await expect(page.getByText("Please give a reason for the price")).toBeVisible();
  await expect(page.getByLabel("Price in USD")).toBeFocused();
  await page.getByLabel("Price in USD").fill("499.50");
  await page.getByLabel("Reason").fill("Old customer");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toastOf(page, "Booking Updated")).toBeVisible();
  expect(await stored(instance, id, "price")).toBe(499.5);
  await choose(page, reference, "View Details");
  await expect(page.getByText("Reason for the price: Old customer")).toBeVisible();
  await expect(page.getByText("By agreement (Old customer): −$40.50")).toBeVisible();

  // what was agreed stays for the three; who comes along pays today's price
  await page.getByRole("button", { name: "Edit Booking" }).click();
  const dialog = page.getByRole("dialog", { name: `Edit Booking ${reference}` });
  await dialog.getByLabel("Guests").fill("4");
  await expect(dialog.getByText("$679.50 USD")).toBeVisible();
  await expect(dialog.getByText("$499.50 stays agreed for 3 people")).toBeVisible();
  // another service: its price, its parties, and no time that was agreed for the other
  await dialog.getByLabel("Departure time").fill("06:15");
  await dialog.getByLabel("Service").selectOption("Airport to San Ignacio");
  await expect(dialog.getByLabel("Departure time")).toHaveValue("");
  await expect(dialog.getByText("$150.00 USD")).toBeVisible();
  await expect(dialog.getByText("Before: $499.50 for Xunantunich")).toBeVisible();
  await dialog.getByLabel("Guests").fill("11");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByText("Maximum 10 passengers")).toBeVisible();
  await dialog.getByLabel("Guests").fill("4");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(instance, id, "item_name")).toBe("Airport to San Ignacio");
  expect(await stored(instance, id, "price")).toBe(150);
});

test("who was slower sees both versions and chooses", async ({ page, instance }) => {
  const { family, id } = await edit(page, instance);
  await page.getByLabel("Guests").fill("5");
  await page.getByLabel("First Name").fill("Mine");
  // another tab, meanwhile
  const other = await page.context().newPage();
  await other.goto(`/admin/bookings?q=${family}&dialog=edit&id=${id}`);
  await other.getByLabel("First Name").fill("Theirs");
  await other.getByLabel("Pick-up notes").fill("At the bridge");
  await other.getByRole("button", { name: "Save Changes" }).click();
  await expect(toastOf(other, "Booking Updated")).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Somebody else has changed this booking meanwhile.")).toBeVisible();
  await expectAccessible(page);
  expect(await stored(instance, id, "guests")).toBe(3);
  const first = page.getByRole("group", { name: "First name" });
  await expect(first.getByRole("radio", { name: "Yours Mine" })).toBeChecked();
  await first.getByRole("radio", { name: "Stored now Theirs" }).check();
  // what only one of the two has changed is no question
  await expect(page.getByRole("dialog").getByRole("group")).toHaveCount(1);
  await page.getByRole("button", { name: "Save This Choice" }).click();
  await expect(toastOf(page, "Booking Updated")).toBeVisible();
  expect(await stored(instance, id, "guests")).toBe(5);
  expect(await stored(instance, id, "price")).toBe(900);
  expect(await stored(instance, id, "customer_first_name")).toBe("Theirs");
  expect(await stored(instance, id, "pickup_notes")).toBe("At the bridge");
});

test("unsaved changes are asked about: closing, going back", async ({ page, instance }) => {
  const { id, reference } = await edit(page, instance);
  const dialog = page.getByRole("dialog", { name: `Edit Booking ${reference}` });
  await dialog.getByLabel("Guests").fill("6");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(dialog.getByLabel("Guests")).toHaveValue("6");
  await page.goBack();
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(instance, id, "guests")).toBe(3);
  await choose(page, reference, "Edit Booking");
  await expect(dialog.getByLabel("Guests")).toHaveValue("3");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
});

test("a sign-in that ends in the middle of an edit loses nothing of it", async ({
  page,
  instance,
}) => {
  const { id, reference } = await edit(page, instance);
  await page.getByLabel("Guests").fill("7");
  await page.getByLabel(/^Notes/).fill("Bring the big van");
  // in another tab, of which this one hears after Save was pressed; revoked.spec.ts has the server's word instead
  await page.getByRole("button", { name: "Save Changes" }).evaluate((save: HTMLElement) => {
    localStorage.removeItem("pocketbase_auth");
    localStorage.removeItem("officeKept");
    save.click();
  });
  await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "pocketbase_auth" })));
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await logIn(page, "admin", instance.adminPassword);
  await expect(page.getByRole("dialog", { name: `Edit Booking ${reference}` })).toBeVisible();
  await expect(page.getByLabel("Guests")).toHaveValue("7");
  await expect(page.getByLabel(/^Notes/)).toHaveValue("Bring the big van");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toastOf(page, "Booking Updated")).toBeVisible();
  expect(await stored(instance, id, "guests")).toBe(7);
});

test("the server's refusals stand at the fields", async ({ page, instance }) => {
  const { id } = await edit(page, instance);
  await page.getByLabel("Guests").fill("1");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Minimum 2 guests required")).toBeVisible();
  await expect(page.getByText("Email is invalid")).toBeVisible();
  await expect(page.getByLabel("Guests")).toBeFocused();
  expect(await stored(instance, id, "booking_date")).toBe(inDays(21));
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard Changes" }).click();
});

test("an address opens the dialog of a booking that no page shows", async ({ page, instance }) => {
  const { id, reference } = await bookOne(instance);
  await openOffice(page, instance, `/admin/bookings?q=nobody-at-all&dialog=view&id=${id}`);
  const view = page.getByRole("dialog", { name: `Booking ${reference}` });
  await expect(view).toContainText("$540.00");
  // what is recorded there is not proposed once more
  const payment = view.getByRole("form", { name: "Payment" });
  await payment.getByLabel("Amount in USD").fill("200");
  await payment.getByRole("button", { name: "Record Payment" }).click();
  await expect(view).toContainText("$340.00 to pay");
  await expect.poll(() => stored(instance, id, "paid_amount")).toBe(200);
  await expect(view).toContainText("$340.00 to pay");
  await payment.getByLabel("What it is").selectOption("refund");
  await payment.getByLabel("What it is").selectOption("payment");
  await expect(payment.getByLabel("Amount in USD")).toHaveValue("340");
  await openOffice(page, instance, "/admin/bookings?dialog=view&id=abcdefghijklm01");
  await expect(page.getByText("It is not there any more.")).toBeVisible();
});

test("an edit that would lose the seats is warned of, and offers what there is; without a line too, as of when that is known", async ({
  page,
  instance,
}) => {
  const { admin, book, family, item } = await calendarStock(instance);
  await limit(admin, item, { groupsADay: 0, busyMinutes: 0, needs: [] });
  const [day, next] = [inDays(21), inDays(22)];
  const ana = await book("Ana", day, "07:30");
  await book("Ben", next, "07:30", 5);
  await book("Carl", next, "13:00");
  await page.setViewportSize({ width: 820, height: 1180 });
  await openFamily(page, instance, family);
  await bookingsAreKept(page);
  await choose(page, referenceOf(ana), "Edit Booking");
  const dialog = page.getByRole("dialog", { name: `Edit Booking ${referenceOf(ana)}` });
  await chooseDay(page, 22);
  const warning = dialog.getByText(/no seats left for them\. If you save it so/);
  await expect(warning).toBeVisible();
  await expect(dialog.getByText(/^Seats as of /)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "13:00 (3 seats left)" }).click();
  await expect(warning).toBeHidden();
  await expect(dialog.getByLabel("Departure time")).toHaveValue("13:00");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toastOf(page, "Booking Updated")).toBeVisible();
  const standing = () =>
    instance.sql(
      `SELECT booking_date, departure_time, status, beyond_limit FROM bookings WHERE id = '${ana}'`,
    );
  const there = { booking_date: next, status: "confirmed" };
  expect(await standing()).toMatchObject([{ ...there, departure_time: "13:00", beyond_limit: 0 }]);

  await page.setViewportSize({ width: 360, height: 780 });
  await choose(page, referenceOf(ana), "Edit Booking");
  await expect(dialog.getByLabel("Departure time")).toHaveValue("13:00");
  await page.route("**/api/**", (route) => route.abort());
  await dialog.getByLabel("Departure time").fill("07:30");
  await expect(warning).toBeVisible();
  await expect(dialog.getByText(/^Seats as of /)).toBeVisible();
  await dialog.getByLabel("Confirm beyond the limit").check();
  await expect(dialog.getByText("It is confirmed all the same.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await page.unroute("**/api/**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect
    .poll(standing)
    .toMatchObject([{ ...there, departure_time: "07:30", beyond_limit: 1 }]);
});
