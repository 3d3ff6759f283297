import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import jsQR from "jsqr";
import { inDays } from "../server/support/bookings.ts";
import { expectAccessible } from "./support/axe.ts";
import { confirmBooking, expect, fillBooking, test } from "./support/fixtures.ts";
import { holdBack } from "./support/page-state.ts";

const DATE = inDays(20);
/** What the margins of print.css leave of an A4 sheet's width. */
const A4_INSIDE_PX = 703;

/** Books and leaves the browser on the confirmation. */
async function book(page: Page, address: string, requests = ""): Promise<void> {
  await page.goto(address);
  await fillBooking(page, { guests: "3", requests: requests.slice(0, 20) });
  await confirmBooking(page);
  await expect(page).toHaveURL(/\/confirmation$/);
}

async function openVoucher(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Download Summary" }).click();
  await expect(page).toHaveURL(/\/voucher\?id=[a-z0-9]{15}$/);
  await expect(page.getByRole("button", { name: "Print or Save as PDF" })).toBeVisible();
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  return id.slice(0, 8).toUpperCase();
}

/** What a camera reads in an element. */
async function readCode(page: Page, name: string): Promise<string | undefined> {
  const png = await page.getByRole("img", { name }).screenshot();
  const pixels = await page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { data: Array.from(data), width: image.width, height: image.height };
  }, Array.from(png));
  return jsQR(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height)?.data;
}

/** Chromium writes each page of a PDF as an object of its own, uncompressed. */
function countPages(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

async function savedCalendar(page: Page) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to Calendar" }).click();
  const file = await download;
  const text = await readFile(await file.path(), "utf8");
  const entry = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  const value = (name: string) => entry?.getFirstPropertyValue(name)?.toString();
  return { name: file.suggestedFilename(), value };
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the voucher of a tour, ${colorScheme}: texts, code, one sheet, calendar`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await book(page, "/booking/tour/5");
    const fromConfirmation = await savedCalendar(page);
    const reference = await openVoucher(page);
    const sheet = page.getByRole("article", { name: "Booking Voucher" });
    for (const words of [
      `#${reference}`,
      "Confirmed",
      "Actun Tunichil Muknal",
      "Ana Coc",
      "3 people",
      "7:30 am",
      "Pick-up at your hotel in San Ignacio",
      "Pay On Site",
      "No cameras, phones, action cameras, bags or drones in the cave",
      "Cancel or reschedule at least 48 hours ahead.",
      "WhatsApp +501 600-0100",
    ]) {
      await expect(sheet.getByText(words, { exact: false }).first()).toBeVisible();
    }
    await expect(sheet.getByText(/^\$[\d,]+\.00 USD/)).toBeVisible();
    await expect(sheet.getByText(/^about BZ\$/)).toBeVisible();
    await expect(sheet.getByRole("link", { name: "WhatsApp +501 600-0100" })).toHaveAttribute(
      "href",
      new RegExp(`^https://wa\\.me/5016000100\\?text=\\S*%23${reference}\\S*$`),
    );
    expect(await readCode(page, `QR code of booking ${reference}`)).toBe(reference);

    const calendar = await savedCalendar(page);
    expect(calendar.name).toBe(`cayo-wayfarers-${reference}.ics`);
    expect(calendar.value("dtstart")).toBe(`${DATE}T13:30:00Z`);
    expect(calendar.value("dtend")).toBe(`${DATE}T22:10:00Z`);
    expect(calendar.value("status")).toBe("CONFIRMED");
    expect(calendar.value("uid")).toBe(fromConfirmation.value("uid"));
    expect(Number(calendar.value("sequence"))).toBeGreaterThanOrEqual(
      Number(fromConfirmation.value("sequence")),
    );

    await expectAccessible(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    for (const format of ["A4", "Letter"] as const) {
      expect(countPages(await page.pdf({ format })), format).toBe(1);
    }
    await page.emulateMedia({ media: "print", colorScheme });
    await expect(page.getByRole("banner").first()).toBeHidden();
    await expect(page.getByRole("contentinfo").last()).toBeHidden();
    await expect(page.getByRole("button", { name: "Print or Save as PDF" })).toBeHidden();
    await expect(sheet).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
}

