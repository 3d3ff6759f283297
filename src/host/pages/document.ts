import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#domain/language.ts";
import type { Site } from "#domain/site/site.ts";
import { chunksOf, firstChunk, fontSheet, readManifest } from "./manifest.ts";
import { usedStyles } from "./used-styles.ts";

/** What a document is put together from. */
interface PageParts {
  html: string;
  title: string;
  head: string;
  /** What the scripts read. */
  data: string;
  /** What closes the body. */
  end?: string;
  /** See chunksOf. */
  module: string | null;
  chunks?: readonly string[] | undefined;
  /** What it shows is known on the device only. */
  isDrawnLater?: boolean | undefined;
  /** What runs in it before any file has come. */
  scripts?: { first?: string; last?: string } | undefined;
}

/**
 * Makes the documents of a build: each with the styles it needs inline, so that it paints from its
 * first bytes, and its first picture and its scripts announced.
 * @param build `siteHead`: what all heads have
 */
export function documentMaker({
  dist,
  language,
  siteHead,
  site,
}: {
  dist: string;
  language: Language;
  siteHead: string;
  site: Site;
}) {
  const manifest = readManifest(dist, language);
  const entry = firstChunk(manifest);
  const read = (file: string) => readFileSync(join(dist, file), "utf8");
  const fonts = read(fontSheet(manifest));

  return function makeDocument(page: PageParts) {
    const { html, title, head, data, end = "", module, chunks, isDrawnLater, scripts } = page;
    const files = chunksOf(manifest, { module, ...(chunks && { chunks }) });
    const styleFiles = [...new Set(files.flatMap((chunk) => chunk.css ?? []))];
    const styles = styleFiles.map(read).join("");
    const first = html && !isDrawnLater ? usedStyles(styles, html) : styles;
    // The scripts are asked for in the first packet: their first byte comes a round trip later, when what is seen
    // first is there. The links to the whole styles are switched off, and nothing fetches them, until the
    // app takes over (src/ui/visitor/whole-styles.ts); Vite's loader finds them and adds no
    // second one, and what it adds for the next page comes after them.
    return (
      `<!doctype html><html lang="${language}"${appearance(site)}><head><meta charset="utf-8">` +
      inline(scripts?.first) +
      `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
      firstPhoto(html) +
      files
        .map(({ file }) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`)
        .join("") +
      `<title>${title}</title>${head}${siteHead}` +
      `<style>${fonts}${first}</style>` +
      styleFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join("") +
      `</head><body><div id="root"${isDrawnLater ? " data-drawn-later" : ""}>${withFirstScene(html, read)}</div>${inline(scripts?.last)}` +
      `${data}<script type="module" src="/${manifest[entry]?.file}" async fetchpriority="low"></script>` +
      `${end}</body></html>`
    );
  };
}

const inline = (script?: string) => (script ? `<script>${script}</script>` : "");

/** The operator's accent and scheme, under the names that tokens.css and Mantine know (src/main.tsx). */
const appearance = ({ accent, colorScheme }: Site) =>
  ` data-accent="${accent}"${colorScheme === "auto" ? "" : ` data-mantine-color-scheme="${colorScheme}"`}`;

/** The drawn scene that a page opens with, and the one that stands for it by night. */
const FIRST_SCENE =
  /(?:<source media="[^"]*dark[^"]*" srcset="([^"]+)"\/>)?<img (?:[^>"]|"[^"]*")*?loading="eager"(?:[^>"]|"[^"]*")*? src="([^"]+\.svg)"/;
/** The operator's own, in several sizes (src/ui/pictures/photo.ts). */
const FIRST_PHOTO =
  /<img (?:[^>"]|"[^"]*")*?loading="eager"(?:[^>"]|"[^"]*")*? sizes="([^"]+)" srcset="([^"]+)"/;

/**
 * Announces the photograph that a page opens with, at its very beginning, where a browser sees it in
 * the first packet.
 */
function firstPhoto(html: string) {
  const [, sizes, srcset] = FIRST_PHOTO.exec(html) ?? [];
  if (!srcset) return "";
  return `<link rel="preload" as="image" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`;
}

/**
 * Puts the scene that a page opens with into the page itself, by day and by night: asking for it
 * would cost a round trip. The script takes the element as it stands.
 */
function withFirstScene(html: string, read: (file: string) => string) {
  return html.replace(FIRST_SCENE, (found, ...files: string[]) =>
    files.slice(0, 2).reduce((text, file) => {
      return file ? text.replace(`"${file}"`, `"${asDataUrl(read(file))}"`) : text;
    }, found),
  );
}

/** Readable, since that compresses better than base64. */
const asDataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.replace(/"/g, "'").replace(/[%#& \n]/g, encodeURIComponent)}`;
