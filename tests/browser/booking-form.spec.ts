import type { Page } from "@playwright/test";
import { signedIn } from "../server/support/admin.ts";
import { inDays } from "../server/support/bookings.ts";
import { newService, SPANISH } from "../server/support/departures.ts";
import { confirmBooking, expect, fillBooking, GUEST, test } from "./support/fixtures.ts";
import { holdBack, openPage, waitForScripts } from "./support/page-state.ts";

test.use({ inKeptContext: true });

test("an empty form names each field that is missing and takes the focus to the first", async ({
  page,
  instance,
}) => {
  await page.goto("/booking/tour/1");
  await page.getByRole("textbox", { name: /^Number of Guests/ }).fill("");
  await confirmBooking(page);
  for (const [label, message] of [
    ["First Name", "First name is required"],
    ["Last Name", "Last name is required"],
    ["Email", "Email is required"],
    ["Phone", "Phone number is required"],
    ["Number of Guests (Min 2)", "Minimum 2 guests required"],
  ]) {
    const field = page.getByRole("textbox", { name: label ?? "", exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(message ?? "-"));
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("Date", { exact: true })).toHaveAccessibleDescription(
    "Date is required",
  );
  await expect(page.getByRole("textbox", { name: "First Name" })).toBeFocused();
  expect(await instance.sql("SELECT id FROM bookings WHERE customer_first_name = ''")).toEqual([]);
});

const REFUSALS = [
  ["a mail address without a dot", "/booking/tour/1", { email: "ana@guest" }, "Email is invalid"],
  ["11 in a transfer", "/booking/transfer/2", { guests: "11" }, "Maximum 10 passengers"],
  ["today", "/booking/tour/1", { date: inDays(0) }, "Date must be tomorrow or later"],
] as const;

for (const [what, address, change, message] of REFUSALS) {
  test(`refuses ${what} and keeps what was typed`, async ({ page }) => {
    await page.goto(address);
    await fillBooking(page, change);
    await confirmBooking(page);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue(GUEST.phone);
  });
}

test("a party is never guessed: what is no whole number is refused", async ({ page }) => {
  await page.goto("/booking/tour/1");
  const guests = page.getByRole("textbox", { name: /^Number of Guests/ });
  const total = page.locator("dl > div", { hasText: /^Total/ }).getByRole("definition");
  const noTotal = async (message: string) => {
    await expect(guests).toHaveAccessibleDescription(message);
    await expect(total).toHaveText("–");
    await expect(page.getByText(/\$.* × /)).toHaveCount(0);
  };
  for (const typed of ["2-3", "2+1", "2.5", "two"]) {
    await guests.fill(typed);
    await expect(guests).toHaveValue(typed);
    await noTotal("Guests must be a whole number");
    await expect(page.getByText(/Minimum 2 guests/)).toHaveCount(0);
  }
  await guests.fill("４");
  await expect(total).toContainText("$720.00 USD");
  await guests.press("ArrowUp");
  await expect(guests).toHaveValue("5");
  await guests.press("PageUp");
  await guests.press("ArrowDown");
  await expect(guests).toHaveValue("9");
  await guests.press("PageDown");
  await guests.press("PageDown");
  await expect(guests).toHaveValue("2");
  await guests.fill("100");
  await noTotal("Maximum 50 guests");
  await guests.fill("1");
  await noTotal("Minimum 2 guests required");
  // about to be filled: the summary names the minimum, the field complains when it is sent
  await guests.fill("");
  await noTotal("");
  await confirmBooking(page);
  await noTotal("Minimum 2 guests required");
});

test("a link that names party and day fills them in, by way of the tour too", async ({ page }) => {
  const guests = page.getByRole("textbox", { name: /^Number of Guests/ });
  const date = page.getByLabel("Date", { exact: true });
  await openPage(page, `/tours/5?guests=3&date=${inDays(30)}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: "Book Now" })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(`/booking/tour/5?guests=3&date=${inDays(30)}`);
  await expect(guests).toHaveValue("3");
  await expect(date).toHaveValue(inDays(30));
  await expect(page.getByText("$600.00 USD").first()).toBeVisible();
  // what is neither is left out, and what was typed stays
  await openPage(page, `/book/tour/5?guests=2-3&date=${inDays(-1)}`);
  await expect(guests).toHaveValue("2");
  await expect(date).toHaveValue("");
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(`/booking/tour/5?guests=3`, { waitUntil: "commit" });
  await guests.fill("6");
  release();
  await waitForScripts(page);
  await expect(page.getByText("$1,200.00 USD").first()).toBeVisible();
});

test("a flat fare stands whoever comes", async ({ page }) => {
  await page.goto("/booking/transfer/2");
  await page.getByRole("textbox", { name: "Number of Guests" }).fill("");
  await expect(page.getByText("Fare for the group")).toBeVisible();
  await expect(page.getByText("$150.00 USD").first()).toBeVisible();
});

test("editing a field clears its error, and the summary warns of too few guests", async ({
  page,
}) => {
  await page.goto("/booking/tour/1");
  await confirmBooking(page);
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveAccessibleDescription("Email is required");
  await email.pressSequentially("a");
  await expect(email).toHaveAccessibleDescription("");
  await page.getByRole("textbox", { name: /^Number of Guests/ }).fill("1");
  await expect(page.getByText("Minimum 2 guests required for this tour.")).toBeVisible();
});

test("the date picker starts tomorrow in Belize", async ({ page }) => {
  await page.goto("/booking/tour/1");
  await expect(page.getByLabel("Date", { exact: true })).toHaveAttribute("min", inDays(1));
});

test.describe("on a device in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("the calendar's today is Belize's", async ({ page }) => {
    // noon of the 21st there, the evening of the 20th in Belize
    await page.clock.setFixedTime("2026-11-21T03:00:00Z");
    await page.goto("/booking/tour/1");
    await page.getByRole("button", { name: "Choose a date from the calendar" }).click();
    const days = page.getByRole("dialog", { name: "Choose a date" }).getByRole("table");
    await expect(days.locator("[aria-current=date]")).toHaveAccessibleName("20 November 2026");
    await expect(days.getByRole("button", { name: "21 November 2026" })).toBeFocused();
    // what is drawn anew around it takes nobody back there
    await page.keyboard.press("ArrowRight");
    await page.context().setOffline(true);
    await expect(page.getByText("You can book all the same.")).toBeVisible();
    await expect(days.getByRole("button", { name: "22 November 2026" })).toBeFocused();
  });
});

test("what the server refuses is said, kept and can be mended under the same id", async ({
  page,
  instance,
}) => {
  await page.goto("/booking/tour/2");
  await fillBooking(page, { email: "mend@guest.example" });
  const sent: string[] = [];
  await page.route("**/api/collections/bookings/records", async (route) => {
    sent.push(route.request().postDataJSON().id);
    if (sent.length > 1) return route.fallback();
    const message = "Email is invalid";
    return route.fulfill({
      status: 400,
      json: { message: "Please check what you entered.", data: { customer_email: { message } } },
    });
  });
  await confirmBooking(page);
  await expect(page.getByText("Booking Failed")).toBeVisible();
  await expect(
    page.getByText(
      "There was an error processing your booking. Please try again. Error: Please check what you entered.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
    "Email is invalid",
  );
  await confirmBooking(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed!");
  expect(sent[1]).toBe(sent[0]);
  const rows = await instance.sql(
    "SELECT id FROM bookings WHERE customer_email = 'mend@guest.example'",
  );
  expect(rows).toHaveLength(1);
});

test("a form that is left is kept for its item until it is sent; the same trip again is asked about", async ({
  page,
  context,
  instance,
}) => {
  const email = "left@guest.example";
  const address = "/booking/tour/4";
  const isThere = async (at: Page, text: string, guests: string) => {
    await expect(at.getByRole("textbox", { name: "Special Requests" })).toHaveValue(text);
    await expect(at.getByRole("textbox", { name: "Email" })).toHaveValue(text && email);
    await expect(at.getByLabel("Date", { exact: true })).toHaveValue(text && GUEST.date);
    await expect(at.getByRole("textbox", { name: /^Number of Guests/ })).toHaveValue(guests);
  };
  await page.goto(address);
  await fillBooking(page, { email, requests: "No nuts" });
  await page.getByRole("button", { name: "More guests" }).click();
  await page.reload();
  await isThere(page, "No nuts", "3");
  await expect(page.getByText("$870.00 USD").first()).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Transfers" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Belize Transfers");
  await page.goBack();
  await isThere(page, "No nuts", "3");
  const other = await context.newPage();
  await other.goto("/booking/tour/7");
  await isThere(other, "", "2");
  await other.goto(address);
  await isThere(other, "No nuts", "3");

  // whoever has typed before and only presses the button is no machine
  await confirmBooking(other);
  const heading = other.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Booking Confirmed!");
  await other.goto(address);
  await isThere(other, "", "2");

  await fillBooking(other, { firstName: "ANA ", email });
  await confirmBooking(other);
  const notice = other.getByRole("status").filter({ hasText: "You have booked this already" });
  await expect(notice).toContainText("3 people, for Ana Coc");
  const again = notice.getByRole("button", { name: "Book It Once More" });
  await expect(again).toBeFocused();
  await other.getByRole("textbox", { name: "Email" }).focus();
  await confirmBooking(other);
  await expect(again).toBeFocused();
  const rows = () =>
    instance.sql<{ id: string }>(
      `SELECT id, status FROM bookings WHERE customer_email = '${email}' ORDER BY guests DESC`,
    );
  const [first, ...more] = await rows();
  expect([first, more]).toMatchObject([{ status: "confirmed" }, []]);
  await notice.getByRole("link", { name: "Show That Booking" }).click();
  await expect(other).toHaveURL(new RegExp(`/voucher\\?id=${first?.id}$`));
  await other.goBack();
  await expect(other.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await confirmBooking(other);
  await expect(again).toBeFocused();
  await other.keyboard.press("Enter");
  await expect(heading).toHaveText("Booking Confirmed!");
  expect(await rows()).toMatchObject([{ id: first?.id }, { status: "confirmed" }]);
});

test("both ways that were left in the form are there again after a reload, and are booked", async ({
  page,
  instance,
}) => {
  const both = { route_back: "Hopkins a Placencia" };
  const { item } = await newService(await signedIn(instance), "transfer", {
    ...both,
    texts: { es: { ...SPANISH, ...both } },
  });
  const email = "both@guest.example";
  const ways = page.getByRole("radio", { name: /^There and back/ });
  await openPage(page, `/booking/${item}`);
  await ways.check();
  await page.getByLabel("Date Back").fill(inDays(22));
  await fillBooking(page, { email });
  await page.reload();
  await waitForScripts(page);
  await expect(ways).toBeChecked();
  await expect(page.getByLabel("Date Back")).toHaveValue(inDays(22));
  await confirmBooking(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed!");
  expect(
    await instance.sql(`SELECT way FROM bookings WHERE customer_email = '${email}' ORDER BY way`),
  ).toEqual([{ way: "" }, { way: "back" }]);
});
