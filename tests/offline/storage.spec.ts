import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { confirmBooking } from "../browser/support/fixtures.ts";
import { CONFIRMED, fillForm, heading, SAVED } from "./support/booking-page.ts";
import { outboxOf, refuseToOpen } from "./support/browser-storage.ts";
import { BOOKINGS, inTurn, loseAnswer } from "./support/faults.ts";
import { expect, test, type Visitor } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";

const NOT_STORED = /This device cannot store the booking, and there is no connection to send it\./;

test.use({ isWholeBrowser: true });

test("23. Storage full → an error, the form kept, no 'saved'", async ({
  line,
  visitor: { page, context },
}) => {
  const email = "full@guest.example";
  // after a write Chromium goes by what it knows of the space for half a minute: so no site is kept
  line.setRule(({ path }) => (path === "/api/site" ? ({ cut }) => cut() : undefined));
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: line.url, quotaSize: 1 });
  await fillForm(page, email);
  // known before the button is pressed, as where storage is refused
  await expect(page.getByText(/booking works online only/)).toBeVisible();
  await line.down();
  await confirmBooking(page);
  await expect(page.getByText("Booking Failed")).toBeVisible();
  await expect(page.getByText(NOT_STORED)).toBeVisible();
  await expect(page).toHaveURL(/\/booking\/tour\/5$/);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByText(/saved on this device/i)).toHaveCount(0);
  expect(await outboxOf(page)).toEqual([]);
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await expect(page.getByText(NOT_STORED)).toHaveCount(0);

  // with a line it is booked all the same, and once, though the first answer is lost
  await line.up();
  line.setRule(inTurn(BOOKINGS, loseAnswer, loseAnswer));
  await confirmBooking(page);
  await expect(page.getByText(NOT_STORED)).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm Booking" })).toBeEnabled();
  line.setRule(() => undefined);
  // also from a form that was left meanwhile
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(CONFIRMED);
  expect(await storedFor(line, email)).toMatchObject([{ mails: 2 }]);
});

for (const what of ["all", "indexeddb"] as const) {
  test(`24. Storage cleared (${what}) → the app starts and claims nothing`, async ({
    line,
    visitor,
  }) => {
    const email = `cleared-${what}@guest.example`;
    const { page } = visitor;
    await fillForm(page, email);
    await line.down();
    await confirmBooking(page);
    await expect(heading(page)).toHaveText(SAVED);
    await expect(waitingSign(page)).toHaveCount(1);
    await page.goto("about:blank");
    const session = await visitor.context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin: line.url, storageTypes: what });
    await line.up();

    // back to the confirmation, which had said 'saved'
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(`${line.url}/`);
    await expect(page.getByText(/saved on this device/i)).toHaveCount(0);
    await expect(waitingSign(page)).toHaveCount(0);
    await page.goto("/my-bookings");
    await expect(page.getByText("Nothing is booked on this device yet.")).toBeVisible();
    expect(await storedFor(line, email)).toEqual([]);
  });
}

test("25. IndexedDB refused by the browser's settings → says that it works online only, and does", async ({
  line,
  visitor,
}) => {
  await visitor.relaunch(() => blockAllStorage(visitor));
  await worksOnlineOnly(visitor.page, "blocked@guest.example");
  expect(await storedFor(line, "blocked@guest.example")).toMatchObject([{ mails: 2 }]);
});

for (const [what, refuse] of [
  ["cannot be opened", refuseToOpen],
  ["is not there", removeIndexedDb],
] as const) {
  test(`25. IndexedDB ${what} → says that it works online only, and does`, async ({
    line,
    visitor: { page },
  }) => {
    const email = `${refuse.name.toLowerCase()}@guest.example`;
    await page.addInitScript(refuse);
    await worksOnlineOnly(page, email);
    expect(await storedFor(line, email)).toMatchObject([{ mails: 2 }]);
  });
}

async function worksOnlineOnly(page: Page, email: string): Promise<void> {
  const noise: string[] = [];
  page.on("pageerror", (error) => noise.push(String(error)));
  await fillForm(page, email);
  await expect(page.getByText(/booking works online only/)).toBeVisible();
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(CONFIRMED);
  await page.reload();
  await expect(heading(page)).toHaveText(CONFIRMED);
  await page.goto("/my-bookings");
  await expect(page.getByText(/This browser does not let us store anything/)).toBeVisible();
  expect(noise).toEqual([]);
}

const waitingSign = (page: Page) => page.getByRole("banner").getByText(/waiting on this device/);

/** As a visitor who forbids sites to keep anything. */
async function blockAllStorage({ profile }: Visitor): Promise<void> {
  const file = join(profile, "Default", "Preferences");
  const preferences = JSON.parse(await readFile(file, "utf8"));
  preferences.profile.default_content_setting_values = { cookies: 2 };
  await writeFile(file, JSON.stringify(preferences));
}

function removeIndexedDb(): void {
  Object.defineProperty(globalThis, "indexedDB", { value: undefined });
}
