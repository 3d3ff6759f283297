import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { hashedOf, type WaiverText } from "#domain/waivers/text.ts";
import { signedIn } from "../../server/support/admin.ts";
import { newService, SPANISH } from "../../server/support/departures.ts";
import type { Instance } from "../../server/support/instance.ts";
import { BOOKINGS_IN_ALL_STATES, keepOnDevice } from "./bookings-on-device.ts";
import { confirmBooking } from "./fixtures.ts";
import { openConfirmation, openPage } from "./page-state.ts";

/** A public screen in one of its states, and how a test gets there. */
interface Screen {
  readonly name: string;
  open(page: Page, instance: Instance): Promise<void>;
}

const at = (name: string, address: string): Screen => ({
  name,
  open: (page) => openPage(page, address),
});

const hashOf = (text: WaiverText) => createHash("sha256").update(hashedOf(text)).digest("hex");

/** A booking's waiver, which one guest has signed and two have not; the page's server has its text. */
async function waiverOn(page: Page) {
  const told = Object.entries({
    en: "You go into the cave at your own risk.\n\nThe helmet stays on.",
    es: "Entra en la cueva bajo su propia responsabilidad.\n\nEl casco se lleva siempre.",
  }).map(([name, text]) => {
    const written: WaiverText = { language: name as WaiverText["language"], text };
    return [hashOf(written), written] as const;
  });
  await page.route("**/api/waivers/*", (route) => {
    const hash = route.request().url().split("/").at(-1) ?? "";
    return route.fulfill({ json: { hash, ...Object.fromEntries(told)[hash] } });
  });
  return {
    texts: Object.fromEntries(told.map(([hash, { language }]) => [language, hash])),
    ...{ of: 3, missing: ["Ben Coc", "W".repeat(60)], signed: [{ id: "one", guest: "Ana Coc" }] },
  };
}

/** Every public screen (SPEC §2), and the states that look different. */
export const SCREENS: readonly Screen[] = [
  at("home", "/"),
  at("tours", "/tours"),
  at("a tour", "/tours/atm-cave"),
  at("the itinerary of a tour", "/tours/tikal-guatemala#itinerary"),
  at("the questions of a tour", "/tours/8#faq"),
  at("transfers", "/transfers"),
  at("about", "/about"),
  at("contact", "/contact"),
  at("privacy", "/privacy"),
  {
    name: "booking a tour, choosing a date",
    async open(page) {
      await openPage(page, "/booking/tour/7");
      await page.getByRole("button", { name: "Choose a date from the calendar" }).click();
      await expect(page.getByRole("dialog", { name: "Choose a date" })).toBeVisible();
    },
  },
  at("booking a transfer", "/booking/transfer/8"),
  {
    name: "booking a tour with prices by age and extras, of which too many are counted",
    async open(page, instance) {
      const { item } = await newService(await signedIn(instance), "tour", {
        bands: [
          { id: "child", name: "Child", from: 3, to: 11, price: null, share: 50, most: 4 },
          { id: "infant", name: "Infant", from: 0, to: 2, price: 0, share: null, most: 0 },
        ],
        extras: [{ id: "lunch", name: "Lunch box", price: 12.5, per: "guest", most: 0 }],
        texts: { es: { ...SPANISH, bands: ["Niño", "Bebé"], extras: ["Almuerzo"] } },
      });
      await openPage(page, `/booking/${item}?guests=1`);
      const counts = page.getByRole("group", { name: "Ages" }).getByRole("textbox");
      await expect(counts).toHaveCount(2);
      for (const count of await counts.all()) await count.fill("1");
      await expect(page.getByText("2 are counted by age, but the booking is for 1")).toBeVisible();
    },
  },
  {
    name: "no such page, with the menus open",
    async open(page) {
      await openPage(page, "/nowhere");
      await page.locator("header details").evaluateAll((menus: HTMLDetailsElement[]) => {
        for (const menu of menus) menu.open = true;
      });
      await expect(page.getByRole("link", { name: "Message on WhatsApp" })).toBeVisible();
    },
  },
  at("no such tour to book", "/booking/tour/99"),
  {
    name: "my bookings, none, and the way to find one",
    async open(page) {
      await openPage(page, "/my-bookings");
      await page.getByText("Booked on another device? Find your booking").click();
      await expect(page.getByRole("button", { name: "Send Me the Link" })).toBeVisible();
    },
  },
  {
    name: "a link that opens nothing",
    async open(page) {
      await openPage(page, "/trip#cut");
      await expect(page.getByRole("button", { name: "Send Me the Link" })).toBeVisible();
    },
  },
  {
    name: "booking with errors",
    async open(page) {
      await openPage(page, "/booking/tour/1");
      await confirmBooking(page);
      await expect(page.getByText("First name is required")).toBeVisible();
    },
  },
  {
    name: "contact with errors",
    async open(page) {
      await openPage(page, "/contact");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Name is required")).toBeVisible();
    },
  },
  {
    name: "no such tour",
    async open(page) {
      await openPage(page, "/tours/unknown");
      await expect(page).toHaveURL(/\/tours$/);
      await expect(page.getByRole("alert").getByText("Tour not found")).toBeVisible();
    },
  },
  {
    name: "confirmed, with a waiver that a guardian has not filled in",
    async open(page) {
      const waiver = await waiverOn(page);
      await openConfirmation(page, {
        view: { specialRequests: "One of us is vegetarian.", guests: 3, waiver },
      });
      await expect(page.getByText("Booking Confirmed!")).toBeVisible();
      await page.getByText("Sign the waiver").click();
      await page.getByRole("radio", { name: "I sign for a child under 18" }).check();
      await page.getByRole("radio", { name: "Somebody else" }).check();
      await page.getByRole("button", { name: "Sign", exact: true }).click();
      await expect(page.getByText("Please say what you are to the child")).toBeVisible();
    },
  },
  {
    name: "confirmed, with the link for another phone",
    async open(page) {
      await keepOnDevice(page, BOOKINGS_IN_ALL_STATES);
      await openPage(page, "/my-bookings");
      await page.getByText("Open it on another phone").first().click();
      await expect(page.getByRole("button", { name: "Copy Link" })).toBeVisible();
    },
  },
  {
    name: "received",
    async open(page) {
      await openConfirmation(page, { view: { status: "pending", reason: "late" } });
      await expect(page.getByText("Booking Received")).toBeVisible();
    },
  },
  {
    name: "the voucher",
    async open(page) {
      await keepOnDevice(page, BOOKINGS_IN_ALL_STATES);
      await openPage(page, "/voucher?id=confirmed000001");
      await expect(page.getByRole("button", { name: "Print or Save as PDF" })).toBeVisible();
    },
  },
  {
    name: "my bookings, one of each",
    async open(page) {
      await keepOnDevice(page, BOOKINGS_IN_ALL_STATES);
      await openPage(page, "/my-bookings");
      await expect(page.getByText("Saved on this device – not sent yet")).toBeVisible();
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(
        BOOKINGS_IN_ALL_STATES.length,
      );
    },
  },
  {
    name: "before a booking is cancelled",
    async open(page) {
      await keepOnDevice(page, BOOKINGS_IN_ALL_STATES);
      await openPage(page, "/my-bookings");
      await page.getByRole("button", { name: "Cancel Booking" }).first().click();
      await expect(page.getByRole("button", { name: "Keep It", exact: true })).toBeFocused();
    },
  },
];
