import lighthouse from "lighthouse";
import { freePort } from "../port.mjs";
import { openBrowser } from "./browser.mjs";
import { median } from "./figures.mjs";
import { PAGES } from "./pages.mjs";
import { startProduct } from "./product.mjs";
import { printTable } from "./table.mjs";

const CATEGORIES = /** @type {const} */ (["performance", "accessibility", "best-practices", "seo"]);
const MORE_PAGES = { transfers: "/transfers", about: "/about", contact: "/contact" };
/** They hold a visitor's own bookings: kept out of search on purpose. */
const NOT_FOR_SEARCH = new Set(["confirmation"]);

/**
 * Lighthouse's four scores for the public pages, on its own mobile preset; medians of rounds.
 * @param {{ binary: string, isFull: boolean }} options
 * @returns {Promise<Record<string, Record<string, number>>>} page → category → score of 100
 */
export async function measureLighthouse({ binary, isFull }) {
  const product = await startProduct({ binary });
  const pages = Object.entries({ ...PAGES, ...(isFull ? MORE_PAGES : {}) }).filter(
    ([, address]) => !address.startsWith("/admin"),
  );
  /** @type {Map<string, Record<string, number>[]>} */
  const audits = new Map();
  try {
    for (let round = 0; round < (isFull ? 5 : 1); round += 1) {
      for (const [name, address] of pages) {
        audits.set(name, [...(audits.get(name) ?? []), await audit(`${product.url}${address}`)]);
      }
    }
  } finally {
    await product.stop();
  }
  const scores = Object.fromEntries(
    [...audits].map(([name, runs]) => [
      name,
      Object.fromEntries(
        CATEGORIES.filter((category) => category !== "seo" || !NOT_FOR_SEARCH.has(name)).map(
          (category) => [category, median(runs.map((run) => run[category] ?? 0))],
        ),
      ),
    ]),
  );
  printTable(
    "Lighthouse, mobile",
    ["", ...CATEGORIES],
    Object.entries(scores).map(([name, of]) => [name, ...CATEGORIES.map((one) => of[one] ?? "-")]),
  );
  return scores;
}

/** @param {string} url @returns {Promise<Record<string, number>>} */
async function audit(url) {
  const port = await freePort({ host: "127.0.0.1", port: 0 });
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(
      url,
      { port, output: "json", logLevel: "error" },
      {
        extends: "lighthouse:default",
        settings: {
          formFactor: "mobile",
          onlyCategories: [...CATEGORIES],
          skipAudits: ["full-page-screenshot", "screenshot-thumbnails"],
        },
      },
    );
    const found = result?.lhr.categories ?? {};
    for (const category of CATEGORIES) tellFaults(url, category, result?.lhr);
    return Object.fromEntries(
      CATEGORIES.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)]),
    );
  } finally {
    await browser.close();
  }
}

/**
 * Says which audits cost points.
 * @param {string} url
 * @param {string} category
 * @param {import("lighthouse").Result | undefined} result
 */
function tellFaults(url, category, result) {
  for (const { id, weight } of result?.categories[category]?.auditRefs ?? []) {
    const { score = null, displayValue = "" } = result?.audits[id] ?? {};
    if (weight > 0 && score !== null && score < 0.9) {
      console.log(`  ${new URL(url).pathname}: ${category}, ${id} ${score} ${displayValue}`);
    }
  }
}
