import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { confirmBooking, expect, fillBooking, test } from "./support/fixtures.ts";
import { openOffice, toastOf } from "./support/office.ts";
import { holdBack, openPage, waitForScripts } from "./support/page-state.ts";

const TOUR = "/booking/tour/1";
const field = (page: Page) => page.getByRole("textbox", { name: "Code", exact: true });
const summary = (page: Page) => page.getByRole("complementary");
const unfold = (page: Page) => page.getByText("I have a code").click();

test("the office adds a code; guests have it folded away, ask for it, see it as a line, and book with it, without a line too", async ({
  page,
  instance,
}) => {
  await openOffice(page, instance, "/admin/services");
  await page.getByRole("button", { name: "Add Code" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a Code" });
  await dialog.getByRole("button", { name: "Save Code" }).click();
  await expect(dialog.getByRole("textbox", { name: "Code" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "Code" }).fill("cei ba");
  await dialog.getByRole("textbox", { name: "Percent of the price" }).fill("10");
  await dialog.getByRole("textbox", { name: "Uses in all" }).fill("2");
  await expectAccessible(page);
  const answer = await holdBack(page, /\/api\/office\/codes$/);
  await dialog.getByRole("button", { name: "Save Code" }).click();
  // what was typed by now would go with the dialog
  await expect(dialog.getByRole("textbox", { name: "Uses in all" })).toBeDisabled();
  answer();
  await expect(toastOf(page, "Code Saved")).toContainText("CEIBA is stored.");
  const row = page.getByRole("listitem").filter({ hasText: "CEIBA" });
  await expect(row).toContainText("10% offUsed 0 of 2 times");

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
  await expectAccessible(page);
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

  await page.goto("/admin/services");
  await expect(row).toContainText("Used 2 of 2 times$72.00 taken off so far");
  await page.getByRole("button", { name: "Edit code CEIBA" }).click();
  const editor = page.getByRole("dialog", { name: "Edit code CEIBA" });
  await expect(editor.getByRole("textbox", { name: "Code" })).toBeDisabled();
  // what is given up does not come back with what somebody else has saved since
  await editor.getByRole("textbox", { name: "Uses in all" }).fill("9");
  await editor.getByRole("button", { name: "Close" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(editor).toBeHidden();
  await page.getByRole("button", { name: "Edit code CEIBA" }).click();
  await expect(editor.getByRole("textbox", { name: "Uses in all" })).toHaveValue("2");
  await editor.getByRole("checkbox", { name: "Can be used" }).uncheck();
  await editor.getByRole("button", { name: "Save Code" }).click();
  await expect(row).toContainText("Switched off");
});
