import type { BuiltFile } from "./files.ts";

/** Drawn by the scripts alone: answers every address that is not kept. */
const SHELL = "/pages/shell.html";
const CACHE_PREFIX = "pages-";
/** A line that gives nothing in this time is treated as none, ms. */
const PATIENCE_MS = 3_000;

interface PageRequest {
  readonly request: Request;
  readonly event: ExtendableEvent;
}

/**
 * Answers a navigation: a page that is kept at once, and fetched anew for the next visit; else from
 * the network; else the shell. Pages are kept at run time, since they are rendered again while the
 * server runs.
 */
export async function answerPage(
  { request, event }: PageRequest,
  files: readonly BuiltFile[],
): Promise<Response> {
  const cache = await caches.open(cacheName(files));
  const key = new URL(request.url).pathname;
  const kept = await cache.match(key);
  const fetched = fetchPage(request, key, cache, files);
  if (kept) {
    event.waitUntil(fetched.catch(() => undefined));
    return kept;
  }
  const shell = await cache.match(SHELL);
  if (!shell) return fetched;
  const answered = fetched.then((page) => (isPage(page) ? page : shell));
  const timeIsUp = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(shell), PATIENCE_MS);
  });
  return Promise.race([answered.catch(() => shell), timeIsUp]);
}

/** Behind a proxy a dead server is an answer too; and 400 is what servers say of a lone % in an address. */
const isPage = ({ status }: Response) => status < 500 && status !== 400;

/** Fetches the shell of this build; part of the installation. */
export async function keepShell(files: readonly BuiltFile[]): Promise<void> {
  const cache = await caches.open(cacheName(files));
  await cache.add(new Request(SHELL, { cache: "reload" }));
}

/**
 * The pages follow the operator's changes: of what is kept, the pages that carry another site than
 * the one that the server tells are dropped, and the shell is fetched anew.
 */
export async function followSite(files: readonly BuiltFile[], siteId: string): Promise<void> {
  const cache = await caches.open(cacheName(files));
  for (const request of await cache.keys()) {
    const page = await cache.match(request);
    if ((await page?.text())?.includes(JSON.stringify(siteId))) continue;
    if (new URL(request.url).pathname === SHELL) await keepShell(files);
    else await cache.delete(request);
  }
}

/** Pages of other builds ask for scripts that this build does not have. */
export async function dropOldPages(files: readonly BuiltFile[]): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName(files));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fetchPage(
  request: Request,
  key: string,
  cache: Cache,
  files: readonly BuiltFile[],
): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && !response.redirected) {
    const copy = response.clone();
    // a page of another build, or a captive portal's, must not be kept
    if ((await copy.clone().text()).includes(firstScript(files))) await cache.put(key, copy);
  }
  return response;
}

/** Names the build: every page of it asks for this script, whose name has its content's hash. */
function firstScript(files: readonly BuiltFile[]): string {
  const first = files.find(({ url }) => /^assets\/base-[\w-]+\.js$/.test(url));
  if (!first) throw new Error("the build has no script that is called base");
  return first.url;
}

function cacheName(files: readonly BuiltFile[]): string {
  return `${CACHE_PREFIX}${firstScript(files)}`;
}
