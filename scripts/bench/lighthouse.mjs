import lighthouse from "lighthouse";
import { freePort } from "#host";
import { openBrowser } from "./browser.mjs";
import { median } from "./figures.mjs";
import { PAGES } from "./pages.mjs";
import { startProduct } from "./product.mjs";
import { printTable } from "./table.mjs";

const CATEGORIES = /** @type {const} */ (["performance", "accessibility", "best-practices", "seo"]);
const MORE_PAGES = { transfers: "/transfers", about: "/about", contact: "/contact" };
/** They hold a visitor's own bookings: kept out of search on purpose. */
const NOT_FOR_SEARCH = new Set(["confirmation"]);
const ATTEMPTS = 3;

/**
 * Lighthouse's four scores for the public pages, on its own mobile preset; medians of rounds.
 * @param {{ binary: string, isFull: boolean }} options
 * @returns {Promise<Record<string, Record<string, number>>>} page → category → score of 100
 */
export async function measureLighthouse({ binary, isFull }) {
  const product = await startProduct({ binary });
  const pages = Object.entries({ ...PAGES, ...(isFull ? MORE_PAGES : {}) });
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

/**
 * One audit of a page. Where Lighthouse itself fails it gives no score, which is not a score of 0: why is said, and
 * the page is asked again.
 * @param {string} url
 * @returns {Promise<Record<string, number>>} category → score of 100
 */
async function audit(url) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const result = await ask(url);
    if (isWhole(result)) {
      for (const category of CATEGORIES) tellFaults(url, category, result);
      return Object.fromEntries(
        CATEGORIES.map((category) => [
          category,
          Math.round((result.categories[category]?.score ?? 0) * 100),
        ]),
      );
    }
    console.log(`  ${new URL(url).pathname}: no score, ${failuresOf(result)}`);
  }
  throw new Error(`Lighthouse failed ${ATTEMPTS} times at ${url}.`);
}

/** @param {string} url */
async function ask(url) {
  const port = await freePort({ host: "127.0.0.1", port: 0 });
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const answer = await lighthouse(
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
    return answer?.lhr;
  } finally {
    await browser.close();
  }
}

/** @typedef {import("lighthouse").Result} Result */

/** @param {Result | undefined} result @returns {result is Result} */
const isWhole = (result) =>
  CATEGORIES.every((category) => typeof result?.categories[category]?.score === "number");

/** @param {Result | undefined} result */
function failuresOf(result) {
  const failed = Object.values(result?.audits ?? {}).filter(({ errorMessage }) => errorMessage);
  const told = failed.map(({ id, errorMessage }) => `${id}: ${errorMessage}`);
  return [result?.runtimeError?.message, ...told].filter(Boolean).slice(0, 4).join("; ");
}

/**
 * Says which audits cost points.
 * @param {string} url
 * @param {string} category
 * @param {Result} result
 */
function tellFaults(url, category, result) {
  for (const { id, weight } of result.categories[category]?.auditRefs ?? []) {
    const { score = null, displayValue = "" } = result.audits[id] ?? {};
    if (weight > 0 && score !== null && score < 0.9) {
      console.log(`  ${new URL(url).pathname}: ${category}, ${id} ${score} ${displayValue}`);
    }
  }
}
