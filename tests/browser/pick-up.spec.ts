import type { Page } from "@playwright/test";
import { signedIn } from "../server/support/admin.ts";
import { confirmBooking, expect, fillBooking, test } from "./support/fixtures.ts";
import { openPage, waitForScripts } from "./support/page-state.ts";

const RIDE = "/booking/transfer/2";
const group = (page: Page) => page.getByRole("group").filter({ hasText: "Pick-up and party" });
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const place = (page: Page) => page.getByRole("combobox", { name: "Pick-up place" });
const said = (page: Page, label: string) =>
  page.locator("dl > div", { has: page.getByText(label, { exact: true }) }).getByRole("definition");

test("what guests say of their pick-up survives, is checked, booked and shown with what is missing", async ({
  page,
  instance,
}) => {
  await openPage(page, RIDE);
  await expect(place(page)).toBeHidden();
  await group(page).getByText("Pick-up and party").click();
  await place(page).fill("Cahal Pech Resort");
  // those that the operator keeps are proposed
  await expect(page.locator("datalist option").first()).toHaveAttribute("value", /Airport/);
  await field(page, "Flight number").fill("A".repeat(100));
  await field(page, "Adults").fill("1");
  await field(page, "Children's ages").fill("-1");
  await field(page, "Pieces of luggage").fill("many");

  // after a reload the group is open, since something stands in it
  await page.reload();
  await waitForScripts(page);
  await expect(place(page)).toHaveValue("Cahal Pech Resort");
  await fillBooking(page, { email: "pick-up@guest.example" });
  await group(page).getByText("Pick-up and party").click();
  await expect(place(page)).toBeHidden();
  await confirmBooking(page);
  // folded, it opens for what is to be mended
  await expect(field(page, "Flight number")).toBeFocused();
  for (const [name, message] of [
    ["Flight number", "At most 20 characters"],
    ["Children's ages", "Ages are whole numbers from 0 to 17, such as 4, 9"],
    ["Pieces of luggage", "A whole number from 0 to 100"],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
  }
  await field(page, "Flight number").fill("AA 1234");
  await expect(field(page, "Flight number")).toHaveAccessibleDescription(/^As on your ticket/);
  await field(page, "Children's ages").fill("4");
  await field(page, "Pieces of luggage").fill("3");
  await confirmBooking(page);

  await expect(page.getByRole("heading", { name: "Booking Confirmed!" })).toBeVisible();
  await expect(said(page, "Pick-up")).toHaveText("Cahal Pech Resort");
  await expect(said(page, "Flight")).toHaveText("AA 1234");
  await expect(said(page, "Adults and children")).toHaveText("1 adult, 1 child aged 4");
  await expect(said(page, "Pieces of luggage")).toHaveText("3");
  await expect(said(page, "Still needed")).toHaveText("pick-up time");
  expect(
    await instance.sql(`SELECT pickup_place, flight_number, adults, children_ages, luggage, child_seats
      FROM bookings WHERE customer_email = 'pick-up@guest.example'`),
  ).toEqual([
    {
      ...{ pickup_place: "Cahal Pech Resort", flight_number: "AA 1234", adults: 1 },
      ...{ children_ages: "4", luggage: 3, child_seats: 0 },
    },
  ]);
  await page.goto("/my-bookings");
  await expect(said(page, "Still needed")).toHaveText("pick-up time");
  await page.getByRole("link", { name: "Voucher and Calendar" }).click();
  await expect(page.getByText("Still needed: pick-up time")).toBeVisible();
});

test("the operator decides what is asked and what has to be filled in online", async ({
  page,
  instance,
}) => {
  const admin = await signedIn(instance);
  const asks = { pickup_place: "required", adults: "no", child_seats: "no" };
  await admin.changeItem("transfer", 7, { asks });
  await openPage(page, "/es/booking/transfer/7");
  const lugar = page.getByRole("combobox", { name: "Lugar de recogida" });
  await expect(lugar).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Piezas de equipaje" })).toBeVisible();
  for (const absent of ["Adultos", "Sillas infantiles", "Número de vuelo"]) {
    await expect(page.getByRole("textbox", { name: absent })).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Confirmar reserva" }).click();
  await expect(lugar).toHaveAccessibleDescription(/Indíquelo, por favor/);
  await lugar.fill("Muelle");
  await expect(lugar).toHaveAccessibleDescription(/^Hotel, aeropuerto/);
});
