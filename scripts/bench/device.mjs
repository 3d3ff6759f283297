import { newRow } from "./bookings.mjs";
import { listenTo, openBrowser, openPhone, slowDown, waitForWorker } from "./browser.mjs";
import { quantile } from "./figures.mjs";
import { openLine, RURAL } from "./line.mjs";
import { addToOutbox } from "./outbox-rows.mjs";
import { startProduct } from "./product.mjs";
import { kilobytes, printTable, seconds } from "./table.mjs";
import { tapToSaved } from "./tap-to-saved.mjs";
import { readPage, tellWhenListed, watchPage } from "./watch-page.mjs";

/** @typedef {{ browser: import("./browser.mjs").Browser, line: import("./line.mjs").Line }} Rig */

const QUEUE = 100;
const MANY = 500;

/**
 * The app on the device: how much it keeps and when it is ready, how soon a booking is saved, how a
 * queue drains, how many bookings it can show.
 * @param {{ binary: string, isFull: boolean }} options
 */
export async function measureDevice({ binary, isFull }) {
  const product = await startProduct({ binary });
  const line = await openLine(product.port);
  const browser = await openBrowser();
  const rig = { browser, line };
  try {
    const kept = await keepApp(rig, { address: "/", isThere: "Ready to use offline" });
    const spanish = await keepApp(rig, {
      address: "/es",
      isThere: "Listo para usar sin conexión",
    });
    const saves = await tapToSaved(rig, isFull ? 40 : 20);
    const drain = await drainQueue(rig);
    const many = await showMany(rig);
    const figures = {
      ...kept,
      keptSpanishBytes: spanish.keptBytes,
      savedP50: quantile(saves, 0.5),
      savedP95: quantile(saves, 0.95),
      ...drain,
      ...many,
    };
    show(figures);
    return figures;
  } finally {
    await browser.close();
    await line.close();
    await product.stop();
  }
}

/**
 * The first visit, through a line that slows the service worker down as well.
 * @param {Rig} rig
 * @param {{ address: string, isThere: string }} language `isThere`: what the page says when the app is kept
 */
async function keepApp({ browser, line }, { address, isThere }) {
  const phone = await openPhone(browser);
  const page = await phone.newPage();
  await slowDown(page, { isLineSlow: false });
  line.shape(RURAL);
  line.counts.received = 0;
  const startedAt = performance.now();
  await page.goto(`${line.url}${address}`, { waitUntil: "commit", timeout: 60_000 });
  await page.getByText(isThere).waitFor({ timeout: 180_000 });
  const offlineReady = performance.now() - startedAt;
  line.shape(null);
  const keptBytes = line.counts.received;
  await phone.close();
  return { keptBytes, offlineReady };
}

/**
 * A queue goes out while its list is on the screen: time over one round trip each, connections,
 * requests, and the longest task of the page.
 * @param {Rig} rig
 */
async function drainQueue({ browser, line }) {
  const phone = await openPhone(browser);
  const page = await phone.newPage();
  await page.goto(line.url);
  await waitForWorker(page);
  await page.goto(`${line.url}/my-bookings`);
  await page.close();
  const waiting = await phone.newPage();
  const rows = Array.from({ length: QUEUE }, () => newRow("queued"));
  await waiting.goto(`${line.url}/robots.txt`);
  await addToOutbox(waiting, rows);
  await waiting.addInitScript(watchPage, { isTried: false });
  await slowDown(waiting, { isLineSlow: false });
  let posts = 0;
  waiting.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/records")) posts += 1;
  });
  line.shape({ latencyMs: RURAL.latencyMs, bytesPerSecond: RURAL.bytesPerSecond });
  await waiting.goto(`${line.url}/my-bookings`);
  await waiting.waitForFunction(() => /** @type {any} */ (window).benchSeen?.ready > 0);
  const connections = line.counts.connections;
  const sent = await waiting.evaluate(watchQueue);
  line.shape(null);
  const { longestTask } = await waiting.evaluate(readPage);
  await phone.close();
  return {
    drainMs: sent.ms,
    drainRatio: sent.ms / (sent.rows * RURAL.latencyMs),
    drainPosts: posts / QUEUE,
    drainConnections: line.counts.connections - connections,
    drainLongestTask: sent.longestTask || longestTask,
  };
}

