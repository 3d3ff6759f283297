import { newRow } from "./bookings.mjs";
import { listenTo, slowDown } from "./browser.mjs";
import { medians } from "./figures.mjs";
import { addToOutbox } from "./outbox-rows.mjs";
import { kilobytes, printTable, seconds } from "./table.mjs";
import { readPage, watchPage } from "./watch-page.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {ReturnType<typeof readPage>} Visit */
/** @typedef {"cold" | "warm" | "offline" | "shaped"} Condition */
/** @typedef {(options?: object) => Promise<import("@playwright/test").BrowserContext>} NewPhone */
/** @typedef {Map<string, Partial<Record<Condition, Visit[]>>>} Seen a page's visits, one of each round */

/** Opened with a booking of this device. */
const OF_A_BOOKING = new Set(["/confirmation", "/voucher"]);
const SETTLE_MS = 400;

/** @param {Seen} seen @param {string} name @param {Condition} condition @param {Visit} visit */
export function note(seen, name, condition, visit) {
  const visits = seen.get(name) ?? {};
  seen.set(name, { ...visits, [condition]: [...(visits[condition] ?? []), visit] });
}

/** @param {Seen} seen @returns {Record<string, Partial<Record<Condition, Visit>>>} */
export function mediansOf(seen) {
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
export async function visitAlone(newPhone, { url, address, isLineSlow = true }) {
  const phone = await newPhone();
  try {
    return await visit(await phone.newPage(), { url, address, isLineSlow });
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
export async function visit(page, { url, address, isLineSlow, isKept = false }) {
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
 * @param {string} title
 * @param {Record<string, Partial<Record<Condition, Visit>>>} figures
 */
export function showVisits(title, figures) {
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
    `${title}: 400 ms, 400 kbit/s, 4x slower processor (offline: no line); medians`,
    [
      ...["", "first s", "largest s", "menu s", "ready s", "blocked ms", "shift", "requests"],
      ...["html KB", "js", "css", "pictures", "all"],
    ],
    rows,
  );
}
