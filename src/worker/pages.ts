import { addressIn, pageAt } from "#domain/language.ts";
import type { Build } from "./files.ts";

/** Drawn by the scripts alone: answers every address that is not kept. */
const SHELL = "/pages/shell.html";
/** The same for the back office, with its places in it; kept where somebody has signed in (office.ts). */
const OFFICE = "/pages/office.html";
const LOGIN = "/admin/login";
/** What stands for other addresses is fetched anew when the site changes; all else is dropped then. */
const STANDING = [SHELL, OFFICE, LOGIN];
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
 * server runs. Where the back office is kept, in its language, it asks no network: a page of the next release would
 * want all of that release's scripts over whatever line there is.
 */
export async function answerPage({ request, event }: PageRequest, build: Build): Promise<Response> {
  const cache = await caches.open(cacheName(build));
  const key = new URL(request.url).pathname;
  const standing = (path: string) => cache.match(addressIn(build.language, path));
  const office = isOffice(key) ? await standing(OFFICE) : undefined;
  const isOwn = pageAt(key).language === build.language;
  const kept = (await cache.match(key)) ?? (isOwn ? office : undefined);
  const fetched = fetchPage(request, key, build);
  if (kept) {
    event.waitUntil(fetched.catch(() => undefined));
    return kept;
  }
  const shell = office ?? (await standing(SHELL));
  if (!shell) return fetched;
  const answered = fetched.then((page) => (isPage(page) ? page : shell));
  const timeIsUp = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(shell), PATIENCE_MS);
  });
  return Promise.race([answered.catch(() => shell), timeIsUp]);
}

const isOffice = (path: string) => /^\/admin(\/|$)/.test(pageAt(path).path);

/** Behind a proxy a dead server is an answer too; and 400 is what servers say of a lone % in an address. */
const isPage = ({ status }: Response) => status < 500 && status !== 400;

/** Fetches the shell of this build; part of the installation, which fails where the server has another build already. */
export const keepShell = (build: Build) => mustKeep(SHELL, build);

/** Fetches what stands for every page of the back office in this build, where it is not here yet. */
export async function keepOfficePages(build: Build): Promise<void> {
  const cache = await caches.open(cacheName(build));
  for (const page of [OFFICE, LOGIN]) {
    if (!(await cache.match(addressIn(build.language, page)))) await mustKeep(page, build);
  }
}

async function mustKeep(page: string, build: Build): Promise<void> {
  if (!(await keepFresh(page, build))) throw new Error(`${page} is of another build`);
}

/** @returns false where the server has none of this build: the one that is kept stays */
async function keepFresh(page: string, build: Build): Promise<boolean> {
  const address = addressIn(build.language, page);
  const response = await fetch(new Request(address, { cache: "reload" }));
  return keepOwn(address, response, build);
}

/**
 * The pages follow the operator's changes: of what is kept, the pages that carry another site than
 * the one that the server tells are dropped, and the shell is fetched anew.
 */
export async function followSite(build: Build, siteId: string): Promise<void> {
  const cache = await caches.open(cacheName(build));
  for (const request of await cache.keys()) {
    const page = await cache.match(request);
    if ((await page?.text())?.includes(JSON.stringify(siteId))) continue;
    const { path } = pageAt(new URL(request.url).pathname);
    if (STANDING.includes(path)) await keepFresh(path, build);
    else await cache.delete(request);
  }
}

/** Pages of other builds ask for scripts that this build does not have. */
export async function dropOldPages(build: Build): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName(build));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fetchPage(request: Request, key: string, build: Build): Promise<Response> {
  const response = await fetch(request);
  await keepOwn(key, response.clone(), build);
  return response;
}

/** Keeps a page, but none of another build, nor a captive portal's. @returns whether it was kept */
async function keepOwn(key: string, response: Response, build: Build): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  const page = response.clone();
  if (!(await response.text()).includes(firstScript(build))) return false;
  const cache = await caches.open(cacheName(build));
  await cache.put(key, page);
  return true;
}

/** Names the build: every page of it asks for this script, whose name has its content's hash. */
function firstScript({ files }: Build): string {
  const first = files.find((path) => /^\/assets\/base-[\w-]+\.js$/.test(path));
  if (!first) throw new Error("the build has no script that is called base");
  return first;
}

function cacheName(build: Build): string {
  return `${CACHE_PREFIX}${firstScript(build)}`;
}