/** Runs in the page: waits until nothing is queued or under way any more; the time from the first change. */
function watchQueue() {
  const seen = /** @type {any} */ (window).benchSeen;
  const openDatabase = () =>
    new Promise((done) => {
      const opening = indexedDB.open("cayo-wayfarers");
      opening.onsuccess = () => done(opening.result);
    });
  const count = (/** @type {IDBDatabase} */ database) =>
    new Promise((done) => {
      const asking = database
        .transaction("outbox")
        .objectStore("outbox")
        .index("state")
        .count("sent");
      asking.onsuccess = () => done(asking.result);
    });
  return (async () => {
    const database = await openDatabase();
    const before = await count(database);
    const startedAt = performance.now();
    const total = 100;
    while ((await count(database)) < total) await new Promise((done) => setTimeout(done, 250));
    const tasks = seen.longTasks.filter((/** @type {{ at: number }} */ { at }) => at > startedAt);
    return {
      ms: performance.now() - startedAt,
      rows: total - before,
      longestTask: Math.max(0, ...tasks.map((/** @type {{ ms: number }} */ { ms }) => ms)),
    };
  })();
}

/**
 * My bookings with many in it, from the device alone.
 * @param {Rig} rig
 */
async function showMany({ browser, line }) {
  const phone = await openPhone(browser);
  const first = await phone.newPage();
  await first.goto(line.url);
  await waitForWorker(first);
  await first.goto(`${line.url}/my-bookings`);
  await first.close();
  const page = await phone.newPage();
  const rows = Array.from({ length: MANY }, () => newRow("sent"));
  await page.goto(`${line.url}/robots.txt`);
  await addToOutbox(page, rows);
  await line.cut();
  const listed = (await listenTo(page))("listed");
  await page.addInitScript(watchPage, { isTried: false });
  await page.addInitScript(tellWhenListed, "main li");
  await slowDown(page, { isLineSlow: false });
  await page.goto(`${line.url}/my-bookings`, { waitUntil: "commit" });
  const manyListed = Number(await listed);
  await page.waitForTimeout(2_000);
  const { largestPaint, longestTask } = await page.evaluate(readPage);
  await phone.close();
  await line.mend();
  return { manyListed, manyPaint: largestPaint, manyLongestTask: longestTask };
}

/** @param {Record<string, number>} figures */
function show(figures) {
  const of = (/** @type {string} */ name) => figures[name] ?? Number.NaN;
  printTable(
    "The app on the device, 4x slower processor",
    ["", ""],
    [
      ["kept after the first visit, KB", kilobytes(of("keptBytes"))],
      ["kept in Spanish, KB", kilobytes(of("keptSpanishBytes"))],
      ["'Ready to use offline' on the rural line, s", seconds(of("offlineReady"))],
      [
        "tap to saved: p50 / p95, ms",
        `${of("savedP50").toFixed(0)} / ${of("savedP95").toFixed(0)}`,
      ],
      [`a queue of ${QUEUE} drains, s`, seconds(of("drainMs"))],
      ["  over one round trip each", of("drainRatio").toFixed(2)],
      ["  requests for each booking", of("drainPosts").toFixed(2)],
      ["  connections opened meanwhile", of("drainConnections")],
      ["  longest task, ms", Math.round(of("drainLongestTask"))],
      [`My bookings with ${MANY}: listed, s`, seconds(of("manyListed"))],
      ["  largest paint, s", seconds(of("manyPaint"))],
      ["  longest task, ms", Math.round(of("manyLongestTask"))],
    ],
  );
}
