import { signedIn } from "../../server/support/admin.ts";
import { BOOKINGS, bookWell, inDays } from "../../server/support/bookings.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { bookingsAreKept, comeBack, OFFICE_SCREEN, openOffice } from "../support/office.ts";
import { bookOne, newFamily, openFamily, referenceOf } from "../support/office-bookings.ts";

test.use({ viewport: OFFICE_SCREEN, inKeptContext: true });

test("a new booking appears by itself, with a quiet notice", async ({ page, instance }) => {
  const { family } = await bookOne(instance);
  // the list has asked what there is, and asks again what is new
  const hasAsked = page.waitForResponse((answer) => answer.url().includes("&since="));
  await openFamily(page, instance, family);
  await bookingsAreKept(page);
  await comeBack(page);
  await hasAsked;
  const id = await bookWell(instance, {
    customer_first_name: "Live",
    customer_last_name: family,
  });
  const news = page.getByRole("status", { name: "News" });
  // asked for every five seconds
  await expect(news).toContainText(`Live ${family}`);
  await expect(
    page.getByRole("button", { name: `Actions for booking ${referenceOf(id)}` }),
  ).toBeVisible();
  // one beyond the days that a device keeps comes by itself too, and so does what somebody else changes
  const far = await bookWell(instance, {
    customer_last_name: family,
    booking_date: inDays(200),
  });
  const actions = (of: string) =>
    page.getByRole("button", { name: `Actions for booking ${referenceOf(of)}` });
  await comeBack(page);
  await expect(actions(far)).toBeVisible();
  const admin = await signedIn(instance);
  await admin.patch(`${BOOKINGS}/${id}`, { customer_first_name: "Renamed" });
  await comeBack(page);
  await expect(page.getByText(`Renamed ${family}`).first()).toBeVisible();
  await expectAccessible(page);
  await news.getByRole("button", { name: "View" }).click();
  await expect(page.getByRole("dialog", { name: `Booking ${referenceOf(id)}` })).toBeVisible();
  // what came by itself was asked for quietly; what somebody asks for next is not
  await page.keyboard.press("Escape");
  await page.route("**/api/office/bookings?*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("searchbox", { name: "Search bookings" }).fill("nobody");
  await expect(page.getByText("The bookings could not be fetched.")).toBeVisible();
});

test("Ctrl-K finds bookings and customers by keyboard alone", async ({ page, instance }) => {
  const { family, id, reference } = await bookOne(instance);
  await openOffice(page, instance, "/admin/bookings");
  // the frame stands before the script that hears keys
  await expect(page.getByRole("button", { name: /^Search( Ctrl K)?$/ })).toBeEnabled();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "Bookings and customers" });
  await expect(box).toBeFocused();
  await page.keyboard.type(family);
  const options = page.getByRole("listbox", { name: "Found" }).getByRole("option");
  await expect(options).toHaveCount(2);
  await expect(options.first()).toContainText(reference);
  await expect(options.last()).toContainText(`${id}@example.com`);
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: `Booking ${reference}` });
  await expect(details).toBeVisible();
  // over what is open, and one key leads back to that
  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.type(reference);
  await expect(options.first()).toContainText(family);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(details).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.type(family);
  await expect(options).toHaveCount(2);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: `Ixchel ${family}` })).toContainText(
    `${id}@example.com`,
  );
});

test("keys: / goes to the search, up and down through the rows", async ({ page, instance }) => {
  const family = newFamily();
  const ids = [
    await bookWell(instance, { customer_last_name: family }),
    await bookWell(instance, { customer_last_name: family }),
  ];
  await openFamily(page, instance, family);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search bookings" })).toBeFocused();
  const details = (id = "") => page.getByRole("button", { name: `${referenceOf(id)} details` });
  await details(ids[1]).focus();
  await page.keyboard.press("ArrowDown");
  await expect(details(ids[0])).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(details(ids[1])).toBeFocused();
});
