import { setTimeout as sleep } from "node:timers/promises";
import { newCommand } from "./bookings.mjs";
import { openBrowser, openPhone, waitForWorker } from "./browser.mjs";
import { sellDepartures } from "./departures.mjs";
import { median } from "./figures.mjs";
import { openLine } from "./line.mjs";
import { startProduct } from "./product.mjs";
import { mediansOf, note, showVisits, visit, visitAlone } from "./visit.mjs";

/** @typedef {import("./visit.mjs").NewPhone} NewPhone */
/** @typedef {import("./visit.mjs").Seen} Seen */

/** The pages of every run, by language, and those that a full run adds. */
const ENGLISH = {
  home: "/",
  tours: "/tours",
  tour: "/tours/atm-cave",
  booking: "/booking/tour/5",
  confirmation: "/confirmation",
};
const SPANISH = {
  "home (es)": "/es",
  "tour (es)": "/es/tours/atm-cave",
  "booking (es)": "/es/booking/tour/5",
};
export const PAGES = { ...ENGLISH, ...SPANISH };
const MORE_PAGES = {
  transfers: "/transfers",
  about: "/about",
  contact: "/contact",
  "my bookings": "/my-bookings",
  "booking a transfer": "/booking/transfer/1",
  voucher: "/voucher",
  "a link that is wrong": "/trip",
  privacy: "/privacy",
};
const READING_MS = 2_000;
const FOLLOWS_WITHIN_MS = 60_000;
const LOOK_MS = 50;

/**
 * Every page on the rural line: cold, warm (the service worker has it) and offline. In rounds: what
 * slows the machine for some seconds is in one visit of many pages, not in all visits of one.
 * @param {{ binary: string, isFull: boolean }} options
 */
export async function measurePages({ binary, isFull }) {
  const product = await startProduct({ binary });
  // the form asks what is left of the tour that is looked at
  await sellDepartures(product, { hasNeeds: true });
  const line = await openLine(product.port);
  const browser = await openBrowser();
  const link = await linkOf(product.port);
  const pages = { ...PAGES, "a guest's link": link, ...(isFull ? MORE_PAGES : {}) };
  const rounds = isFull ? 5 : 3;
  const newPhone = (/** @type {object} */ options = {}) => openPhone(browser, options);

  /** @type {Seen} */
  const seen = new Map();
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
    const english = { ...ENGLISH, ...(isFull ? MORE_PAGES : {}) };
    for (const spoken of [english, SPANISH]) {
      await visitKept(newPhone, { line, pages: spoken, rounds, seen });
    }
    const figures = mediansOf(seen);
    showVisits("Pages", figures);
    console.log(`  from a tour's page to its form: ${Math.round(median(toForm))} ms`);
    const follows = await changePrice(product);
    console.log(`  a new price stands in the pages of both languages: ${Math.round(follows)} ms`);
    return { pages: figures, tourToForm: median(toForm), follows };
  } finally {
    await browser.close();
    await line.close();
    await product.stop();
  }
}

/** The address of a booking's link, as its guest's mail has it. @param {number} port */
async function linkOf(port) {
  const url = `http://127.0.0.1:${port}/api`;
  const command = newCommand();
  await fetch(`${url}/collections/bookings/records`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(command),
  });
  const headers = { "X-Manage-Key": command.manage_key };
  const answer = await fetch(`${url}/bookings/${command.id}`, { headers });
  const { trip_key: key } = await answer.json();
  return `/trip#${key}`;
}

/**
 * Visits with the app on the phone, in the language of the pages: on the slow line, then with none.
 * @param {NewPhone} newPhone
 * @param {{ line: import("./line.mjs").Line, pages: Record<string, string>, rounds: number, seen: Seen }} options
 */
async function visitKept(newPhone, { line, pages, rounds, seen }) {
  const phone = await newPhone();
  try {
    const first = await phone.newPage();
    await first.goto(`${line.url}${Object.values(pages)[0]}`);
    await waitForWorker(first);
    // a second visit is what keeps a page itself
    for (const address of Object.values(pages)) await first.goto(`${line.url}${address}`);
    for (const condition of /** @type {const} */ (["warm", "offline"])) {
      console.log(`  ${condition} ...`);
      if (condition === "offline") await line.cut();
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, address] of Object.entries(pages)) {
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
 * A price is changed: ms until the tour's page says it in both languages.
 * @param {import("./product.mjs").Product} product
 */
async function changePrice({ url, signIn }) {
  const headers = { Authorization: (await signIn()).token, "Content-Type": "application/json" };
  const records = `${url}/api/collections/tours/records`;
  const found = await fetch(`${records}?filter=(slug='atm-cave')`, { headers });
  const [tour] = (await found.json()).items;
  const [price, shown] = [tour.price + 7, `"price":"${tour.price + 7}.00"`];
  const startedAt = performance.now();
  const body = JSON.stringify({ price });
  const changed = await fetch(`${records}/${tour.id}`, { method: "PATCH", headers, body });
  if (!changed.ok) throw new Error(`The price was not taken: ${changed.status}`);
  for (const address of [ENGLISH.tour, SPANISH["tour (es)"]]) {
    while (!(await (await fetch(`${url}${address}`)).text()).includes(shown)) {
      if (performance.now() - startedAt > FOLLOWS_WITHIN_MS) return Number.NaN;
      await sleep(LOOK_MS);
    }
  }
  return performance.now() - startedAt;
}