test("the picture of a booking does not wait for scripts, whichever way its page was reached", async ({
  page,
}) => {
  await book(page, "/booking/tour/5");
  const picture = page.getByRole("main").locator("img[src*=tour-]");
  const standsBeforeScripts = async () => {
    const release = await holdBack(page, /\/assets\/.*\.js$/);
    await page.reload({ waitUntil: "commit" });
    await expect(picture).toHaveAttribute("src", /\/tour-5-/);
    await expect(page.getByText("Booking ID")).toHaveCount(0);
    release();
    await expect(page.getByText("Booking ID")).toBeVisible();
  };
  await openVoucher(page);
  await standsBeforeScripts();
  await page.getByRole("link", { name: "Back to Your Booking" }).click();
  await expect(page).toHaveURL(/\/confirmation$/);
  await standsBeforeScripts();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /My bookings/ })
    .click();
  await page.getByRole("link", { name: "Voucher and Calendar" }).click();
  await expect(page).toHaveURL(/\/voucher/);
  await standsBeforeScripts();
});

test("the voucher opens again from this device's memory, and nowhere else", async ({
  page,
  browser,
  baseURL,
}) => {
  await book(page, "/booking/transfer/2");
  const reference = await openVoucher(page);
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByText(`#${reference}`)).toBeVisible();
  await expect(other.getByText("Time as agreed")).toBeVisible();
  await expect(other.getByText("Still needed: pick-up time, flight number")).toBeVisible();
  await expect(other.getByText("Your driver waits outside Arrivals")).toBeVisible();
  await other.getByRole("link", { name: "Back to Your Booking" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed!");

  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  const elsewhere = await stranger.newPage();
  for (const path of [address, "/voucher", "/voucher?id=123456789012345", "/voucher?id[]=x"]) {
    await elsewhere.goto(path);
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("No booking here");
  }
  await stranger.close();
});

test("time and place that the office agrees stand on voucher, confirmation, card and calendar, without a line too", async ({
  page,
  instance,
}) => {
  await book(page, "/booking/tour/6");
  await openVoucher(page);
  const sheet = page.getByRole("article");
  await expect(sheet.getByText("Pick-up in Placencia")).toBeVisible();
  const id = new URL(page.url()).searchParams.get("id");
  await instance.sql(
    `UPDATE bookings SET departure_time = '06:15', pickup_notes = 'Lobby, white van' WHERE id = '${id}'`,
  );
  const lookAgain = () => page.evaluate(() => dispatchEvent(new Event("online")));
  await lookAgain();
  await expect(sheet.getByText("6:15 am Lobby, white van")).toBeVisible();
  await expect(sheet.getByText(/Pick-up in|Back at about/)).toHaveCount(0);

  // kept: from here on nothing is heard from the server
  await page.route("**/api/**", (route) => route.abort());
  const calendar = await savedCalendar(page);
  expect(calendar.value("dtstart")).toBe(`${DATE}T12:15:00Z`);
  expect(calendar.value("location")).toBe("Lobby, white van");
  await page.getByRole("link", { name: "Back to Your Booking" }).click();
  const agreed = page.getByRole("definition").filter({ hasText: "Lobby, white van" });
  await expect(agreed).toContainText("6:15 am (Belize time)");
  await page.goto("/my-bookings");
  await expect(agreed).toContainText("6:15 am (Belize time)");
  await page.unroute("**/api/**");
  await instance.sql(`UPDATE bookings SET departure_time = '07:00' WHERE id = '${id}'`);
  await lookAgain();
  await expect(agreed).toContainText("7:00 am");
  // the office moves the guests to another service
  await instance.sql(
    `UPDATE bookings SET type = 'transfer', item_id = 2, item_name = 'Airport to San Ignacio' WHERE id = '${id}'`,
  );
  await lookAgain();
  await expect(page.getByRole("main")).toContainText("Airport to San Ignacio");
});

test.describe("without the worker, which would send past the page", () => {
  test.use({ serviceWorkers: "block" });

  test("a booking that is not sent gets no voucher but a request, and it changes when it is", async ({
    page,
  }) => {
    await page.route("**/api/**", (route) => route.abort());
    await book(page, "/booking/tour/6");
    await openVoucher(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Request");
    await expect(page.getByText("Nothing is booked yet")).toBeVisible();
    await expect(page.getByText("Not sent", { exact: true })).toBeVisible();
    const calendar = await savedCalendar(page);
    expect(calendar.value("status")).toBe("TENTATIVE");
    expect(calendar.value("sequence")).toBe("0");

    await page.unroute("**/api/**");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Voucher");
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  });
});

test("a pending booking with the longest texts still fits one sheet", async ({ page }) => {
  await page.goto("/voucher");
  await page.evaluate((date) => {
    const customer = {
      firstName: "W".repeat(100),
      lastName: "M".repeat(100),
      email: `${"w".repeat(242)}@mail.example`,
      phone: "0".repeat(40),
    };
    const booking = {
      id: "zzzzzzzzzzzzzzz",
      type: "tour",
      itemId: 7,
      itemName: "Xunantunich & Inland Blue Hole",
      date,
      guests: 3,
      priceCents: 60_000,
      priceLines: JSON.stringify([
        { kind: "base", count: 1, unitCents: 40_000, cents: 40_000 },
        { kind: "extra", count: 1, unitCents: 30_000, cents: 30_000 },
        {
          kind: "agreed",
          count: 1,
          unitCents: -10_000,
          cents: -10_000,
          reason: "Why? ".repeat(100),
        },
      ]),
      quotedCents: 54_000,
      customer,
      specialRequests: "No nuts, please.\n".repeat(117),
      status: "pending",
      reason: "price",
      createdAt: "",
      departureTime: "06:15",
      pickupNotes: `${"Behind the bank. ".repeat(60).slice(0, 940)}\nWhite van, C-12345\nRoberto\n+501 610 9988`,
    };
    history.replaceState({ ...history.state, booking }, "");
    location.reload();
  }, DATE);
  await expect(page.getByText("#ZZZZZZZZ")).toBeVisible();
  await expect(page.getByText("Pending", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/The price has changed/)).toBeVisible();
  await expect(page.getByText("Base fare, 1-2 passengers: $400")).toBeVisible();
  for (const format of ["A4", "Letter"] as const) {
    expect(countPages(await page.pdf({ format })), format).toBe(1);
  }
  // the pick-up is whole, down to the driver's phone: no part of it lies below what cuts it off
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: A4_INSIDE_PX, height: 900 });
  const belowOf = (text: string) =>
    page.getByText(text).evaluate((element) => {
      const cutOff = element.closest("dd > *") ?? element;
      return cutOff.scrollHeight - cutOff.clientHeight;
    });
  expect(await belowOf("+501 610 9988")).toBeLessThanOrEqual(1);
  // and where the pick-up leaves room for it, so is a long reason of a price
  await page.evaluate(() => {
    const { booking } = history.state;
    const priceLines = booking.priceLines.replace("Why? ".repeat(40), "");
    const shorter = { ...booking, priceLines, pickupNotes: "" };
    history.replaceState({ ...history.state, booking: shorter }, "");
    location.reload();
  });
  await expect(page.getByText("+501 610 9988")).toHaveCount(0);
  expect(await belowOf("Base fare, 1-2 passengers: $400")).toBeLessThanOrEqual(1);
});

test("shares a booking where the device can, and says so where it cannot", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
  });
  await book(page, "/booking/tour/1");
  const alert = page.waitForEvent("dialog");
  const pressed = page.getByRole("button", { name: "Share Booking" }).click();
  const dialog = await alert;
  expect(dialog.message()).toBe("Sharing is not supported on this device.");
  await dialog.accept();
  await pressed;

  await page.evaluate(() => {
    const share = async (data: ShareData) => {
      (window as unknown as { shared: ShareData[] }).shared.push(data);
    };
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
  });
  await page.getByRole("button", { name: "Share Booking" }).click();
  const reference = await page.getByText(/^#[A-Z0-9]{8}$|^Booking ID #/).textContent();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toEqual([
    {
      title: "Xunantunich & Cave Tubing",
      text: expect.stringMatching(
        new RegExp(
          `^Xunantunich & Cave Tubing, .+, 3 people\\. Booking ${reference?.split(/\s+/).at(-1)}\\.$`,
        ),
      ),
    },
  ]);
});
