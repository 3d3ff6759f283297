import { belizeDay, formatLongDay } from "#domain/belize-date.ts";
import { writeHandover } from "#domain/booking/handover.ts";
import { inDays, mailJobs, tourCommand } from "../../server/support/bookings.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { OFFICE_SCREEN, openOffice, toastOf } from "../support/office.ts";
import { chooseDay, newFamily, referenceOf, stored } from "../support/office-bookings.ts";

test.use({ viewport: OFFICE_SCREEN, inKeptContext: true });

test("the desk books a past day at a price of its own, without a mail", async ({
  page,
  instance,
}) => {
  const family = newFamily();
  await openOffice(page, instance, "/admin/bookings");
  await page.getByRole("button", { name: "New Booking" }).click();
  const dialog = page.getByRole("dialog", { name: "New Booking" });
  await dialog.getByRole("button", { name: "Create Booking" }).click();
  await expect(dialog.getByText("Service is required")).toBeVisible();
  await expect(dialog.getByText("First name is required")).toBeVisible();
  await expect(dialog.getByLabel("Service")).toBeFocused();

  await dialog.getByLabel("Service").selectOption("Xunantunich & Cave Tubing");
  await expect(dialog.getByLabel("Guests")).toHaveValue("2");
  await expect(dialog.getByText("$360.00 USD")).toBeVisible();
  const day = await chooseDay(page, -3);
  await expect(dialog.getByText("This day has passed.")).toBeVisible();
  await dialog.getByLabel("First Name").fill("Walk");
  await dialog.getByLabel("Last Name").fill(family);
  await dialog.getByLabel("Email").fill(`${family}@example.com`);
  await dialog.getByLabel("Phone").fill("600-0000");
  await dialog.getByLabel("Pick-up notes").fill("At the desk");
  await dialog.getByLabel("Set another price").check();
  await dialog.getByLabel("Price in USD").fill("300");
  await dialog.getByLabel("Reason").fill("Paid by card at the desk");
  const first = dialog.getByRole("group", { name: "Guest 1", exact: true });
  await dialog.locator("summary").click();
  await first.getByLabel("Name").fill("Ana Cal");
  await dialog.getByLabel("Send the confirmation by e-mail").uncheck();
  await dialog.getByRole("button", { name: "Create Booking" }).click();
  await expect(toastOf(page, "Booking Created")).toBeVisible();
  const details = page.getByRole("dialog", { name: "Booking #" });
  for (const text of ["Walk", "$300.00 USD", "The booking desk", "At the desk"]) {
    await expect(details).toContainText(text);
  }
  await expect(details).toContainText("Reason for the price: Paid by card at the desk");
  const [row] = await instance.sql<{ id: string }>(
    `SELECT id FROM bookings WHERE customer_last_name = '${family}'`,
  );
  const id = row?.id ?? "";
  expect(await stored(instance, id, "source")).toBe("desk");
  expect(await stored(instance, id, "booking_date")).toBe(day);
  expect(await stored(instance, id, "status")).toBe("confirmed");
  expect(await stored(instance, id, "guest_list ->> '$[0].name'")).toBe("Ana Cal");
  const mails = await mailJobs(instance, id);
  expect(mails.filter(({ state }) => state === "sent")).toEqual([]);
});

test("the desk sends the confirmation when it is wanted", async ({ page, instance }) => {
  const family = newFamily();
  await openOffice(page, instance, "/admin/bookings?dialog=new");
  await page.getByLabel("Service").selectOption("Airport to San Ignacio");
  await page.getByLabel("Guests").fill("4");
  await chooseDay(page, 5);
  await page.getByLabel("First Name").fill("Phone");
  await page.getByLabel("Last Name").fill(family);
  await page.getByLabel("Email").fill(`${family}@example.com`);
  await page.getByLabel("Phone").fill("600-0000");
  await page.getByRole("button", { name: "Create Booking" }).click();
  await expect(page.getByRole("dialog", { name: "Booking #" })).toContainText("$150.00 USD");
  const [row] = await instance.sql<{ id: string }>(
    `SELECT id FROM bookings WHERE customer_last_name = '${family}'`,
  );
  const customers = async () =>
    (await mailJobs(instance, row?.id ?? "")).filter(({ kind }) => kind === "customer");
  expect((await customers())[0]?.state).toMatch(/queued|sending|sent/);
});

test("a traveller's code is looked at and stored", async ({ page, instance }) => {
  const family = newFamily();
  const command = tourCommand({ customer_last_name: family });
  const code = writeHandover({ ...command, type: "tour", lang: "es" }) ?? "";
  await openOffice(page, instance, "/admin/bookings");
  await page.getByRole("button", { name: "Import Booking" }).click();
  const dialog = page.getByRole("dialog", { name: "Import Booking" });
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("Please paste the message with the code")).toBeVisible();
  await dialog.getByLabel("The traveller's message").fill(`Hello! ${code.slice(0, -9)}`);
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText(/^The code /)).toBeVisible();
  await dialog.getByLabel("The traveller's message").fill(`Hello! ${code} Thanks`);
  await dialog.getByRole("button", { name: "Preview" }).click();
  const preview = dialog.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText(`Ixchel ${family}`);
  await expect(preview).toContainText("$540.00 USD");
  await expect(preview).toContainText("Spanish");
  await expectAccessible(page);
  expect(await stored(instance, command.id, "id")).toBeUndefined();
  await dialog.getByRole("button", { name: "Save Booking" }).click();
  await expect(toastOf(page, "Booking Imported")).toContainText(referenceOf(command.id));
  await expect(page.getByRole("dialog", { name: "Booking #" })).toContainText("A traveller's code");
  expect(await stored(instance, command.id, "booking_date")).toBe(inDays(21));
  expect(await stored(instance, command.id, "lang")).toBe("es");
});

test.describe("on a device where it is another day", () => {
  const hours = (Date.now() / 3_600_000 + 18) % 24;
  // 20 hours ahead of Belize, or 5 behind it
  test.use({ timezoneId: hours >= 4 ? "Pacific/Kiritimati" : "Pacific/Pago_Pago" });

  test("the desk's calendar opens at Belize's today", async ({ page, instance }) => {
    await openOffice(page, instance, "/admin/bookings?dialog=new");
    const date = page.getByRole("dialog").getByRole("button", { name: /^Date/ });
    await date.click();
    const [, month, day, year] = formatLongDay(belizeDay(Date.now())).split(/,? /);
    await expect(page.locator("[aria-current=date]")).toHaveAccessibleName(
      `${day} ${month} ${year}`,
    );
    await expect(page.getByRole("button", { name: `${month} ${year}`, exact: true })).toBeVisible();
    await page.locator("[aria-current=date]").click();
    await expect(date).toBeFocused();
  });
});
