import { HSTS } from "./guards.ts";

/** One file of the site, as scripts/build/site-table.mjs and scripts/site-address.mjs list it. */
interface SiteFile {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly encodings: readonly ("br" | "gz")[];
  /** It names the site's public address, and stands with the files that the start has written. */
  readonly addressed: boolean;
  /** A page's first picture, as the header that has it fetched at once. */
  readonly link?: string;
}

interface SiteTable {
  readonly table: Readonly<Record<string, SiteFile>>;
  /** For all other addresses, the first whose pattern fits. */
  readonly fallbacks: readonly (SiteFile & { readonly pattern: string; readonly status: number })[];
}

const ENCODING_NAMES = { br: "br", gz: "gzip" } as const;

/** What every answer outside /api carries; the API has PocketBase's own. */
const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

let site: SiteTable | null = null;

/**
 * Serves the built site: each address its file, compressed ahead of time, with immutable caching for
 * hashed files and revalidation for pages. An unknown address gets the page that says so, with 404.
 */
export function serveSite(e: pb.RequestEvent): void {
  site ??= JSON.parse(toString($os.readFile(`${$os.getenv("PAGES_DIR")}/site.json`))) as SiteTable;
  const path = withoutTrailingSlash(e.request.url.path);
  const found = site.table[path];
  if (found) return send(e, found, 200);
  if (/^\/(api|assets)\//.test(path)) throw new ApiError(404, "Not found.");
  const fallback = site.fallbacks.find(({ pattern }) => new RegExp(pattern).test(path));
  if (!fallback) throw new ApiError(404, "Not found.");
  send(e, fallback, fallback.status);
}

function send(e: pb.RequestEvent, file: SiteFile, status: number): void {
  const headers = e.response.header();
  for (const name in HEADERS) headers.set(name, HEADERS[name] ?? "");
  if ($os.getenv("APP_URL").startsWith("https:")) headers.set(...HSTS);
  headers.set("Cache-Control", file.cache);
  headers.set("Vary", "Accept-Encoding");
  headers.set("ETag", file.etag);
  headers.set("Content-Type", file.type);
  if (file.link) headers.set("Link", file.link);
  if (status === 200 && e.request.header.get("If-None-Match").includes(file.etag)) {
    return e.noContent(304);
  }
  const accepted = e.request.header.get("Accept-Encoding");
  const encoding = file.encodings.find((name) => accepted.includes(ENCODING_NAMES[name]));
  if (encoding) headers.set("Content-Encoding", ENCODING_NAMES[encoding]);
  const folder = $os.getenv(file.addressed ? "PAGES_DIR" : "SITE_DIR");
  const name = encoding ? `${file.file}.${encoding}` : file.file;
  if (status === 200) return e.fileFS($os.dirFS(folder), name);
  e.blob(status, file.type, $os.readFile(`${folder}/${name}`));
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
