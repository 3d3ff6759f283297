import type { Page } from "@playwright/test";
import { formatLongDay } from "#domain/belize-date.ts";
import { bookWell, inDays } from "../../server/support/bookings.ts";
import type { Instance } from "../../server/support/instance.ts";
import { hugePng, pngOf1 } from "../../server/support/pictures.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect } from "../support/fixtures.ts";
import { doOverlap, OFFICE_SCREEN, openOffice, toastOf } from "../support/office.ts";
import { withOwnInstance } from "../support/own-instance.ts";
import { holdBack } from "../support/page-state.ts";

const test = withOwnInstance();

const tours = (page: Page) => page.getByRole("table", { name: "Tours" });
const transfers = (page: Page) => page.getByRole("table", { name: "Transfers" });
const editor = (page: Page, name: string) => page.getByRole("dialog", { name });
/** Presses Save Changes. @returns where it stood */
async function save(page: Page) {
  const button = page.getByRole("button", { name: "Save Changes" });
  const place = await button.boundingBox();
  await button.click();
  return place;
}

/** Adds a tour of a name that no other test has. */
async function addTour(page: Page, price = "80", isOffered = true): Promise<string> {
  const name = `Zz ${Math.random().toString(36).slice(2, 9)}`;
  await page.getByRole("button", { name: "New Tour" }).click();
  const dialog = editor(page, "New Tour");
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByLabel("Price", { exact: true }).fill(price);
  await expect(dialog.getByText("Not offered: visitors do not see it")).toBeVisible();
  if (isOffered) await dialog.getByLabel("Active").check();
  const pressed = await save(page);
  const toast = toastOf(page, "Tour Added");
  await expect(toast).toContainText(
    isOffered ? `${name} has been added.` : "It is not offered yet",
  );
  expect(doOverlap(await toast.boundingBox(), pressed), "the toast covers the button").toBe(false);
  return name;
}

/** Opens a tour of its own in the editor. */
async function editNew(page: Page, instance: Instance) {
  await openOffice(page, instance, "/admin/services");
  const name = await addTour(page);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  return { name, dialog: editor(page, "Edit Tour") };
}

test.use({ viewport: OFFICE_SCREEN, inKeptContext: true });

test("two lists, by name to begin with", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/services");
  await expect(page.getByRole("heading", { name: "Manage Services" })).toBeVisible();
  await instance.sql(
    "UPDATE transfers SET route = 'International Airport – San Ignacio' WHERE number = 12",
  );
  await page.reload();
  await expect(
    transfers(page).getByRole("row", { name: "International Airport – San Ignacio" }),
  ).toContainText("$");
  await expect(tours(page).getByRole("row").nth(1)).toContainText("Actun Tunichil Muknal");
  await expect(tours(page).getByRole("row", { name: "Tikal" })).toContainText("$290.00");
});

