/**
 * The back office in the field (issue 6): how soon a list of what the device keeps stands on a slow
 * tablet without a server, and what a day's refresh costs.
 */
import { listenTo, openBrowser, slowDown } from "./browser.mjs";
import { median } from "./figures.mjs";
import { PASSWORD, startProduct } from "./product.mjs";
import { tellWhenListed } from "./watch-page.mjs";

const BOOKINGS = 2000;
const CHANGED = 20;
const RUNS = 5;
const DAY_MS = 86_400_000;
const TABLET = { width: 820, height: 1180 };

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Milliseconds until each list stands without a server (median), and the bytes that a day's refresh
 * costs on the line, headers too.
 * @param {{ binary: string }} options
 */
export async function measureField({ binary }) {
  const product = await startProduct({ binary });
  const browser = await openBrowser();
  try {
    const ids = await book(product.url);
    const context = await browser.newContext({ viewport: TABLET, baseURL: product.url });
    const page = await context.newPage();
    await signIn(page);
    const refresh = await refreshBytes(page, product.url, ids.slice(0, CHANGED));
    await product.stop();
    await page.close();
    const opened = await openOffline(context);
    return { ...opened, refreshBytes: refresh };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/**
 * Bookings of the coming months, as visitors make them.
 * @param {string} url
 */
async function book(url) {
  const ids = Array.from({ length: BOOKINGS }, (_, at) => `b${String(at).padStart(14, "0")}`);
  const waiting = [...ids.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, id] = next;
      // forty of them tomorrow: the run sheet of a busy day
      const day = new Date(Date.now() + (at % 50 === 0 ? 1 : 1 + (at % 178)) * DAY_MS);
      const answer = await fetch(`${url}/api/collections/bookings/records`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          id,
          type: "tour",
          item_id: 1 + (at % 8),
          item_name: "",
          booking_date: day.toISOString().slice(0, 10),
          guests: 4,
          price: 1,
          customer_first_name: "Ixchel",
          customer_last_name: `Coc ${at}`,
          customer_email: `ixchel.coc${at}@example.com`,
          customer_phone: "+501 610-2233",
          special_requests: at % 3 === 0 ? "Two children, one vegetarian lunch." : "",
        }),
      });
      if (!answer.ok) throw new Error(`not booked: ${answer.status} ${await answer.text()}`);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return ids;
}

/** Signs in and waits until the device has the bookings and the pages. @param {Page} page */
async function signIn(page) {
  await page.goto("/admin/login?next=/admin/today");
  await page.getByRole("textbox", { name: "Username" }).fill("admin");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForFunction(
    () => JSON.parse(localStorage.getItem("officeKept") ?? "{}").refreshedAtMs > 0,
    undefined,
    { timeout: 120_000 },
  );
  await page.waitForFunction(
    // the worker keeps it last (src/worker/office.ts)
    async () => (await caches.match("/pages/office.html")) !== undefined,
    undefined,
    { timeout: 120_000, polling: 500 },
  );
}

/**
 * What the line carries when some bookings have changed since the device last asked.
 * @param {Page} page
 * @param {string} url
 * @param {readonly string[]} ids
 */
async function refreshBytes(page, url, ids) {
  const { token } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("pocketbase_auth") ?? "{}"),
  );
  for (const id of ids) {
    const answer = await fetch(`${url}/api/collections/bookings/records/${id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json", Authorization: token },
      body: JSON.stringify({ status: "completed", notes: "Came with a friend of the family." }),
    });
    if (!answer.ok) throw new Error(`not changed: ${answer.status}`);
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  /** @type {Map<string, number>} */
  const asked = new Map();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.includes("/api/")) return;
    asked.set(requestId, request.url.length + JSON.stringify(request.headers).length);
  });
  const finished = new Promise((resolve) => {
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (!asked.has(requestId)) return;
      bytes += encodedDataLength + (asked.get(requestId) ?? 0);
      resolve(undefined);
    });
  });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await finished;
  await page.waitForLoadState("networkidle");
  await session.detach();
  return bytes;
}

/**
 * Until the first booking is on the screen, from the start of the navigation.
 * @param {import("./browser.mjs").Context} context
 */
async function openOffline(context) {
  const day = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const opened = (/** @type {string} */ address, /** @type {string} */ booking) =>
    openTimes({ context, address, booking });
  return {
    today: median(await opened(`/admin/today?day=${day}`, 'main article[id^="booking-"]')),
    bookings: median(await opened("/admin/bookings", 'main [aria-label^="Select booking #"]')),
  };
}

/**
 * Milliseconds until a list shows its first booking, of each run.
 * @param {{ context: import("./browser.mjs").Context, address: string, booking: string }} list
 *   `booking`: the selector of one in it
 */
async function openTimes({ context, address, booking }) {
  const page = await context.newPage();
  const told = await listenTo(page);
  await page.addInitScript(tellWhenListed, booking);
  await slowDown(page, { isLineSlow: false });
  /** @type {number[]} */
  const times = [];
  while (times.length < RUNS) {
    const listed = told("listed");
    await page.goto(address, { waitUntil: "commit" });
    times.push(Number(await listed));
  }
  await page.close();
  return times;
}
