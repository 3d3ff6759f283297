import { newRow } from "./bookings.mjs";
import { listenTo, openBrowser, openPhone, slowDown, waitForWorker } from "./browser.mjs";
import { median, medians } from "./figures.mjs";
import { openLine } from "./line.mjs";
import { addToOutbox } from "./outbox-rows.mjs";
import { startProduct } from "./product.mjs";
import { kilobytes, printTable, seconds } from "./table.mjs";
import { readPage, watchPage } from "./watch-page.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {ReturnType<typeof readPage>} Visit */
/** @typedef {"cold" | "warm" | "offline" | "shaped"} Condition */

/** The pages of every run, and those that a full run adds. */
export const PAGES = {
  home: "/",
  tours: "/tours",
  tour: "/tours/atm-cave",
  booking: "/booking/tour/5",
  confirmation: "/confirmation",
  "admin bookings": "/admin/bookings",
};
const MORE_PAGES = {
  transfers: "/transfers",
  about: "/about",
  contact: "/contact",
  "my bookings": "/my-bookings",
  "booking a transfer": "/booking/transfer/1",
  voucher: "/voucher",
  privacy: "/privacy",
};
/** Opened with a booking of this device. */
const OF_A_BOOKING = new Set(["/confirmation", "/voucher"]);
const SETTLE_MS = 400;
const READING_MS = 2_000;

/**
 * Every page on the rural line: cold, warm (the service worker has it) and offline. In rounds: what
 * slows the machine for some seconds is in one visit of many pages, not in all visits of one.
 * @param {{ binary: string, isFull: boolean }} options
 */
export async function measurePages({ binary, isFull }) {
  const product = await startProduct({ binary, bookings: 1_000 });
  const line = await openLine(product.port);
  const browser = await openBrowser();
  const pages = { ...PAGES, ...(isFull ? MORE_PAGES : {}) };
  const rounds = isFull ? 5 : 3;
  const session = { value: JSON.stringify(await product.signIn()), name: "pocketbase_auth" };
  const storageState = { cookies: [], origins: [{ origin: line.url, localStorage: [session] }] };
  const newPhone = (/** @type {object} */ options = {}) =>
    openPhone(browser, { storageState, ...options });

  /** @type {Seen} */
  const seen = new Map(Object.keys(pages).map((name) => [name, {}]));
  /** @type {number[]} */
  const toForm = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`  round ${round} of ${rounds} ...`);
      for (const [name, address] of Object.entries(pages)) {
        note(seen, name, "cold", await visitAlone(newPhone, { url: line.url, address }));
      }
      line.shape({ latencyMs: 400, bytesPerSecond: 50_000 });
      const shaped = { url: line.url, address: pages.home, isLineSlow: false };
      note(seen, "home", "shaped", await visitAlone(newPhone, shaped));
      line.shape(null);
      toForm.push(await goToForm(newPhone, line.url));
    }
    await visitKept(newPhone, { line, pages, rounds, seen });
    const figures = mediansOf(seen);
    show(figures, median(toForm));
    return { pages: figures, tourToForm: median(toForm) };
  } finally {
    await browser.close();
    await line.close();
    await product.stop();
  }
}

/** @typedef {(options?: object) => Promise<import("@playwright/test").BrowserContext>} NewPhone */
/** @typedef {Map<string, Partial<Record<Condition, Visit[]>>>} Seen a page's visits, one of each round */

/** @param {Seen} seen @param {string} name @param {Condition} condition @param {Visit} visit */
function note(seen, name, condition, visit) {
  const visits = seen.get(name) ?? {};
  visits[condition] = [...(visits[condition] ?? []), visit];
}

/** @param {Seen} seen @returns {Record<string, Partial<Record<Condition, Visit>>>} */
function mediansOf(seen) {
  return Object.fromEntries(
    [...seen].map(([name, conditions]) => [
      name,
      Object.fromEntries(
        Object.entries(conditions).map(([condition, visits]) => [condition, medians(visits)]),
      ),
    ]),
  );
}

/**
 * A first visit, on a phone that has nothing of the site.
 * @param {NewPhone} newPhone
 * @param {{ url: string, address: string, isLineSlow?: boolean }} options
 */
async function visitAlone(newPhone, { url, address, isLineSlow = true }) {
  const phone = await newPhone();
  try {
    return await visit(await phone.newPage(), { url, address, isLineSlow });
  } finally {
    await phone.close();
  }
}

/**
 * Visits with the app on the phone: on the slow line, then with none.
 * @param {NewPhone} newPhone
 * @param {{ line: import("./line.mjs").Line, pages: Record<string, string>, rounds: number, seen: Seen }} options
 */
