import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { compressFile } from "./compress.ts";
import type { Rendered } from "./render.ts";

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

/** @returns the files below it */
function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/**
 * A file as the server answers with it. One that is `rendered` may hold the token of the public
 * address, and is written and compressed for each server (publish.ts). `scripts`: those that
 * stand in it and may run, as a content policy names them.
 */
export interface SiteFile {
  file: string;
  type: string;
  etag: string;
  cache: string;
  encodings: string[];
  rendered: boolean;
  scripts?: string[];
}

const sourceOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

export const etagOf = (content: string | Buffer) =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;

/** What src/pages.tsx makes, beside the pages themselves. */
const RENDERED = /^(pages\/.+\.html|sitemap\.xml|robots\.txt|(.+\/)?manifest\.webmanifest)$/;

/**
 * Compresses everything in `folder` that no server has to write anew, and writes its `site.json`, from
 * which the server answers: for each address the file, its type, ETag, cache rule and encodings.
 * @param site `fallbacks`: for all other addresses, the first whose pattern fits; `others`: the addresses
 * of files that stand elsewhere
 */
export function writeSiteTable({
  folder: dist,
  siteIds,
  token,
  pages,
  scripts,
  fallbacks,
  others = {},
}: Rendered & { folder: string; others?: Record<string, SiteFile> }) {
  const files: Record<string, SiteFile> = {};
  for (const path of filesBelow(dist)) {
    const file = relative(dist, path);
    const type = TYPES[extname(file) as keyof typeof TYPES];
    if (!type || file.startsWith(".") || file === "index.html" || file === "site.json") continue;
    const content = readFileSync(path);
    const isHashed = HASHED.test(file);
    const rendered = RENDERED.test(file);
    files[file] = {
      file,
      type,
      etag: etagOf(content),
      cache: isHashed ? IMMUTABLE : REVALIDATE,
      encodings: rendered ? [] : compressFile(path),
      rendered,
    };
  }
  for (const [name, texts] of Object.entries(scripts)) {
    const file = files[`pages/${name}.html`];
    if (file) file.scripts = texts.map(sourceOf);
  }
  const table: Record<string, SiteFile | undefined> = { ...others };
  for (const [file, entry] of Object.entries(files)) {
    if (!file.startsWith("pages/")) table[`/${file}`] = entry;
  }
  for (const [address, name] of Object.entries(pages)) table[address] = files[`pages/${name}.html`];
  const rest = fallbacks.map((fallback) => ({
    ...fallback,
    ...files[`pages/${fallback.file}.html`],
  }));
  writeFileSync(
    join(dist, "site.json"),
    JSON.stringify({ siteIds, token, table, fallbacks: rest }),
  );
}
