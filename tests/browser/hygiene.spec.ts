import type { Page } from "@playwright/test";
import { TOURS, TRANSFERS } from "./support/checklist.ts";
import { expect, test } from "./support/fixtures.ts";
import { waitForScripts } from "./support/page-state.ts";

/** Every kind of public address: by number, by slug, by the shorter twin, with a slash at its end. */
const GOOD = {
  pages: [
    "/",
    "/tours",
    "/transfers",
    "/about",
    "/contact",
    "/privacy",
    "/my-bookings",
    "/voucher",
    "/trip",
    "/tours/",
    "/about/",
    "/tours/05",
    "/booking/transfer/02",
  ],
  "tours by number": TOURS.map(({ id }) => `/tours/${id}`),
  "tours by slug": TOURS.map(({ slug }) => `/tours/${slug}`),
  "booking tours": TOURS.map(({ id, slug }) =>
    id % 2 ? `/booking/tour/${id}` : `/book/tour/${slug}`,
  ),
  "booking transfers": TRANSFERS.map((_, index) =>
    index % 2 ? `/booking/transfer/${index + 1}` : `/book/transfer/${index + 1}`,
  ),
};

const MISSING = [
  "/nowhere",
  "/tours/99",
  "/tours/5abc",
  "/tours/5/more",
  "/booking/tour/99",
  "/book/transfer/x",
  "/booking/boat/1",
  "/booking/boat",
  "/booking/tour/1/more",
  "/booking/Call%20this%20number/1",
  "/booking",
  "/About",
  // bytes that are no letters
  "/tours/%FF",
  "/booking/tour/%FF",
];

/** Not the page's: said where a test goes without the service worker. */
const PLAYWRIGHTS_OWN = "Service Worker registration blocked by Playwright";

/** Everything that a page should not do: ask strangers, complain, answer badly. */
async function faultsOf(page: Page, origin: string, visit: () => Promise<void>): Promise<string[]> {
  const faults: string[] = [];
  const onRequest = (request: { url(): string }) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.push(`asks ${url}`);
  };
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.text() === PLAYWRIGHTS_OWN) return;
    if (/error|warning/.test(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error) => faults.push(`throws ${error.message}`);
  page.on("request", onRequest).on("console", onConsole).on("pageerror", onError);
  await visit();
  page.off("request", onRequest).off("console", onConsole).off("pageerror", onError);
  return faults;
}

for (const [kind, addresses] of Object.entries(GOOD)) {
  test(`no stranger, no complaint, no mismatch: ${kind}`, async ({ page, instance }) => {
    for (const address of addresses) {
      const faults = await faultsOf(page, instance.url, async () => {
        const answer = await page.goto(address);
        expect.soft(answer?.status(), address).toBe(200);
        await waitForScripts(page);
      });
      expect.soft(faults, address).toEqual([]);
    }
  });
}

test("what is not there answers 404, in the site's own words and without a complaint", async ({
  page,
  instance,
}) => {
  for (const address of MISSING) {
    const faults = await faultsOf(page, instance.url, async () => {
      const answer = await page.goto(address);
      expect.soft(answer?.status(), address).toBe(404);
      // before any script too
      const [printed] = /<h1[^>]*>[^<]*/.exec((await answer?.text()) ?? "") ?? [];
      expect.soft(printed, address).toMatch(/not found/i);
      await waitForScripts(page);
      await expect.soft(page.getByText("this number"), address).toHaveCount(0);
      await expect
        .soft(
          page.getByText(/404 Page Not Found|Tour not found|Error: \w+ not found\./).first(),
          address,
        )
        .toBeVisible();
    });
    // the browser itself notes that the document's answer was 404
    expect
      .soft(
        faults.filter((fault) => !/Failed to load resource.*404/.test(fault)),
        address,
      )
      .toEqual([]);
  }
});

test("the server's and the browser's page are the same: nothing is drawn anew", async ({
  page,
}) => {
  for (const address of [
    "/",
    "/tours/atm-cave",
    "/transfers",
    "/booking/tour/6",
    "/contact",
    "/nowhere",
  ]) {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        document.querySelector("main")?.setAttribute("data-printed", "");
      });
    });
    await page.goto(address);
    await waitForScripts(page);
    await expect.soft(page.locator("main[data-printed]"), address).toHaveCount(1);
  }
});

test("the whole style sheets are there once the app has taken over, each once", async ({
  page,
}) => {
  await page.goto("/");
  await waitForScripts(page);
  const links = page.locator('link[rel="stylesheet"]');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute("href"), (link as HTMLLinkElement).disabled]),
  );
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter(([, isDisabled]) => isDisabled)).toEqual([]);
  expect(new Set(addresses.map(([href]) => href)).size).toBe(addresses.length);
});
