import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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
  tourIds?: number[];
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
 * `token`: what stands for the public address in the files; `pages`: address → name of a file in pages/;
 * `scenes`: those of the share pictures; `scripts`: name of a file in pages/ → the scripts that stand in it
 */
export interface Rendered {
  token: string;
  pages: Record<string, string>;
  fallbacks: { pattern: string; status: number; file: string }[];
  scenes: string[];
  scripts: Record<string, string[]>;
}

interface Rendering {
  dist: string;
  distPages: string;
  /** Null for the built-in one. */
  site: Site | null;
  target: string;
}

/**
 * Renders every public page of a site, and with them what search engines and devices ask for, into
 * `target`. Needs Vite's two builds (the browser's in `dist`, the pages' in `distPages`), not Vite.
 */
export async function renderPages({
  dist,
  distPages,
  site: given,
  target,
}: Rendering): Promise<Rendered & { siteId: string }> {
  const built = await import(pathToFileURL(join(distPages, "pages.js")).href);
  const { APP_URL_TOKEN, MISSING_PAGES, publicPages, renderPage, siteBlock, ...pages } = built;
  const site: Site = given ?? builtInSite(pages.BUILT_IN_SITE, pages.siteText);
  const makeDocument = documentMaker({ dist, siteHead: siteHead(site), site });
  mkdirSync(join(target, "pages"), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(target, file), text);

  const open: Page[] = publicPages(site);
  const office: Page[] = pages.OFFICE_PAGES;
  const all = [...open, ...office];
  const facts: Facts[] = [];
  for (const page of [...all, ...MISSING_PAGES]) {
    const rendered: Document & Facts = await (office.includes(page)
      ? pages.renderOfficePage
      : renderPage)(page);
    const data = siteBlock(site, page.tourIds);
    const { file, module, chunks, isDrawnLater, scripts } = page;
    const parts = { ...rendered, data, module, chunks, isDrawnLater, scripts };
    write(`pages/${file}.html`, makeDocument(parts));
    facts.push(rendered);
  }
  const shell = { html: "", title: "Cayo Wayfarers", head: NOT_FOR_SEARCH, module: null };
  // it stands for every page of a device without a connection: it knows all tours
  const data = siteBlock(site, Object.keys(site.details).map(Number));
  write("pages/shell.html", makeDocument({ ...shell, data }));

  const paths = [...new Set(facts.map(({ canonical }) => canonical))].filter((path) => path);
  write("sitemap.xml", sitemap({ origin: APP_URL_TOKEN, paths: paths as string[] }));
  write("robots.txt", robots({ origin: APP_URL_TOKEN }));
  write("manifest.webmanifest", JSON.stringify(webManifest(site, pages.APP_WORDS)));

  const missing: { pattern: string; file: string }[] = MISSING_PAGES;
  const addresses = all.flatMap(({ address, file, also }) =>
    [address, ...also].map((path) => [path, file]),
  );
  return {
    siteId: site.id,
    token: APP_URL_TOKEN,
    // the service worker keeps the shell under an address of its own
    pages: { ...Object.fromEntries(addresses), "/pages/shell.html": "shell" },
    fallbacks: [
      BACK_OFFICE,
      ...missing.map(({ pattern, file }) => ({ pattern, status: 404, file })),
    ],
    scripts: Object.fromEntries(
      all.flatMap(({ file, scripts }) => (scripts ? [[file, Object.values(scripts)]] : [])),
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
