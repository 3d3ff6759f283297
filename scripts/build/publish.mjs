import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { constants } from "node:zlib";
import { compressFile } from "./compress.mjs";
import { renderPages } from "./pages.mjs";
import { etagOf, writeSiteTable } from "./site-table.mjs";

/** A tenth more bytes than with the best, in a fiftieth of the time. */
const QUICK_QUALITY = 5;

/**
 * @typedef {import("./site-table.mjs").SiteFile} SiteFile
 * @typedef {{
 *   siteId: string,
 *   token: string,
 *   table: Record<string, SiteFile>,
 *   fallbacks: (SiteFile & { pattern: string, status: number })[],
 * }} SiteTable
 * @typedef {{
 *   dist: string,
 *   distPages: string,
 *   site: import("../../src/domain/site/site.ts").Site,
 *   appUrl: string,
 *   folder: string,
 *   small: boolean,
 * }} Publication `folder`: where the pages go; `small`: compressed as far as it goes
 */

/**
 * Makes the pages of one server: rendered, with its public address in them, compressed, with the
 * table that the hooks answer from. Run as a program of its own (scripts/site-pages.mjs), so that
 * what rendering needs of memory is given back.
 * @param {Publication} publication
 */
async function publish({ dist, distPages, site, appUrl, folder, small }) {
  const built = readTable(dist);
  const rendered = `${folder}.rendered`;
  rmSync(folder, { recursive: true, force: true });
  rmSync(rendered, { recursive: true, force: true });
  const isBuiltIn = site.id === built.siteId;
  if (!isBuiltIn) {
    const pages = await renderPages({ dist, distPages, site, target: rendered });
    const others = Object.entries(built.table).filter(([, entry]) => !entry.rendered);
    writeSiteTable({ folder: rendered, ...pages, others: Object.fromEntries(others) });
  }
  const source = isBuiltIn ? dist : rendered;
  const quality = small ? constants.BROTLI_MAX_QUALITY : QUICK_QUALITY;
  writeAddressed({ source, folder, appUrl, quality });
  rmSync(rendered, { recursive: true, force: true });
}

/**
 * Puts the public address into the rendered files and compresses them.
 * @param {{ source: string, folder: string, appUrl: string, quality: number }} options
 */
function writeAddressed({ source, folder, appUrl, quality }) {
  const { siteId, token, table, fallbacks } = readTable(source);
  /** @type {Map<string, Pick<SiteFile, "etag" | "encodings">>} */
  const written = new Map();
  /** @template {SiteFile} Entry @param {Entry} entry @returns {Entry} */
  const address = (entry) => {
    if (!entry.rendered) return entry;
    const known = written.get(entry.file);
    if (known) return { ...entry, ...known };
    const content = readFileSync(join(source, entry.file), "utf8").replaceAll(token, appUrl);
    const path = join(folder, entry.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    const facts = { etag: etagOf(content), encodings: compressFile(path, quality) };
    written.set(entry.file, facts);
    return { ...entry, ...facts };
  };
  const addressed = {
    siteId,
    table: Object.fromEntries(Object.entries(table).map(([path, entry]) => [path, address(entry)])),
    fallbacks: fallbacks.map(address),
  };
  writeFileSync(join(folder, "site.json"), JSON.stringify(addressed));
}

/** @param {string} folder @returns {SiteTable} */
function readTable(folder) {
  return JSON.parse(readFileSync(join(folder, "site.json"), "utf8"));
}

await publish(JSON.parse(await text(process.stdin)));
