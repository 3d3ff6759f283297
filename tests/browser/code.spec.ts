import type { Page } from "@playwright/test";
import { signedIn } from "../server/support/admin.ts";
import { officeOf } from "../server/support/office.ts";
import { confirmBooking, expect, fillBooking, test } from "./support/fixtures.ts";
import { openPage, waitForScripts } from "./support/page-state.ts";

const TOUR = "/booking/tour/1";
const field = (page: Page) => page.getByRole("textbox", { name: "Code", exact: true });
const summary = (page: Page) => page.getByRole("complementary");
const unfold = (page: Page) => page.getByText("I have a code").click();

test("a code is folded away, asked for, shown as a line, kept and booked; without a line it is checked later", async ({
  page,
  instance,
}) => {
  const office = officeOf(instance, (await signedIn(instance)).token);
  const code = {
    ...{ text: "CEIBA", percent: 10, cents: 0, items: [], uses: 2, uses_each: 0, active: true },
    ...{ booked_from: "", booked_until: "", travelled_from: "", travelled_until: "" },
  };
  expect((await office.post("codes", { version: "", code })).status).toBe(200);

  await openPage(page, TOUR);
  await expect(page.getByText("I have a code")).toBeVisible();
  await expect(field(page)).toBeHidden();
  await unfold(page);
  await field(page).fill("ceibo");
  // it asks, and books nothing
  await field(page).press("Enter");
  await expect(page.getByText(/^This code does not hold/)).toBeVisible();
  await field(page).fill(" cei ba");
  await expect(page.getByText(/^This code does not hold/)).toBeHidden();
  await page.getByRole("button", { name: "Check code" }).click();
  await expect(page.getByText("This code takes 10% off the price.")).toBeVisible();
  await expect(summary(page)).toContainText("Code CEIBA, 10%−$36");
  await expect(summary(page)).toContainText("$324.00 USD");

  // what was typed is there again, and asked for
  await page.reload();
  await waitForScripts(page);
  await expect(field(page)).toHaveValue(" cei ba");
  await expect(summary(page)).toContainText("$324.00 USD");
  await fillBooking(page, { email: "code@guest.example" });
  await confirmBooking(page);
  await expect(page.getByRole("heading", { name: "Booking Confirmed!" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Code CEIBA, 10%");

  // nobody can be asked: the price is shown without it, and the server takes it off
  await page.route("**/api/codes", (route) => route.abort());
  await openPage(page, TOUR);
  await unfold(page);
  await field(page).fill("CEIBA");
  await field(page).press("Enter");
  await expect(page.getByText(/^The code cannot be checked at the moment/)).toBeVisible();
  await expect(summary(page)).toContainText("$360.00 USD");
  await fillBooking(page, { email: "blind@guest.example", lastName: "Cho" });
  await confirmBooking(page);
  await expect(page.getByRole("main")).toContainText("$324.00");

  // one that has been used up meanwhile, and was not shown
  await openPage(page, TOUR);
  await unfold(page);
  await field(page).fill("CEIBA");
  await fillBooking(page, { email: "late@guest.example", lastName: "Pop" });
  await confirmBooking(page);
  await expect(page.getByRole("heading", { name: "Booking Confirmed!" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("CEIBA – does not hold for this booking");
  await expect(page.getByRole("main")).toContainText("$360.00");
});
