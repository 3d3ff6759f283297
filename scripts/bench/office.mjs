/** The back office on the field's line (issue 23): its list from nothing, kept, and without a line; its screens. */
import { openBrowser, openPhone, slowDown } from "./browser.mjs";
import { median } from "./figures.mjs";
import { openLine } from "./line.mjs";
import { startProduct } from "./product.mjs";
import { printTable } from "./table.mjs";
import { mediansOf, note, showVisits, visit, visitAlone } from "./visit.mjs";

const LIST = "admin bookings";
const ADDRESS = "/admin/bookings";
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };
/** Each with what stands in it when it is there. @type {Record<string, { title: string, shows: string }>} */
const SCREENS = {
  "/admin/today": { title: "Today", shows: "main h2" },
  "/admin/dashboard": { title: "Welcome back", shows: "main tbody tr" },
  "/admin/bookings": { title: "Manage Bookings", shows: 'main [aria-label^="Select booking #"]' },
  "/admin/services": { title: "Manage Services", shows: "main tbody tr, main li" },
  "/admin/customers": { title: "Customers", shows: "main tbody tr, main li" },
  "/admin/reports": { title: "Reports", shows: "main tbody tr" },
  "/admin/messages": { title: "Messages", shows: "main section[aria-label=Messages] :is(h2, li)" },
  "/admin/settings": { title: "Settings", shows: "main input" },
};

/** @param {{ binary: string, isFull: boolean }} options */
export async function measureOffice({ binary, isFull }) {
  const product = await startProduct({ binary, bookings: 1_000 });
  const line = await openLine(product.port);
  const browser = await openBrowser();
  const rounds = isFull ? 5 : 3;
  const session = { value: JSON.stringify(await product.signIn()), name: "pocketbase_auth" };
  const storageState = { cookies: [], origins: [{ origin: line.url, localStorage: [session] }] };
  const newDevice = (/** @type {object} */ options = {}) =>
    openPhone(browser, { storageState, ...options });
  /** @type {import("./visit.mjs").Seen} */
  const seen = new Map();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`  cold, round ${round} of ${rounds} ...`);
      note(seen, LIST, "cold", await visitAlone(newDevice, { url: line.url, address: ADDRESS }));
    }
    const device = await newDevice(TABLET);
    await keepOffice(await device.newPage(), line.url);
    console.log("  screens ...");
    const screens = await openScreens(await device.newPage(), line.url);
    for (const condition of /** @type {const} */ (["warm", "offline"])) {
      console.log(`  ${condition} ...`);
      if (condition === "offline") await line.cut();
      for (let round = 0; round < rounds; round += 1) {
        const page = await device.newPage();
        const isLineSlow = condition === "warm";
        const options = { url: line.url, address: ADDRESS, isLineSlow, isKept: true };
        note(seen, LIST, condition, await visit(page, options));
        await page.close();
      }
    }
    const pages = mediansOf(seen);
    show(pages, screens);
    return { list: pages[LIST], screens };
  } finally {
    await browser.close();
    await line.close();
    await product.stop();
  }
}

/**
 * Until the device has the worker, all files of the back office and the bookings.
 * @param {import("@playwright/test").Page} page
 * @param {string} url
 */
async function keepOffice(page, url) {
  await page.goto(`${url}${ADDRESS}`);
  await page.waitForFunction(
    async () => {
      const hint = JSON.parse(localStorage.getItem("officeKept") ?? "{}");
      const isActive = navigator.serviceWorker.controller?.state === "activated";
      // the worker keeps it last (src/worker/office.ts)
      const isKept = (await caches.match("/pages/office.html")) !== undefined;
      return isActive && isKept && hint.refreshedAtMs > 0;
    },
    undefined,
    { timeout: 120_000, polling: 500 },
  );
  await page.goto(`${url}${ADDRESS}`);
  await page.waitForLoadState("networkidle");
  await page.close();
}

/**
 * Milliseconds from the tap until each screen stands with what is in it, at its second visit.
 * @param {import("@playwright/test").Page} page
 * @param {string} url
 * @returns {Promise<Record<string, number>>}
 */
async function openScreens(page, url) {
  await page.goto(`${url}${ADDRESS}`);
  await slowDown(page, { isLineSlow: true });
  /** @type {Record<string, number[]>} */
  const times = {};
  for (const visitNumber of [1, 2, 3, 4]) {
    for (const [path, screen] of Object.entries(SCREENS)) {
      const ms = await page.evaluate(openScreen, { path, ...screen });
      if (visitNumber > 1) times[path] = [...(times[path] ?? []), ms];
      await page.waitForLoadState("networkidle");
    }
  }
  await page.close();
  return Object.fromEntries(Object.entries(times).map(([path, all]) => [path, median(all)]));
}

/** Runs in the page. @param {{ path: string, title: string, shows: string }} screen */
function openScreen({ path, title, shows }) {
  return new Promise((/** @type {(ms: number) => void} */ done) => {
    const from = performance.now();
    /** @type {HTMLElement | null} */ (
      document.querySelector(`nav[aria-label=Admin] a[href="${path}"]`)
    )?.click();
    const look = () => {
      const isThere =
        document.querySelector("main h1")?.textContent?.startsWith(title) &&
        document.querySelector(shows);
      if (isThere) done(performance.now() - from);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/**
 * @param {ReturnType<typeof mediansOf>} pages
 * @param {Record<string, number>} screens
 */
function show(pages, screens) {
  showVisits("Back office", pages);
  const rows = Object.entries(screens).map(([path, ms]) => [path, Math.round(ms)]);
  printTable("A screen's second visit, from the tap until its rows stand", ["", "ms"], rows);
}
