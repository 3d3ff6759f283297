import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { addressIn, LANGUAGES, type Language } from "#domain/language.ts";
import type { Site, SiteFacts } from "#domain/site/site.ts";
import { documentMaker } from "./document.ts";
import { robots, sitemap } from "./search-files.ts";
import { siteHead, webManifest } from "./web-manifest.ts";

/** Addresses under /admin that no page was made for: the router says so in the frame. */
const BACK_OFFICE = { pattern: "^/admin(/|$)", status: 200, file: "office" };
const NOT_FOR_SEARCH = '<meta name="robots" content="noindex">';

interface Page {
  address: string;
  file: string;
  module: string | null;
  also: string[];
  carries?: readonly number[] | "names";
  chunks?: string[];
  isDrawnLater?: boolean;
  scripts?: { first?: string; last?: string };
}
interface Document {
  html: string;
  title: string;
  head: string;
  end: string;
}
/** What src/pages.tsx says of a page. */
interface Facts {
  canonical: string | null;
  scene: string | null;
}
/**
 * `siteIds`: those of the languages in their order; `token`: what stands for the public address in the files; `pages`: address → name of a file in pages/;
 * `scenes`: those of the share pictures; `scripts`: name of a file in pages/ → the scripts that stand in it
 */
export interface Rendered {
  siteIds: string[];
  token: string;
  pages: Record<string, string>;
  fallbacks: { pattern: string; status: number; file: string }[];
  scenes: string[];
  scripts: Record<string, string[]>;
}

/** What is told in each language. */
export type Sites = Readonly<Record<Language, Site>>;

interface Rendering {
  dist: string;
  distPages: string;
  /** Null for the built-in ones. */
  sites: Sites | null;
  target: string;
}

/**
 * Renders every public page in each language, and with them what search engines and devices ask
 * for, into `target`. Needs Vite's builds (the browser's in `dist`, the pages' in `distPages`), not Vite.
 */
export async function renderPages({
  dist,
  distPages,
  sites,
  target,
}: Rendering): Promise<Rendered> {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  };
  const all = [];
  for (const language of LANGUAGES) {
    const built = await import(pathToFileURL(join(distPages, language, "pages.js")).href);
    const site = sites?.[language] ?? builtInSite(built.BUILT_IN_SITE, built.siteText);
    all.push(await renderLanguage({ built, language, dist, site, write }));
  }
  const [{ token } = { token: "" }] = all;
  const paths = new Set(all.flatMap(({ paths }) => paths));
  write("sitemap.xml", sitemap({ origin: token, paths: [...paths] }));
  write("robots.txt", robots({ origin: token }));
  return {
    siteIds: all.map(({ siteId }) => siteId),
    token,
    pages: Object.assign({}, ...all.map(({ pages }) => pages)),
    // English stands for what has no language, so its patterns are the last
    fallbacks: all.reverse().flatMap(({ fallbacks }) => fallbacks),
    scripts: Object.assign({}, ...all.map(({ scripts }) => scripts)),
    scenes: all.flatMap(({ scenes }) => scenes),
  };
}

interface RenderingInOne {
  /** What src/pages.tsx exports, built in that language. */
  // biome-ignore lint/suspicious/noExplicitAny: a built file, of which nothing is known here
  built: any;
  language: Language;
  dist: string;
  site: Site;
  write: (file: string, text: string) => void;
}

/** @returns `paths`: those of the pages that are for search, without the language's prefix */
async function renderLanguage({ built, language, dist, site, write }: RenderingInOne) {
  const { APP_URL_TOKEN, MISSING_PAGES, publicPages, renderPage, siteBlock, ...pages } = built;
  const makeDocument = documentMaker({ dist, language, siteHead: siteHead(site, language), site });
  const at = (path: string) => addressIn(language, path);
  // English stands beside the folders of the others
  const named = (file: string) => at(`/${file}`).slice(1);

  const open: Page[] = publicPages(site);
  const office: Page[] = pages.OFFICE_PAGES;
  const all = [...open, ...office];
  const facts: Facts[] = [];
  for (const page of [...all, ...MISSING_PAGES]) {
    const rendered: Document & Facts = await (office.includes(page)
      ? pages.renderOfficePage
      : renderPage)(page);
    const data = siteBlock(site, page.carries);
    const { file, module, chunks, isDrawnLater, scripts } = page;
    const parts = { ...rendered, data, module, chunks, isDrawnLater, scripts };
    write(`pages/${named(file)}.html`, makeDocument(parts));
    facts.push(rendered);
  }
  const shell = { html: "", title: "Cayo Wayfarers", head: NOT_FOR_SEARCH, module: null };
  // it stands for every page of a device without a connection: it knows all tours
  const data = siteBlock(site, Object.keys(site.details).map(Number));
  write(`pages/${named("shell")}.html`, makeDocument({ ...shell, data }));
  const appWords = { ...pages.APP_WORDS, startUrl: at("/") };
  write(named("manifest.webmanifest"), JSON.stringify(webManifest(site, appWords)));

  const missing: { pattern: string; file: string }[] = MISSING_PAGES;
  const addresses = all.flatMap(({ address, file, also }) =>
    [address, ...also].map((path) => [at(path), named(file)]),
  );
  const canonical = facts.flatMap(({ canonical }) => (canonical === null ? [] : [canonical]));
  return {
    siteId: site.id,
    token: String(APP_URL_TOKEN),
    paths: [...new Set(canonical)],
    // the service worker keeps the shell under an address of its own
    pages: { ...Object.fromEntries(addresses), [at("/pages/shell.html")]: named("shell") },
    fallbacks: [BACK_OFFICE, ...missing.map((page) => ({ ...page, status: 404 }))].map(
      ({ pattern, status, file }) => ({
        pattern: `^${at("/").replace(/\/$/, "")}${pattern.slice(1)}`,
        status,
        file: named(file),
      }),
    ),
    scripts: Object.fromEntries(
      all.flatMap(({ file, scripts }) => (scripts ? [[named(file), Object.values(scripts)]] : [])),
    ),
    scenes: facts.flatMap(({ scene }) => (scene === null ? [] : [scene])),
  };
}

/**
 * The id is the one that a fresh server gives to the same facts (src/server/site/facts.ts), which
 * then need not be rendered again.
 */
function builtInSite(facts: SiteFacts, siteText: (facts: SiteFacts) => string): Site {
  const id = createHash("sha256").update(siteText(facts)).digest("hex").slice(0, 20);
  return { ...facts, id, version: 0 };
}
