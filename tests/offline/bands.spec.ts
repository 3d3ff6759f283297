import type { Page } from "@playwright/test";
import { fillBooking } from "../browser/support/fixtures.ts";
import { signedIn } from "../server/support/admin.ts";
import { newService } from "../server/support/departures.ts";
import { CONFIRMED, heading, lineIsBack, SAVED } from "./support/booking-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { appIsKept } from "./support/workers.ts";

test.use({ viewport: { width: 360, height: 780 } });

const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });
const total = (page: Page) => page.getByText(/^\$[\d.,]+ USD/).first();
const said = (page: Page, label: string) =>
  page.locator("dl > div", { has: page.getByText(label, { exact: true }) }).getByRole("definition");

test("children and lunch boxes are counted, checked and kept, and booked with a line and without one", async ({
  line,
  page,
}) => {
  const admin = await signedIn(line.instance);
  const { item, number } = await newService(admin, "tour");
  await admin.changeItem("tour", number, {
    price: 100,
    bands: [
      { id: "child", name: "Child", from: 3, to: 11, price: null, share: 50, most: 4 },
      { id: "infant", name: "Infant", from: 0, to: 2, price: 0, share: null, most: 0 },
    ],
    extras: [{ id: "lunch", name: "Lunch box", price: 12.5, per: "guest", most: 0 }],
  });
  await page.goto(`/booking/${item}?guests=4`);
  await expect(field(page, "Child (3 to 11)")).toHaveAccessibleDescription(/\$50 each, at most 4/);
  await expect(field(page, "Infant (under 3)")).toHaveAccessibleDescription("Free");
  await expect(total(page)).toContainText("$400.00 USD");
  await field(page, "Child (3 to 11)").fill("4");
  await expect(page.getByText("Children need at least one adult with them")).toBeVisible();
  await field(page, "Child (3 to 11)").fill("2");
  await page.getByRole("button", { name: "More: Infant" }).click();
  await expect(total(page)).toContainText("$200.00 USD");
  await page.getByRole("button", { name: "More: Infant" }).click();
  await page.getByRole("button", { name: "More: Infant" }).click();
  await expect(page.getByText("5 are counted by age, but the booking is for 4")).toBeVisible();
  await field(page, "Child (3 to 11)").fill("1");
  await page.getByRole("button", { name: "Fewer: Infant" }).click();
  await expect(page.getByText("1 adult at $100")).toBeVisible();
  await page.getByRole("button", { name: "Fewer: Infant" }).click();
  await expect(page.getByText("2 adults at $100 each")).toBeVisible();
  await field(page, "Lunch box").fill("2");
  await expect(total(page)).toContainText("$275.00 USD");

  // what was counted is there again
  await page.reload();
  await expect(field(page, "Child (3 to 11)")).toHaveValue("1");
  await expect(total(page)).toContainText("$275.00 USD");
  await field(page, "Lunch box").fill("many");
  await fillBooking(page, { email: "bands@guest.example", guests: "4" });
  await page.getByRole("button", { name: "Confirm Booking" }).first().click();
  await expect(page.getByRole("group", { name: "Extras" })).toBeFocused();
  await field(page, "Lunch box").fill("2");
  await page.getByRole("button", { name: "Confirm Booking" }).first().click();
  await expect(heading(page)).toHaveText(CONFIRMED);
  await expect(said(page, "Adults and children")).toHaveText("2 adults, 1 × Child, 1 × Infant");
  await expect(said(page, "Extras")).toHaveText("2 × Lunch box");

  await page.goto(`/booking/${item}`);
  await appIsKept(page);
  await page.goto(`/booking/${item}`);
  await expect(field(page, "Lunch box")).toBeVisible();
  await page.context().setOffline(true);
  await page.goto(`/booking/${item}?guests=3`);
  await field(page, "Child (3 to 11)").fill("2");
  await fillBooking(page, { email: "bands-offline@guest.example", lastName: "Other", guests: "3" });
  await expect(total(page)).toContainText("$200.00 USD");
  await page.getByRole("button", { name: "Confirm Booking" }).first().click();
  await expect(heading(page)).toHaveText(SAVED);
  await expect(said(page, "Adults and children")).toHaveText("1 adult, 2 × Child");
  await page.context().setOffline(false);
  await lineIsBack(line, page);
  await expect(heading(page)).toHaveText(CONFIRMED);
  // what is wrong with another party is found where it is counted
  await page.getByText("Change day, time or party").click();
  await field(page, "Child (3 to 11)").fill("3");
  await page.getByRole("button", { name: "Change the Booking" }).click();
  await expect(page.getByRole("group", { name: "Ages" })).toBeFocused();
  expect(
    await line.instance.sql(`SELECT guests, party, extras, price, status FROM bookings
      WHERE customer_email LIKE 'bands%@guest.example' ORDER BY created_at`),
  ).toEqual([
    { guests: 4, party: "child:1;infant:1", extras: "lunch:2", price: 275, status: "confirmed" },
    { guests: 3, party: "child:2", extras: "", price: 200, status: "confirmed" },
  ]);
});
