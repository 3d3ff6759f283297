import type { Page } from "@playwright/test";
import { confirmBooking, fillBooking } from "../browser/support/fixtures.ts";
import { CONFIRMED, fillForm, heading } from "./support/booking-page.ts";
import { BOOKINGS, holdAnswer } from "./support/faults.ts";
import { expect, type Line, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";
import { nextBuild } from "./support/next-build.ts";
import { signInForTheField } from "./support/office.ts";
import { appIsKept } from "./support/workers.ts";

test.use({ isNewDevice: true });

const OFFER = "A new version is ready.";
const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src);

/** Which version the page is of, and what holds the next one up. */
const takenBy = async (page: Page) => ({
  entry: await entryOf(page),
  waits: await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null,
  ),
  says: (await page.getByText(/Close the other windows/).allTextContents()).join(),
});

/** Deploys, and lets the browser look for a new worker as it does now and then by itself. */
async function deploy(line: Line, page: Page): Promise<ReturnType<typeof nextBuild>> {
  const build = nextBuild();
  line.setRule(build.rule);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.waiting?.state;
      }),
    )
    .toBe("installed");
  return build;
}

/** True as long as the document has not been loaded again. */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = "the same";
  });
const expectSameDocument = (page: Page) =>
  expect(page.locator("html")).toHaveAttribute("data-mark", "the same");

test("20. New version deployed in mid-form → no reload, fields intact, one row", async ({
  line,
  page,
}) => {
  const email = "mid-form@guest.example";
  await page.goto("/booking/tour/5");
  await appIsKept(page);
  await page.reload();
  await page.getByRole("textbox", { name: "First Name" }).fill("Half");
  await markDocument(page);
  const old = await entryOf(page);
  const build = await deploy(line, page);
  await expect(page.getByRole("textbox", { name: "First Name" })).toHaveValue("Half");
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await expectSameDocument(page);
  // the old scripts are gone from the server
  expect((await fetch(old ?? "")).status).toBe(404);
  await page.getByRole("textbox", { name: "First Name" }).fill("");
  await fillBooking(page, { email });
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(CONFIRMED);
  await expectSameDocument(page);
  expect(await storedFor(line, email)).toMatchObject([{ mails: 2 }]);

  // now that nothing is lost by it, the new version is offered, and taken when it is asked for
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => entryOf(page).catch(() => "")).toBe(build.renamed(old ?? ""));
  await expect(heading(page)).toHaveText(CONFIRMED);
});

test("20. New version deployed in mid-request → no reload, one row", async ({ line, page }) => {
  const email = "mid-request@guest.example";
  await page.goto("/");
  await appIsKept(page);
  await fillForm(page, email);
  const held = holdAnswer();
  line.setRule(({ path }) => (path === BOOKINGS ? held.fault : undefined));
  await confirmBooking(page);
  await held.arrived;
  await markDocument(page);
  const build = nextBuild();
  await deploy(line, page);
  line.setRule((exchange) => (exchange.path === BOOKINGS ? held.fault : build.rule(exchange)));
  await expect(page).toHaveURL(/\/confirmation$/);
  await expect(heading(page)).toHaveText("Saved on this device – not sent yet");
  await expect(page.getByText(OFFER)).toHaveCount(0);
  held.release();
  await expect(heading(page)).toHaveText(CONFIRMED);
  await expectSameDocument(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  expect(await storedFor(line, email)).toMatchObject([{ mails: 2 }]);
});

test("20. Old chunks stay reachable until the last old tab has gone", async ({
  line,
  page,
  context,
}) => {
  await page.goto("/");
  await appIsKept(page);
  const other = await context.newPage();
  await other.goto("/about");
  await deploy(line, page);
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText(/Close the other windows of this site first/)).toBeVisible();
  // the other tab goes on with the version it was opened with
  await other.getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(other.getByRole("button", { name: "Send Message" })).toBeVisible();
  await other.close();
  const old = await entryOf(page);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => entryOf(page).catch(() => old)).not.toBe(old);
});

test("20. A release is there whole before it is offered, with the back office: taking it needs no line", async ({
  line,
  page,
}) => {
  await signInForTheField(page, line, { path: "/admin/bookings" });
  const old = await entryOf(page);
  const build = nextBuild();
  // the line gives up in the middle of it: nothing is offered, and the old one goes on, also when loaded anew
  line.setRule((exchange) =>
    /SettingsPage-.*js$/.test(exchange.path) ? ({ cut }) => cut() : build.rule(exchange),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() => line.seen.some(({ path }) => build.renamed(path) && /SettingsPage-/.test(path)))
    .toBe(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Manage Bookings", level: 1 })).toBeVisible();
  expect(await entryOf(page)).toBe(old);
  await expect(page.getByText(OFFER)).toHaveCount(0);

  // it hears of a change of the site: what the server has for every address is the next one's by now
  line.seen.length = 0;
  await page.evaluate(() =>
    navigator.serviceWorker.controller?.postMessage({
      type: "SITE",
      language: "en",
      id: "another",
    }),
  );
  await expect.poll(() => line.seen.map(({ path }) => path)).toContain("/admin/login");
  await line.down();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Manage Bookings", level: 1 })).toBeVisible();
  expect(await entryOf(page)).toBe(old);
  await line.up();

  await deploy(line, page);
  await line.down();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect
    .poll(() => takenBy(page).catch(() => null))
    .toEqual({ entry: build.renamed(old ?? ""), waits: null, says: "" });
  for (const [name, title] of [
    ["Manage Services", "Manage Services"],
    ["Settings", "Settings"],
    ["Bookings", "Manage Bookings"],
  ] as const) {
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  }
});
