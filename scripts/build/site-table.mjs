import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { compressFile } from "./compress.mjs";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const HASHED = /^assets\//;
const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

/**
 * @param {string} folder
 * @returns {string[]} the files below it
 */
function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/**
 * Compresses everything in `dist` and writes `dist/site.json`, from which the server answers: for
 * each address the file, its type, ETag, cache rule and encodings.
 * @param {{
 *   dist: string,
 *   pages: Record<string, string>,
 *   fallbacks: readonly { pattern: string, status: number, file: string }[],
 * }} site `pages`: address → name of a file in dist/pages; `fallbacks`: for all other addresses,
 *   the first whose pattern fits
 */
export function writeSiteTable({ dist, pages, fallbacks }) {
  /** @type {Record<string, { file: string, type: string, etag: string, cache: string, encodings: string[] }>} */
  const files = {};
  for (const path of filesBelow(dist)) {
    const file = relative(dist, path);
    const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(file))];
    if (!type || file.startsWith(".") || file === "index.html" || file === "site.json") continue;
    const etag = createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 22);
    const cache = HASHED.test(file) ? IMMUTABLE : REVALIDATE;
    files[file] = { file, type, etag: `"${etag}"`, cache, encodings: compressFile(path) };
  }
  /** @type {Record<string, (typeof files)[string] | undefined>} */
  const table = {};
  for (const [file, entry] of Object.entries(files)) {
    if (!file.startsWith("pages/")) table[`/${file}`] = entry;
  }
  for (const [address, name] of Object.entries(pages)) table[address] = files[`pages/${name}.html`];
  const others = fallbacks.map((fallback) => ({
    ...fallback,
    ...files[`pages/${fallback.file}.html`],
  }));
  writeFileSync(join(dist, "site.json"), JSON.stringify({ table, fallbacks: others }));
  return { files: Object.keys(files).length, addresses: Object.keys(table).length };
}
