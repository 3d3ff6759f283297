import { test as base, expect, type Page } from "@playwright/test";
import { MIN_FILL_MS } from "#domain/booking/decide.ts";
import { inDays } from "../../server/support/bookings.ts";
import { withdrawServices } from "../../server/support/departures.ts";
import { type Instance, startInstance } from "../../server/support/instance.ts";
import { type KeptContexts, runInKeptContext } from "./kept-context.ts";
import { leanExpect } from "./lean-expect.ts";
import { waitForScripts } from "./page-state.ts";

interface Fixtures {
  /** What a test lets the page complain about. */
  readonly expectedNoise: RegExp | null;
  /**
   * Goes on in the context of the test before, emptied: for flows of the back office, where nothing depends on what
   * the browser has fetched before. Not for what sets a clock, nor for what is there without a line.
   */
  readonly inKeptContext: boolean;
  /** Fails the test when the page writes an error to the console or throws. */
  readonly quietConsole: undefined;
  /** Other tests read the same site: what is sold by this one alone goes from its pages. */
  readonly ownServices: undefined;
  /** A product for one test, which may empty, stop or break it. */
  readonly own: Instance;
}

/** Starts a product, and stops it when nobody needs it any more. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
export const product = async ({}, use: (instance: Instance) => Promise<void>) => {
  const instance = await startInstance({ hasPages: true });
  await use(instance);
  await instance.stop();
};

/** Each worker has a product of its own: PocketBase, database and post office. */
export const test = base.extend<Fixtures, { instance: Instance; contexts: KeptContexts }>({
  expectedNoise: [null, { option: true }],
  inKeptContext: [false, { option: true }],
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => use(new Map()),
    { scope: "worker" },
  ],
  async context(
    { context, inKeptContext, contexts, browser, instance, viewport, locale, timezoneId },
    use,
    info,
  ) {
    if (!inKeptContext) return use(context);
    const asked = { browser, settings: { viewport, locale, timezoneId }, origin: instance.url };
    await runInKeptContext(contexts, asked, { use, info });
  },
  instance: [product, { scope: "worker" }],
  own: product,
  // answers that a test makes up do not pass through a worker; tests/offline has the real one
  serviceWorkers: "block",
  baseURL: async ({ instance }, use) => use(instance.url),
  ownServices: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      await use(undefined);
      await withdrawServices();
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      await leanExpect(page);
      page.on("pageerror", (error) => noise.push(String(error)));
      page.on("console", (message) => {
        // a refused request is part of some tests and is told by the browser, not by the page
        if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
          noise.push(message.text());
        }
      });
      await use(undefined);
      expect(noise.filter((line) => !expectedNoise?.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Who books, unless the test says something else. */
export const GUEST = {
  firstName: "Ana",
  lastName: "Coc",
  email: "ana@guest.example",
  phone: "610 2233",
  date: inDays(20),
  guests: "2",
  requests: "",
};

/** Fills the booking form in, not faster than a person: machines are set aside by the server. */
export async function fillBooking(page: Page, changes: Partial<typeof GUEST> = {}): Promise<void> {
  const guest = { ...GUEST, ...changes };
  const type = (label: string, text: string) =>
    page.getByRole("textbox", { name: label }).fill(text);
  await waitForScripts(page);
  const begunAt = await page.evaluate(() => performance.now());
  await type("First Name", guest.firstName);
  await type("Last Name", guest.lastName);
  await type("Email", guest.email);
  await type("Phone", guest.phone);
  await page.getByLabel("Date", { exact: true }).fill(guest.date);
  if (guest.requests) await type("Special Requests", guest.requests);
  await page.waitForFunction((endMs) => performance.now() > endMs, begunAt + MIN_FILL_MS, {
    polling: 100,
  });
  // last, since a draft knows how long it took until something was typed
  await page.getByRole("textbox", { name: /^Number of Guests/ }).fill(guest.guests);
}

/** Presses the button of the form; on phones it stands in the bar at the bottom. */
export async function confirmBooking(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Confirm Booking" }).click();
}