test("search, filters and order, kept in the address", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/services");
  await page.getByRole("searchbox", { name: "Search services" }).fill("cockscomb");
  await expect(tours(page).getByRole("row")).toHaveCount(3);
  await expect(page.getByText("No transfers found matching your criteria.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await page.getByLabel("Tour category").selectOption("Archaeology");
  await expect(tours(page).getByRole("row", { name: "Cockscomb" })).toHaveCount(0);
  await page.getByLabel("Transfer type").selectOption("Private Ground Transfer");
  await tours(page).getByRole("button", { name: "Price" }).click();
  await tours(page).getByRole("button", { name: "Price" }).click();
  await transfers(page).getByRole("button", { name: "Duration" }).click();
  await page.reload();
  await expect(tours(page).getByRole("row").nth(1)).toContainText("Tikal");
  await expect(transfers(page).getByRole("row").nth(1)).toContainText("25 min");
  await expect(page.getByLabel("Tour category")).toHaveValue("Archaeology");
});

test("a tour is added, edited with its lists, and deleted", async ({ page, instance }) => {
  const { name, dialog } = await editNew(page, instance);
  await expect(dialog.getByLabel("Slug")).toHaveValue(name.toLowerCase().replace(" ", "-"));
  await dialog.getByLabel("Price", { exact: true }).fill("82.5");
  await dialog.getByRole("button", { name: "Add to Highlights" }).click();
  await expect(dialog.getByLabel("Highlights 2", { exact: true })).toBeFocused();
  await page.keyboard.type("Second, then first");
  await dialog.getByRole("button", { name: "Move Highlights 2 up" }).click();
  // the focus goes along with what is moved, and stands nowhere else when it can go no further
  const down = dialog.getByRole("button", { name: "Move Highlights 1 down" });
  await expect(down).toBeFocused();
  await page.keyboard.press("Enter");
  const up = dialog.getByRole("button", { name: "Move Highlights 2 up" });
  await expect(up).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(down).toBeFocused();
  await dialog.getByRole("button", { name: "Add to Itinerary" }).click();
  await dialog.getByLabel("Itinerary 2, time").fill("09:15");
  await dialog.getByLabel("Itinerary 2, activity").fill("Walk");
  await dialog.getByRole("button", { name: "Remove Requirements 1" }).click();
  await expect(dialog.getByRole("button", { name: "Add to Requirements" })).toBeFocused();
  await save(page);
  await expect(toastOf(page, "Tour Updated")).toContainText(name);
  await expect(tours(page).getByRole("row", { name })).toContainText("$82.50");
  const [row] = await instance.sql<Record<string, string>>(
    `SELECT price, highlights, itinerary, requirements FROM tours WHERE name = '${name}'`,
  );
  expect(row?.price).toBe(82.5);
  expect(JSON.parse(row?.highlights ?? "")).toEqual([
    "Second, then first",
    "What guests will remember",
  ]);
  expect(JSON.parse(row?.itinerary ?? "")[1]).toEqual({ time: "09:15", activity: "Walk" });
  expect(JSON.parse(row?.requirements ?? "")).toEqual([]);

  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(page.getByText(`Are you sure you want to delete ${name}?`)).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(toastOf(page, "Service Deleted")).toContainText(name);
  await expect(tours(page).getByRole("row", { name })).toHaveCount(0);
  const draft = await addTour(page, "99.99", false);
  await expect(tours(page).getByRole("row", { name: draft })).toContainText("Not offered");
});

test("a deposit is asked for, and told in the booking form", async ({ page, instance }) => {
  const { name, dialog } = await editNew(page, instance);
  await dialog.getByLabel("Deposit", { exact: true }).selectOption("A share of the price");
  await dialog.getByLabel("Percent of the price").fill("101");
  await dialog.getByLabel("Due, in days before travel").fill("7");
  await save(page);
  await expect(dialog.getByText("A share is a whole number from 1 to 100 percent")).toBeVisible();
  await dialog.getByLabel("Percent of the price").fill("25");
  await save(page);
  await expect(toastOf(page, "Tour Updated")).toContainText(name);
  const [tour] = await instance.sql<{ number: number }>(
    `SELECT number FROM tours WHERE name = '${name}'`,
  );
  await page.goto(`/booking/tour/${tour?.number}`);
  const summary = page.getByRole("complementary", { name: "Booking Summary" });
  await page.getByLabel("Date", { exact: true }).fill(inDays(17));
  await page.getByRole("textbox", { name: /^Number of Guests/ }).fill("3");
  await expect(summary).toContainText(`$60.00 USD by ${formatLongDay(inDays(10))}`);
  await expect(summary).toContainText("what is left on site");
});

test("a transfer is edited; no extra price is an empty field", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/services");
  await page.getByRole("button", { name: "Edit Airport to San Ignacio" }).click();
  const dialog = editor(page, "Edit Transfer");
  await expect(dialog.getByLabel("Price of each extra guest")).toHaveValue("");
  await dialog.getByLabel("Vehicle").fill("Shuttle");
  // somebody else saves while this is written: only what both have changed is asked about
  const theirs = `vehicle_type = 'Bus', duration = '3 hours', texts = '{"es":{"duration":"3 horas"}}'`;
  await instance.sql(`UPDATE transfers SET ${theirs} WHERE number = 2`);
  const answer = await holdBack(page, /\/api\/collections\/transfers\//);
  await save(page);
  await expect(dialog.getByLabel("Vehicle")).toBeDisabled();
  answer();
  await expect(dialog.getByText(/^Somebody else has changed this in the meantime/)).toHaveCount(1);
  await expect(dialog.getByLabel("Vehicle")).toBeFocused();
  await expect(dialog.getByLabel("Vehicle")).toHaveValue("Shuttle");
  await expect(dialog.getByLabel("Duration", { exact: true })).toHaveValue("3 hours");
  await save(page);
  await expect(toastOf(page, "Transfer Updated")).toContainText("Airport to San Ignacio");
  expect(
    await instance.sql(
      "SELECT vehicle_type, additional_pax_price, duration, texts FROM transfers WHERE number = 2",
    ),
  ).toEqual([
    {
      ...{ vehicle_type: "Shuttle", additional_pax_price: 0 },
      ...{ duration: "3 hours", texts: '{"es":{"duration":"3 horas"}}' },
    },
  ]);
});

test("what is wrong is said at the field, which gets the focus", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/services");
  await page.getByRole("button", { name: "New Tour" }).click();
  const dialog = editor(page, "New Tour");
  await save(page);
  await expect(dialog.getByLabel("Price", { exact: true })).toBeFocused();
  await expect(dialog.getByText("Price is required")).toBeVisible();
  // pressed key by key, as a browser whose language writes 82.50 would drop the comma of a number
  await dialog.getByLabel("Price", { exact: true }).pressSequentially("82,50");
  await save(page);
  await expect(dialog.getByText("A number like 82.50 is expected")).toBeVisible();
  await dialog.getByLabel("Price", { exact: true }).fill("10");
  await dialog.getByLabel("Slug").fill("atm-cave");
  await save(page);
  await expect(dialog.getByText("Another tour has this slug")).toBeVisible();
  await expect(dialog.getByLabel("Slug")).toBeFocused();
  // closing asks about what was typed
  await dialog.getByRole("button", { name: "Close editor" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(dialog.getByLabel("Slug")).toHaveValue("atm-cave");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(dialog).toBeHidden();
});

test("with guests to come it is not deleted; deactivating is offered", async ({
  page,
  instance,
}) => {
  await openOffice(page, instance, "/admin/services");
  const name = await addTour(page);
  const [row] = await instance.sql<{ number: number }>(
    `SELECT number FROM tours WHERE name = '${name}'`,
  );
  const order = { item_id: row?.number, guests: 2, price: 160, booking_date: inDays(4) };
  await bookWell(instance, order);
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("It still has 1 booking to come.")).toBeVisible();
  await page.getByRole("button", { name: "Deactivate" }).click();
  await expect(toastOf(page, "Tour Updated")).toContainText("is not offered any more");
  await expect(tours(page).getByRole("row", { name })).toContainText("Not offered");
});

test("a picture is shrunk, seen, kept, removed, or refused", async ({ page, instance }) => {
  const { name, dialog } = await editNew(page, instance);
  const stored = () => instance.sql(`SELECT image FROM tours WHERE name = '${name}'`);
  const file = dialog.locator('input[type="file"]');
  await file.setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("no picture"),
  });
  await expect(toastOf(page, "Image Upload Failed")).toContainText("Choose a PNG");
  // 3000 pixels wide: larger than what is kept
  const photo = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [3000, 1500];
    const paint = canvas.getContext("2d");
    for (let x = 0; x < 3000; x += 10) {
      if (paint) paint.fillStyle = `hsl(${x % 360} 80% 50%)`;
      paint?.fillRect(x, 0, 10, 1500);
    }
    return canvas.toDataURL("image/jpeg", 1).split(",")[1] ?? "";
  });
  await file.setInputFiles({
    name: "photo.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from(photo, "base64"),
  });
  const preview = dialog.getByRole("img", { name: "Picture, preview" });
  await expect(preview).toBeVisible();
  await expect
    .poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(2000);
  await save(page);
  await expect(toastOf(page, "Tour Updated")).toBeVisible();
  expect(await stored()).toEqual([{ image: expect.stringMatching(/\.jpg$/) }]);

  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await expect(preview).toBeVisible();
  await dialog.getByRole("button", { name: "Remove Picture" }).click();
  await expect(preview).toBeHidden();
  await save(page);
  await expect(dialog).toBeHidden();
  expect(await stored()).toEqual([{ image: "" }]);
});

