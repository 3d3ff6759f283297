import { limitCalls } from "../guards/limits.ts";
import { ANSWERS, type Waiting, whileWaiting } from "../guards/lines.ts";
import { startFacts } from "../machine/start-facts.ts";
import type { Call } from "../pocketbase/call.ts";

/** For a year: sent only where the public address is https, or nobody could come back to http. */
export const HSTS = ["Strict-Transport-Security", "max-age=31536000"] as const;

/** One file of the site, as src/host/pages (site-table.ts, publish.ts) lists it. */
interface SiteFile {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly encodings: readonly ("br" | "gz")[];
  /** It stands with the files that were made for this server. */
  readonly rendered: boolean;
  /** Those that stand in it and may run, as the content policy names them. */
  readonly scripts?: readonly string[];
}

interface SiteTable {
  readonly table: Readonly<Record<string, SiteFile>>;
  /** For all other addresses, the first whose pattern fits. */
  readonly fallbacks: readonly (SiteFile & { readonly pattern: string; readonly status: number })[];
}

const ENCODING_NAMES = { br: "br", gz: "gzip" } as const;

/** Of what every answer outside /api carries; the API has PocketBase's own. */
const CONTENT_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const DEVICE_POLICY = "camera=(self), geolocation=(), microphone=(), payment=()";

/** How long an answer waits for the pages at the server's start, ms. */
const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 50;
/** And how many do: the server has just started, and has bookings to take. */
const START: Waiting = {
  key: "pagesAwaited",
  most: 24,
  patienceMs: Number.POSITIVE_INFINITY,
  crowd: "is refused",
};

/** A state of the pages, as the file `current` names it. */
interface ShownSite extends SiteTable {
  readonly pointer: string;
  readonly folder: string;
  /** The folder and the build's, opened. */
  readonly rendered: unknown;
  readonly built: unknown;
}

let shown: ShownSite | null = null;

/**
 * Serves the built site: each address its file, compressed ahead of time, with immutable caching for
 * hashed files and revalidation for pages. An unknown address gets the page that says so, with 404, and
 * counts among its client's calls.
 * @throws 429 when a client asks for too many that are not there
 */
export function serveSite(e: pb.RequestEvent, call: Call): void {
  const site = shownSite(e);
  if (!site) return notThere(e, 503, "The pages are not ready yet.");
  const path = asListed(call.path);
  const found = isReading(call.method) ? site.table[path] : undefined;
  // the page's own router reads addresses as they are written: that of the table is the one to open
  if (found && call.rawPath)
    return e.redirect(307, call.rawQuery ? `${path}?${call.rawQuery}` : path);
  if (found) return send(e, site, found, 200);
  limitCalls(e, call);
  const isPage = isReading(call.method) && !/^\/(api|assets)\//.test(path);
  // a slash that was written as %2F parts no names for the page's own router either
  const parted = /%2f/i.test(call.rawPath) ? call.rawPath.replace(/%2f/gi, "\ufffd") : path;
  const fallback = isPage && site.fallbacks.find(({ pattern }) => new RegExp(pattern).test(parted));
  if (!fallback) return notThere(e, 404, "Not found.");
  send(e, site, fallback, fallback.status);
}

const isReading = (method: string) => method === "GET" || method === "HEAD";

/** An answer, not an error: what is thrown costs more than what is answered. */
function notThere(e: pb.RequestEvent, status: number, message: string): void {
  if (status === 503) e.response.header().set("Retry-After", "1");
  e.json(status, { data: {}, message, status });
}

/**
 * The state of the pages that stands now (src/host/pages/site-pages.ts); asked for each answer, since it
 * changes while the server runs. After a start it is not there before it has been compared with the
 * database: then the answer waits.
 * @returns null when it does not come, or too many wait
 */
function shownSite(e: pb.RequestEvent): ShownSite | null {
  let site = standingSite();
  if (site) return site;
  whileWaiting(e, START, () => {
    for (const until = Date.now() + PATIENCE_MS; !site && Date.now() < until; ) {
      sleep(LOOK_AGAIN_MS);
      site = standingSite();
    }
  });
  return site;
}

/** Null before this start's pages are there. */
function standingSite(): ShownSite | null {
  const { boot, pages } = startFacts();
  if (!boot) throw new ApiError(404, "There are no pages here.");
  const pointer = readPointer(pages);
  if (pointer && pointer === shown?.pointer) return shown;
  const named = pointer ? JSON.parse(pointer) : {};
  if (named.boot !== boot) return null;
  const folder = `${pages}/${named.folder}`;
  const table = JSON.parse(toString($os.readFile(`${folder}/site.json`))) as SiteTable;
  const built = $os.dirFS(startFacts().build);
  shown = { ...table, pointer, folder, rendered: $os.dirFS(folder), built };
  return shown;
}

function readPointer(pages: string): string {
  try {
    return toString($os.readFile(`${pages}/current`));
  } catch {
    return ""; // before the first state is there
  }
}

/** Names looked up in Go's objects are what an answer's time goes into: each once. */
function send(e: pb.RequestEvent, site: ShownSite, file: SiteFile, status: number): void {
  const { set } = e.response.header();
  if (!isPart(file)) {
    set("Content-Security-Policy", contentPolicy(file));
    set("Cross-Origin-Opener-Policy", "same-origin");
    set("Permissions-Policy", DEVICE_POLICY);
    set("Referrer-Policy", "strict-origin-when-cross-origin");
  }
  set("X-Content-Type-Options", "nosniff");
  if (startFacts().isHttps) set(...HSTS);
  set("Cache-Control", file.cache);
  set("Vary", "Accept-Encoding");
  set("ETag", file.etag);
  set("Content-Type", file.type);
  const asked = e.request.header;
  if (status === 200 && asked.get("If-None-Match").includes(file.etag)) return e.noContent(304);
  const encoding = encodingOf(file, asked.get("Accept-Encoding"));
  if (encoding) set("Content-Encoding", ENCODING_NAMES[encoding]);
  const name = encoding ? `${file.file}.${encoding}` : file.file;
  whileWaiting(e, ANSWERS, () => {
    if (status === 200) return e.fileFS(file.rendered ? site.rendered : site.built, name);
    const folder = file.rendered ? site.folder : startFacts().build;
    e.blob(status, file.type, $os.readFile(`${folder}/${name}`));
  });
}

/**
 * A script, style or font: what a document may do is said with the document, and these say it for
 * nobody. Pictures can be opened as documents, and the worker has a policy of its own.
 */
function isPart({ file, type }: SiteFile): boolean {
  return file.startsWith("assets/") && /^(text\/(javascript|css)|font\/)/.test(type);
}

function contentPolicy({ scripts }: SiteFile): string {
  if (!scripts) return CONTENT_POLICY;
  return CONTENT_POLICY.replace("script-src 'self'", `script-src 'self' ${scripts.join(" ")}`);
}

function encodingOf(file: SiteFile, accepted: string): "br" | "gz" | undefined {
  return file.encodings.find((name) => accepted.includes(ENCODING_NAMES[name]));
}

/** As the table has it: no slash at the end, and an id without leading zeros, since it is an integer. */
function asListed(path: string): string {
  const bare = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return bare.includes("/0") ? bare.replace(/\/0+(?=[1-9]\d*$)/, "/") : bare;
}
