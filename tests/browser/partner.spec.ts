import { belizeDay } from "#domain/belize-date.ts";
import { expectAccessible } from "./support/axe.ts";
import { confirmBooking, expect, fillBooking, test } from "./support/fixtures.ts";
import { openOffice, toastOf } from "./support/office.ts";
import { openPage, waitForScripts } from "./support/page-state.ts";

test("a hotel gets an address; its guests pay it, are told so everywhere, and stand on its statement", async ({
  page,
  instance,
}) => {
  await openOffice(page, instance, "/admin/settings");
  const section = page.getByRole("region", { name: "Partners" });
  await section.getByRole("button", { name: "Add Partner" }).click();
  const editor = page.getByRole("dialog", { name: "Add Partner" });
  await editor.getByRole("button", { name: "Save Partner" }).click();
  await expect(editor.getByRole("textbox", { name: "Name" })).toBeFocused();
  await editor.getByRole("textbox", { name: "Name" }).fill("Casa Maya Lodge");
  await expect(editor.getByRole("textbox", { name: "Key" })).toHaveValue(/^casa-maya-lodge-\w{4}$/);
  await editor.getByRole("textbox", { name: "Commission in percent" }).fill("12.5");
  await editor.getByRole("button", { name: "Add Net Price" }).click();
  await editor.getByRole("combobox", { name: "Service 1" }).selectOption("tour/1");
  await editor.getByRole("textbox", { name: "Net, US$ 1" }).fill("150");
  await editor.getByRole("checkbox", { name: /^Guests pay the partner/ }).check();
  await editor.getByRole("combobox", { name: "Language of its statements" }).selectOption("es");
  await expectAccessible(page);
  await editor.getByRole("button", { name: "Save Partner" }).click();
  await expect(toastOf(page, "Partner Saved")).toContainText("Casa Maya Lodge is saved.");
  await expect(section).toContainText("12.5 % commission, 1 net price · Guests pay the partner");

  // closing asks about what was typed; who saves over what another has agreed is told first
  await section.getByRole("button", { name: "Edit: Casa Maya Lodge" }).click();
  const change = page.getByRole("dialog", { name: "Edit Partner" });
  await change.getByRole("textbox", { name: "Contact" }).fill("Rosa");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await instance.sql("UPDATE partners SET share = 1500, contact = 'Desk'");
  await change.getByRole("button", { name: "Save Partner" }).click();
  await expect(change).toContainText("in the meantime: Contact, Commission in percent.");
  await expect(change.getByRole("textbox", { name: "Commission in percent" })).toHaveValue("15");
  await expect(change.getByRole("textbox", { name: "Contact" })).toHaveValue("Rosa");
  await change.getByRole("button", { name: "Save Partner" }).click();
  await expect(change).toBeHidden();
  await expect(section).toContainText("Rosa");
  await expect(section).toContainText("15 % commission");
  const address = (await section.locator("code").textContent()) ?? "";

  // by way of another page, as guests come
  await openPage(page, address.replace(/^https?:\/\/[^/]+/, ""));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("partner")))
    .toContain("Casa Maya");
  await openPage(page, "/booking/tour/1");
  await waitForScripts(page);
  await expect(
    page.getByText("You pay Casa Maya Lodge. Nothing is to be paid on site."),
  ).toHaveCount(2);
  await expect(page.getByRole("main")).not.toContainText("pay on site");
  await fillBooking(page, { email: "lodge@guest.example" });
  await confirmBooking(page);
  await expect(page.getByRole("heading", { name: "Booking Confirmed!" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Payment goes to Casa Maya Lodge");
  await expect(page.getByRole("main")).not.toContainText(/pay on (site|arrival)/i);
  const [booked] = await instance.sql<{ booking_date: string; id: string }>(
    "SELECT booking_date, id FROM bookings WHERE customer_email = 'lodge@guest.example'",
  );
  const day = booked?.booking_date ?? belizeDay(Date.now());
  await page.goto(`/admin/today?day=${day}`);
  await expect(page.getByText("Payment goes to Casa Maya Lodge")).toBeVisible();
  await page.goto(`/admin/bookings?dialog=view&id=${booked?.id}`);
  const details = page.getByRole("dialog");
  await expect(details).toContainText(/Casa Maya Lodge, commission \$[\d.]+, net \$[\d.]+/);
  await details.getByRole("link", { name: "All bookings from Casa Maya Lodge" }).click();
  await expect(
    page.getByRole("status").getByText("All bookings from Casa Maya Lodge"),
  ).toBeVisible();

  await page.goto(`/admin/reports?money=travel ${day} ${day}`);
  const table = page.getByRole("region", { name: "Sold, by Partner, table" });
  await expect(table.getByRole("row").nth(1)).toContainText("Casa Maya Lodge1 booking");

  await page.goto("/admin/settings");
  await section.getByRole("button", { name: "Statement: Casa Maya Lodge" }).click();
  const statement = page.getByRole("dialog", { name: "Statement: Casa Maya Lodge" });
  await statement.getByLabel("Month of travel").fill(day.slice(0, 7));
  await expect(statement).toContainText("Casa Maya Lodge le debe a Cayo Wayfarers");
  await expectAccessible(page);

  await page.evaluate(() => {
    window.print = () => {};
  });
  await statement.getByRole("button", { name: "Print or Save as PDF" }).click();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
