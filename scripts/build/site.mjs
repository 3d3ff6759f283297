import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { documentMaker } from "./document.mjs";
import { writeSiteTable } from "./site-table.mjs";

/** Addresses that are drawn in the browser alone: the back office, and what no page was made for. */
const BACK_OFFICE = { pattern: "^/admin(/|$)", status: 200, file: "shell" };
const REST = { pattern: "^/", status: 404, file: "shell" };
const NOT_FOR_SEARCH = '<meta name="robots" content="noindex">';

/**
 * After Vite's two builds (the browser's into `dist`, the pages' into `distPages`): renders each
 * public page into dist/pages and writes the table that the server answers from.
 * @param {{ dist: string, distPages: string }} folders
 */
export async function finishSite({ dist, distPages }) {
  const { MISSING_PAGES, publicPages, renderPage } = await import(
    pathToFileURL(join(distPages, "pages.js")).href
  );
  const makeDocument = documentMaker({ dist, entry: "index.html" });
  mkdirSync(join(dist, "pages"), { recursive: true });
  /** @param {{ address: string, file: string, module: string | null }} page */
  const write = async ({ address, file, module }) => {
    const rendered = await renderPage(address);
    writeFileSync(join(dist, "pages", `${file}.html`), makeDocument({ ...rendered, module }));
  };
  /** @type {{ address: string, file: string, module: string | null, also: string[] }[]} */
  const pages = publicPages();
  for (const page of [...pages, ...MISSING_PAGES]) await write(page);
  const shell = makeDocument({
    html: "",
    title: "Cayo Wayfarers",
    head: NOT_FOR_SEARCH,
    module: null,
  });
  writeFileSync(join(dist, "pages/shell.html"), shell);
  /** @type {{ pattern: string, file: string }[]} */
  const missingPages = MISSING_PAGES;
  const missing = missingPages.map(({ pattern, file }) => ({ pattern, status: 404, file }));
  const addresses = Object.fromEntries(
    pages.flatMap(({ address, file, also }) => [address, ...also].map((path) => [path, file])),
  );
  return writeSiteTable({
    dist,
    // the service worker keeps the shell under an address of its own
    pages: { ...addresses, "/pages/shell.html": "shell" },
    fallbacks: [BACK_OFFICE, ...missing, REST],
  });
}
