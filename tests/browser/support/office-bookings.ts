import { expect, type Page } from "@playwright/test";
import { bookWell, inDays, newId } from "../../server/support/bookings.ts";
import type { Instance } from "../../server/support/instance.ts";
import { openOffice } from "./office.ts";

export const referenceOf = (id: string) => `#${id.slice(0, 8).toUpperCase()}`;

/** A last name that no other test has, so that a search for it finds these bookings alone. */
export const newFamily = () => `Zz${newId().slice(0, 8)}`;

/** One booking of a family of its own: three guests on tour 1, $540. */
export async function bookOne(instance: Instance, changes: Readonly<Record<string, unknown>> = {}) {
  const family = newFamily();
  const id = await bookWell(instance, { customer_last_name: family, ...changes });
  return { family, id, reference: referenceOf(id) };
}

/** Opens the list at a family's bookings. */
export async function openFamily(page: Page, instance: Instance, family: string, more = "") {
  await openOffice(page, instance, `/admin/bookings?q=${family}${more}`);
  await expect(page.getByRole("button", { name: /^Actions for booking/ }).first()).toBeVisible();
}

/** Chooses in the menu of a booking. */
export async function choose(page: Page, reference: string, item: string) {
  await page.getByRole("button", { name: `Actions for booking ${reference}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** One column of a stored booking. */
export async function stored(instance: Instance, id: string, column: string): Promise<unknown> {
  const [row] = await instance.sql(`SELECT ${column} AS value FROM bookings WHERE id = '${id}'`);
  return row?.value;
}

/** Chooses a day of the month that lies so many days from now. */
export async function chooseDay(page: Page, days: number): Promise<string> {
  const day = inDays(days);
  const label = new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  await page.getByRole("dialog").getByRole("button", { name: /^Date/ }).click();
  const cell = page.getByRole("button", { name: label, exact: true });
  const turn = page.locator(`button[data-direction="${days < 0 ? "previous" : "next"}"]`);
  // the calendar is there: what it shows can be asked
  await turn.waitFor();
  for (let turns = Math.abs(months(day) - months(inDays(0))); turns > 0; turns -= 1) {
    if (await cell.isVisible()) break;
    await turn.click();
  }
  await cell.click();
  return day;
}
