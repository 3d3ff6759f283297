import { expect, type Page } from "@playwright/test";
import { bookingOnDevice } from "./bookings-on-device.ts";
import { isSpanish } from "./spanish.ts";

/** Waits until the page's scripts have taken over: what is printed ahead does not know the year. */
export async function waitForScripts(page: Page): Promise<void> {
  await expect(page.getByText(/^© \d{4} /)).toBeVisible();
}

/** Opens an address and waits for its scripts. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForScripts(page);
}

/** Holds files back on their way to the page. @returns what lets them through */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.fallback();
  });
  return () => release();
}

/** The page's words as a visitor may read them, in one line. */
export async function wordsOf(page: Page, selector: string): Promise<string> {
  const texts = await page.locator(selector).allInnerTexts();
  return texts.join(" ").replace(/\s+/g, " ");
}

/** Opens the confirmation as a browser that is started again restores it: with the step's state. */
export async function openConfirmation(
  page: Page,
  change: BookingChange = {},
  scene: unknown = "tour-5",
): Promise<void> {
  await comeToConfirmation(page, change, scene);
  await page.reload({ waitUntil: "commit" });
  await waitForScripts(page);
  // it reads the device's database before it says anything
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Has the confirmation in the browser's history, with the step's state: the next reload opens it. */
export async function comeToConfirmation(
  page: Page,
  change: BookingChange = {},
  scene: unknown = "tour-5",
): Promise<void> {
  const { view } = bookingOnDevice({ id: "confirmation0001", ...change });
  await page.goto("/robots.txt");
  const address = isSpanish(page) ? "/es/confirmation" : "/confirmation";
  await page.evaluate(([state, path]) => history.replaceState(state, "", path), [
    { booking: view, scene },
    address,
  ] as const);
}

type BookingChange = Omit<Parameters<typeof bookingOnDevice>[0], "id">;