async function visitKept(newPhone, { line, pages, rounds, seen }) {
  const phone = await newPhone();
  try {
    const first = await phone.newPage();
    await first.goto(line.url);
    await waitForWorker(first);
    // a second visit is what keeps a page itself
    for (const address of Object.values(pages)) await first.goto(`${line.url}${address}`);
    for (const condition of /** @type {const} */ (["warm", "offline"])) {
      console.log(`  ${condition} ...`);
      if (condition === "offline") await line.cut();
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, address] of Object.entries(pages)) {
          // the back office without a line is measured by its own tests
          if (condition === "offline" && address.startsWith("/admin")) continue;
          const page = await phone.newPage();
          const isLineSlow = condition === "warm";
          const options = { url: line.url, address, isLineSlow, isKept: true };
          note(seen, name, condition, await visit(page, options));
          await page.close();
        }
      }
    }
    await line.mend();
  } finally {
    await phone.close();
  }
}

/**
 * @param {Page} page
 * @param {{ url: string, address: string, isLineSlow: boolean, isKept?: boolean }} options `isKept`: the
 *   app is on the phone; its scripts are there at once, and nothing is tried before them
 * @returns {Promise<Visit>}
 */
async function visit(page, { url, address, isLineSlow, isKept = false }) {
  const nearby = isKept ? "/about" : "/robots.txt";
  const isRestored = OF_A_BOOKING.has(address);
  if (isRestored) await leaveBooking(page, { nearby: `${url}${nearby}`, address });
  await page.addInitScript(watchPage, { isTried: !isKept });
  const ready = (await listenTo(page))("ready");
  await slowDown(page, { isLineSlow });
  if (isRestored) await page.goBack({ waitUntil: "commit" });
  else await page.goto(`${url}${address}`, { waitUntil: "commit" });
  await ready;
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(readPage);
}

/**
 * Has the page of a booking restored by one step back, as a browser that is started again restores
 * it: in a process of its own, with the step's state, and the booking kept on the device.
 * @param {Page} page
 * @param {{ nearby: string, address: string }} options `nearby`: an address of this origin that opens now
 */
async function leaveBooking(page, { nearby, address }) {
  const row = newRow("sent");
  await page.goto(nearby);
  await addToOutbox(page, [row]);
  await page.evaluate(({ state, path }) => history.replaceState(state, "", path), {
    state: { booking: { id: row.id }, scene: `tour-${row.view.itemId}` },
    path: address,
  });
  await page.goto("about:blank");
  // what that page still did would count as this one's
  await page.waitForTimeout(SETTLE_MS);
}

/**
 * From a tour's page to its form, after two seconds of reading and without the service worker's
 * help: ms from the tap until the form stands there and takes input.
 * @param {NewPhone} newPhone
 * @param {string} url
 */
async function goToForm(newPhone, url) {
  const phone = await newPhone({ serviceWorkers: "block" });
  try {
    const page = await phone.newPage();
    await visit(page, { url, address: PAGES.tour, isLineSlow: true });
    await page.waitForTimeout(READING_MS);
    const link = page.locator('main a[href^="/book"]:visible').first();
    // the visitor has scrolled there before the tap
    await link.scrollIntoViewIfNeeded();
    const opened = page.evaluate(
      () =>
        new Promise((done) => {
          const note = (/** @type {Event} */ { timeStamp }) => {
            const look = () => {
              const field = document.querySelector("main form input");
              if (field) done(performance.now() - timeStamp);
              else requestAnimationFrame(look);
            };
            look();
          };
          addEventListener("click", note, { capture: true, once: true });
        }),
    );
    await link.tap();
    return Number(await opened);
  } finally {
    await phone.close();
  }
}

/**
 * @param {Record<string, Partial<Record<Condition, Visit>>>} figures
 * @param {number} toForm
 */
function show(figures, toForm) {
  const rows = Object.entries(figures).flatMap(([name, conditions]) =>
    Object.entries(conditions).map(([condition, seen]) => [
      `${name}, ${condition}`,
      ...[seen.firstPaint, seen.largestPaint, seen.menuOpens, seen.ready].map(seconds),
      seen.blocking,
      seen.layoutShift,
      seen.requests,
      ...[seen.html, seen.js, seen.css, seen.pictures, seen.total].map(kilobytes),
    ]),
  );
  printTable(
    "Pages: 400 ms, 400 kbit/s, 4x slower processor (offline: no line); medians",
    [
      ...["", "first s", "largest s", "menu s", "ready s", "blocked ms", "shift", "requests"],
      ...["html KB", "js", "css", "pictures", "all"],
    ],
    rows,
  );
  console.log(`  from a tour's page to its form: ${Math.round(toForm)} ms`);
}
