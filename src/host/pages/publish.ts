import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { LANGUAGES } from "#domain/language.ts";
import { compressFile, type Effort } from "./compress.ts";
import { renderPages, type Sites } from "./render.ts";
import { etagOf, type SiteFile, writeSiteTable } from "./site-table.ts";

interface SiteTable {
  siteIds: string[];
  token: string;
  table: Record<string, SiteFile>;
  fallbacks: (SiteFile & { pattern: string; status: number })[];
}
/** `folder`: where the pages go; `small`: compressed as far as it goes. */
interface Publication {
  dist: string;
  distPages: string;
  sites: Sites;
  appUrl: string;
  folder: string;
  small: boolean;
}

/**
 * Makes the pages of one server: rendered, with its public address in them, compressed, with the
 * table that the hooks answer from. Run as a program of its own (site-pages.ts), so that
 * what rendering needs of memory is given back.
 */
async function publish({ dist, distPages, sites, appUrl, folder, small }: Publication) {
  const built = readTable(dist);
  const rendered = `${folder}.rendered`;
  rmSync(folder, { recursive: true, force: true });
  rmSync(rendered, { recursive: true, force: true });
  const isBuiltIn = LANGUAGES.every((language, at) => sites[language].id === built.siteIds[at]);
  if (!isBuiltIn) {
    const pages = await renderPages({ dist, distPages, sites, target: rendered });
    const others = Object.entries(built.table).filter(([, entry]) => !entry.rendered);
    writeSiteTable({ folder: rendered, ...pages, others: Object.fromEntries(others) });
  }
  const source = isBuiltIn ? dist : rendered;
  writeAddressed({ source, folder, appUrl, effort: small ? "best" : "quick" });
  rmSync(rendered, { recursive: true, force: true });
}

/** Puts the public address into the rendered files and compresses them. */
function writeAddressed({
  source,
  folder,
  appUrl,
  effort,
}: { source: string; effort: Effort } & Pick<Publication, "folder" | "appUrl">) {
  const { siteIds, token, table, fallbacks } = readTable(source);
  const written: Map<string, Pick<SiteFile, "etag" | "encodings">> = new Map();
  const address = <Entry extends SiteFile>(entry: Entry): Entry => {
    if (!entry.rendered) return entry;
    const known = written.get(entry.file);
    if (known) return { ...entry, ...known };
    const content = readFileSync(join(source, entry.file), "utf8").replaceAll(token, appUrl);
    const path = join(folder, entry.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    const facts = { etag: etagOf(content), encodings: compressFile(path, effort) };
    written.set(entry.file, facts);
    return { ...entry, ...facts };
  };
  const addressed = {
    siteIds,
    table: Object.fromEntries(Object.entries(table).map(([path, entry]) => [path, address(entry)])),
    fallbacks: fallbacks.map(address),
  };
  writeFileSync(join(folder, "site.json"), JSON.stringify(addressed));
}

function readTable(folder: string): SiteTable {
  return JSON.parse(readFileSync(join(folder, "site.json"), "utf8"));
}

await publish(JSON.parse(await text(process.stdin)));
