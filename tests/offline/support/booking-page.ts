import { expect, type Page } from "@playwright/test";
import { fillBooking } from "../../browser/support/fixtures.ts";
import { inDays } from "../../server/support/bookings.ts";
import type { Line } from "./fixtures.ts";

export const SAVED = "Saved on this device – not sent yet";
export const CONFIRMED = "Booking Confirmed!";

/** Opens a booking form, fills it in and has all on the device that pressing the button needs. */
export async function fillForm(
  page: Page,
  email: string,
  { address = "/booking/tour/5", date = inDays(20) } = {},
): Promise<void> {
  await page.goto(address);
  await fillBooking(page, { email, date });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType("resource").map((r) => r.name)))
    .toEqual(
      expect.arrayContaining(
        ["ConfirmationPage", "kept", "sending", "ToastView"].map((name) =>
          expect.stringContaining(`/${name}-`),
        ),
      ),
    );
}

/** The line is mended, and the browser says so: what waits is sent now and not at its time. */
export async function lineIsBack(line: Line, page: Page): Promise<void> {
  await line.up();
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