test("the server's word on a picture is shown, and nothing is saved", async ({
  page,
  instance,
}) => {
  const { name, dialog } = await editNew(page, instance);
  // a browser would shrink it, so it is put into the request on its way
  await page.route("**/api/collections/tours/records/*", async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    const request = route.request();
    const response = await page.request.patch(request.url(), {
      headers: { Authorization: request.headers().authorization ?? "" },
      multipart: {
        price: "99",
        image: { name: "a.png", mimeType: "image/png", buffer: Buffer.from(hugePng()) },
      },
    });
    await route.fulfill({ response });
  });
  await dialog.locator('input[type="file"]').setInputFiles({
    name: "a.png",
    mimeType: "image/png",
    buffer: Buffer.from(pngOf1()),
  });
  await save(page);
  await expect(toastOf(page, "Image Upload Failed")).toContainText("10000 × 10000 pixels");
  await expect(dialog).toBeVisible();
  expect(await instance.sql(`SELECT price, image FROM tours WHERE name = '${name}'`)).toEqual([
    { price: 80, image: "" },
  ]);
});

test("without an answer it says so and tries again", async ({ page, instance }) => {
  const calls = "**/api/collections/tours/records?*";
  await openOffice(page, instance, "/admin/settings");
  await page.route(calls, (route) => route.abort());
  await page.goto("/admin/services");
  await expect(page.getByText("The services could not be fetched.")).toBeVisible();
  await page.unroute(calls);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(tours(page)).toBeVisible();
});

