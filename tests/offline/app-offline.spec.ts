import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { MAIN_LINKS } from "../../src/features/visitor/site-shell/links.ts";
import { ROOT } from "../../src/host/system/root.mjs";
import { heading } from "./support/booking-page.ts";
import { expect, type Line, test } from "./support/fixtures.ts";
import { appIsKept } from "./support/workers.ts";

test.use({ isNewDevice: true });

const LIMIT_BYTES = 600 * 1024;
const ASSETS = /^\/assets\//;
/** As the worker sees a device whose owner has asked for it; Chromium has no switch for tests. */
const SAVE_DATA =
  "Object.defineProperty(WorkerNavigator.prototype,'connection',{get:()=>({saveData:true})});";

interface Site {
  readonly table: Readonly<Record<string, { file: string; type: string }>>;
}
const site: Site = JSON.parse(readFileSync(join(ROOT, "dist/site.json"), "utf8"));
const pages = Object.entries(site.table).filter(
  ([path, { type }]) => type.startsWith("text/html") && !/^\/(pages|admin|es)\b/.test(path),
);
/** Each page at one of its addresses, of which a form has four, and each kind of address at some pages. */
const addresses = [...new Set(pages.map(([, { file }]) => file))].flatMap((file, at) => {
  const those = pages.filter(([, entry]) => entry.file === file);
  return those[at % those.length]?.[0] ?? [];
});

/** Bytes of a request as a visitor with HTTPS transfers them: Brotli where there is a twin. */
function bytesOf(path: string): number {
  const file = join(ROOT, "dist", site.table[path]?.file ?? "");
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
}

const transferred = (line: Line) =>
  line.seen
    .filter(({ path }) => site.table[path])
    .reduce((sum, { path }) => sum + bytesOf(path), 0);

/** No page may say that one of its scripts is missing. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(heading(page), path).toBeVisible();
  await expect(page.getByText("This page could not be loaded."), path).toHaveCount(0);
}

test("every public page opens without a connection after one visit to any", async ({
  line,
  page,
  context,
}) => {
  await page.goto("/about");
  await expect(page.getByText("Ready to use offline")).toBeVisible();
  await appIsKept(page);
  // a lone % is refused before any of our code has seen it, by proxies too
  await page.goto("/tours/%");
  await expect(heading(page)).toHaveText("404 Page Not Found");
  await line.down();
  // typed
  const waiting = addresses.filter((path) => path !== "/confirmation");
  expect(waiting.length).toBeGreaterThan(40);
  const work = async (tab: Page) => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      await tab.goto(path);
      await expectPage(tab, path);
    }
  };
  await Promise.all([work(page), work(await context.newPage())]);
  // by link
  await page.goto("/tours/atm-cave");
  for (const { to, label } of [...MAIN_LINKS, { to: "/my-bookings", label: "My bookings" }]) {
    await page.locator(`a[href="${to}"]`, { hasText: label }).first().dispatchEvent("click");
    await expect(page).toHaveURL(`${line.url}${to}`);
    await expectPage(page, to);
  }
  // a confirmation without a booking sends home, offline too
  await page.goto("/confirmation");
  await expect(page).toHaveURL(`${line.url}/`);
});

test("the whole public app costs at most 600 KB, after the page is usable", async ({
  line,
  page,
}) => {
  await page.goto("/");
  await expect(page.getByText("Ready to use offline")).toBeVisible();
  await appIsKept(page);
  const bytes = transferred(line);
  const files = new Set(line.seen.map(({ path }) => path).filter((path) => ASSETS.test(path)));
  expect(files.size).toBeGreaterThan(50);
  expect(bytes).toBeLessThan(LIMIT_BYTES);
  console.log(`first visit: ${Math.round(bytes / 1024)} KB in ${line.seen.length} requests`);
  // nothing of the back office
  expect([...files].filter((path) => /Admin|BookingsPage-|LoginPage|office/.test(path))).toEqual(
    [...files].filter((path) => /MyBookingsPage/.test(path)),
  );
});

test("with Save-Data the device keeps pages and form only", async ({ line, page }) => {
  line.setRule(({ path }) =>
    path === "/sw.js"
      ? async (exchange) => {
          const reply = await exchange.forward({ plain: true });
          exchange.reply({ ...reply, body: Buffer.from(SAVE_DATA + reply.body.toString()) });
        }
      : undefined,
  );
  await page.goto("/about");
  await appIsKept(page);
  const scenes = line.seen.filter(({ path }) => path.endsWith(".svg") && ASSETS.test(path));
  expect(scenes.length).toBeLessThan(6);
  await line.down();
  await page.goto("/booking/transfer/12");
  await expectPage(page, "/booking/transfer/12");
  await expect(page.getByRole("button", { name: "Confirm Booking" })).toBeVisible();
});

test("behind a proxy whose server is dead the app opens too", async ({ line, page }) => {
  await page.goto("/");
  await appIsKept(page);
  line.setRule(() => (exchange) => {
    exchange.reply({ status: 502, headers: {}, body: Buffer.from("Bad Gateway") });
  });
  await page.goto("/transfers");
  await expectPage(page, "/transfers");
});
