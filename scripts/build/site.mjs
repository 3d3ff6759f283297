import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { documentMaker } from "./document.mjs";
import { drawIcons } from "./icons.mjs";
import { robots, sitemap } from "./search-files.mjs";
import { drawSharePictures } from "./share-pictures.mjs";
import { writeSiteTable } from "./site-table.mjs";
import { siteHead, webManifest } from "./web-manifest.mjs";

/** Addresses that are drawn in the browser alone: the back office, and what no page was made for. */
const BACK_OFFICE = { pattern: "^/admin(/|$)", status: 200, file: "shell" };
const REST = { pattern: "^/", status: 404, file: "shell" };
const NOT_FOR_SEARCH = '<meta name="robots" content="noindex">';

/**
 * @typedef {{ address: string, file: string, module: string | null, also: string[] }} Page
 * @typedef {{ html: string, title: string, head: string, end: string }} Document
 * @typedef {{ canonical: string | null, scene: string | null }} Facts what src/pages.tsx says of a page
 */

/**
 * After Vite's two builds (the browser's into `dist`, the pages' into `distPages`): renders each
 * public page into dist/pages and writes the table that the server answers from.
 * @param {{ dist: string, distPages: string }} folders
 */
export async function finishSite({ dist, distPages }) {
  const { APP_URL_TOKEN, MISSING_PAGES, publicPages, renderPage } = await import(
    pathToFileURL(join(distPages, "pages.js")).href
  );
  const makeDocument = documentMaker({ dist, entry: "index.html", siteHead: siteHead() });
  mkdirSync(join(dist, "pages"), { recursive: true });
  /** @type {Page[]} */
  const pages = publicPages();
  /** @type {Facts[]} */
  const facts = [];
  for (const page of [...pages, ...MISSING_PAGES]) {
    /** @type {Document & Facts} */
    const rendered = await renderPage(page);
    const text = makeDocument({ ...rendered, module: page.module });
    writeFileSync(join(dist, `pages/${page.file}.html`), text);
    facts.push(rendered);
  }
  const shell = makeDocument({
    html: "",
    title: "Cayo Wayfarers",
    head: NOT_FOR_SEARCH,
    module: null,
  });
  writeFileSync(join(dist, "pages/shell.html"), shell);
  writeSearchFiles({ dist, origin: APP_URL_TOKEN, facts });
  /** @type {{ pattern: string, file: string }[]} */
  const missingPages = MISSING_PAGES;
  const missing = missingPages.map(({ pattern, file }) => ({ pattern, status: 404, file }));
  const addresses = Object.fromEntries(
    pages.flatMap(({ address, file, also }) => [address, ...also].map((path) => [path, file])),
  );
  return writeSiteTable({
    dist,
    token: APP_URL_TOKEN,
    // the service worker keeps the shell under an address of its own
    pages: { ...addresses, "/pages/shell.html": "shell" },
    fallbacks: [BACK_OFFICE, ...missing, REST],
  });
}

/**
 * Writes what search engines, messengers and devices ask for beside the pages.
 * @param {{ dist: string, origin: string, facts: readonly Facts[] }} site
 */
function writeSearchFiles({ dist, origin, facts }) {
  const own = facts.map(({ canonical }) => canonical).filter((path) => path !== null);
  const paths = [...new Set(own)];
  writeFileSync(join(dist, "sitemap.xml"), sitemap({ origin, paths }));
  writeFileSync(join(dist, "robots.txt"), robots({ origin }));
  writeFileSync(join(dist, "manifest.webmanifest"), JSON.stringify(webManifest()));
  drawIcons(dist);
  drawSharePictures({
    dist,
    scenes: facts.map(({ scene }) => scene).filter((scene) => scene !== null),
  });
}