test("an earlier price is shown, and called a mistake", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/services");
  const name = await addTour(page, "290");
  const retype = async (price: string) => {
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    await editor(page, "Edit Tour").getByLabel("Price", { exact: true }).fill(price);
    await save(page);
    await expect(editor(page, "Edit Tour")).toHaveCount(0);
  };
  await retype("2");
  await retype("290");
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const prices = page.getByRole("region", { name: "Earlier prices" });
  await expect(prices.getByRole("listitem")).toHaveText([/^\$2\.00 until /, /^\$290\.00 until /]);
  await expectAccessible(page);
  await prices.getByRole("button", { name: "Was a Mistake: $2.00" }).click();
  await expect(prices.getByRole("listitem").first()).toContainText("nobody keeps it");
  const voided = () =>
    instance.sql(
      `SELECT price FROM price_changes WHERE voided = 1
       AND item_id = (SELECT number FROM tours WHERE name = '${name}')`,
    );
  expect(await voided()).toEqual([{ price: 2 }]);
  await prices.getByRole("button", { name: "Honour Again: $2.00" }).click();
  await expect.poll(voided).toEqual([]);
});

test("what is written in Spanish stands beside the English, and goes with it", async ({
  page,
  instance,
}) => {
  const { name, dialog } = await editNew(page, instance);
  const inLanguage = (language: string) => dialog.getByRole("radio", { name: language }).check();
  await inLanguage("Español");
  await expect(dialog.getByRole("status")).toHaveText("9 texts are missing.");
  // English is what guests read meanwhile; what has no language is not here
  const spanish = dialog.getByLabel("Name", { exact: true });
  await expect(spanish).toHaveAccessibleDescription(`Meanwhile in English: ${name}`);
  await expect(dialog.getByLabel("Price", { exact: true })).toHaveCount(0);
  await spanish.fill("x".repeat(301));
  await dialog.getByLabel("Includes 2", { exact: true }).fill("Agua");
  await dialog.getByLabel("Itinerary 1", { exact: true }).fill("Salida");
  // a fault is shown in its language
  await inLanguage("English");
  await dialog.getByRole("button", { name: "Move Includes 2 up" }).click();
  await save(page);
  await expect(spanish).toBeFocused();
  await expect(dialog.getByText("At most 300 characters")).toBeVisible();
  await spanish.fill(` ${name} de noche `);
  await expect(dialog.getByLabel("Includes 1", { exact: true })).toHaveValue("Agua");
  // a choice that is put before the others shifts none of them
  await inLanguage("English");
  await dialog.getByRole("button", { name: "Shirt size" }).click();
  const choices = dialog.getByLabel("Questions 1: Choices, with commas between them");
  await choices.press("Home");
  await choices.pressSequentially("none, ");
  await inLanguage("Español");
  const inSpanish = dialog.getByLabel("Questions 1, choices");
  await expect(inSpanish).toHaveValue(/^, \S/);
  await inSpanish.press("Home");
  await inSpanish.pressSequentially("ninguna");
  await save(page);
  await expect(toastOf(page, "Tour Updated")).toContainText(name);
  const site = async (language: string) =>
    (await page.request.get(`/api/site?language=${language}`)).json();
  const [english, other] = [await site("en"), await site("es")];
  const { id } = english.tours.find((tour: { name: string }) => tour.name === name);
  expect(other.tours.find((tour: { id: number }) => tour.id === id).name).toBe(`${name} de noche`);
  expect(other.details[id]).toEqual({
    ...english.details[id],
    includes: ["Agua", english.details[id].includes[1]],
    itinerary: [{ time: "08:00", activity: "Salida" }],
  });
  expect(
    await instance.sql(
      `SELECT texts ->> '$.es.questions[0]' AS shirt FROM tours WHERE name = '${name}'`,
    ),
  ).toEqual([{ shirt: "Talla de camisa | ninguna | infantil | S | M | L | XL | XXL" }]);
  // from the list of what is missing it opens where that is written
  await page.goto(page.url().replace(/\?.*|$/, `?q=${name}`));
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await page.goto(`${page.url()}&texts=es`);
  await expect(dialog.getByRole("radio", { name: "Español" })).toBeChecked();
  await expect(dialog.getByRole("status")).toHaveText("7 texts are missing.");
});

test("two who edit one tour at once both have their changes", async ({ page, instance }) => {
  const { name, dialog } = await editNew(page, instance);
  await dialog.getByLabel("Duration").fill("5 hours");
  await instance.sql(`UPDATE tours SET price = 95.5 WHERE name = '${name}'`);
  await save(page);
  await expect(toastOf(page, "Tour Updated")).toContainText(name);
  expect(await instance.sql(`SELECT price, duration FROM tours WHERE name = '${name}'`)).toEqual([
    { price: 95.5, duration: "5 hours" },
  ]);
});
