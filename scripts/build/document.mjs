import { readFileSync } from "node:fs";
import { join } from "node:path";
import { usedStyles } from "./used-styles.mjs";

/**
 * The manifest that Vite writes: source module → chunk.
 * @typedef {Record<string, { file: string, name?: string, css?: string[], assets?: string[], imports?: string[], dynamicImports?: string[] }>} Manifest
 */

/** @param {string} dist @returns {Manifest} */
export function readManifest(dist) {
  return JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
}

/**
 * A chunk that scripts/build/chunks.mjs names. It stands in the manifest as one that others share, under no
 * source module.
 * @param {Manifest} manifest
 * @param {string} called
 */
function chunkCalled(manifest, called) {
  const found = Object.keys(manifest).find((name) => manifest[name]?.name === called);
  if (!found) throw new Error(`the build has no chunk that is called ${called}`);
  return found;
}

/**
 * The chunk that holds src/main.tsx and runs it.
 * @param {Manifest} manifest
 */
export const firstChunk = (manifest) => chunkCalled(manifest, "base");

/**
 * What a page's document asks for at once: its scripts with their style sheets, imports first.
 * @param {Manifest} manifest
 * @param {{ module: string | null, chunks?: readonly string[] }} page `module`: the source module of its own
 *   lazily loaded component; `chunks`: shared ones that it needs, by their names
 * @returns {Manifest[string][]}
 */
export function chunksOf(manifest, { module, chunks = [] }) {
  const roots = [
    firstChunk(manifest),
    ...chunks.map((name) => chunkCalled(manifest, name)),
    ...(module ? [module] : []),
  ];
  const names = new Set(roots.flatMap((name) => withImports(manifest, name)));
  return [...names].map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
}

/**
 * The one style sheet that every document carries whole: the fonts (index.html).
 * @param {Manifest} manifest
 */
function fontSheet(manifest) {
  const { file = "", css = [] } = manifest["index.html"] ?? {};
  const sheet = [file, ...css].find((name) => name.endsWith(".css"));
  if (!sheet) throw new Error("the build's index.html has no style sheet");
  return sheet;
}

/**
 * A chunk with all that it imports at once.
 * @param {Manifest} manifest
 * @param {string} name
 * @param {Set<string>} [seen]
 * @returns {string[]} names in the manifest, imports first
 */
function withImports(manifest, name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const imports = manifest[name]?.imports ?? [];
  return [...imports.flatMap((other) => withImports(manifest, other, seen)), name];
}

/**
 * Makes the documents of a build: each with the styles it needs inline, so that it paints from its
 * first bytes, and its first picture and its scripts announced.
 * @param {{
 *   dist: string,
 *   siteHead: string,
 *   site: import("../../src/domain/site/site.ts").Site,
 * }} build `siteHead`: what all heads have
 */
export function documentMaker({ dist, siteHead, site }) {
  const manifest = readManifest(dist);
  const entry = firstChunk(manifest);
  /** @param {string} file */
  const read = (file) => readFileSync(join(dist, file), "utf8");
  const fonts = read(fontSheet(manifest));

  /**
   * @param {{
   *   html: string,
   *   title: string,
   *   head: string,
   *   data: string,
   *   end?: string,
   *   module: string | null,
   *   chunks?: readonly string[] | undefined,
   *   isDrawnLater?: boolean,
   *   scripts?: { first?: string, last?: string } | undefined,
   * }} page `data`: what the scripts read; `end`: what closes the body; `module`, `chunks`: see chunksOf; `isDrawnLater`: what it shows is known on the device only; `scripts`: what runs in it before any file has come
   */
  return function makeDocument({
    html,
    title,
    head,
    data,
    end = "",
    module,
    chunks,
    isDrawnLater,
    scripts,
  }) {
    const files = chunksOf(manifest, { module, ...(chunks && { chunks }) });
    const styleFiles = [...new Set(files.flatMap((chunk) => chunk.css ?? []))];
    const styles = styleFiles.map(read).join("");
    const first = html && !isDrawnLater ? usedStyles(styles, html) : styles;
    // The scripts are asked for after the styles: their first byte comes a round trip later, when the
    // page itself is there. They run, and the whole styles are fetched, last. Their links are switched
    // off until the app has taken over (src/ui/visitor/whole-styles.ts); Vite's loader finds them and adds no
    // second one, and what it adds for the next page comes after them.
    return (
      `<!doctype html><html lang="en"${appearance(site)}><head><meta charset="utf-8">` +
      inline(scripts?.first) +
      `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
      `${firstPhoto(html)}<title>${title}</title>${head}${siteHead}` +
      `<style>${fonts}${first}</style>` +
      files
        .map(({ file }) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`)
        .join("") +
      styleFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join("") +
      `</head><body><div id="root">${withFirstScene(html.replace(REACT_PRELOAD, ""), read)}</div>${inline(scripts?.last)}` +
      `${data}<script type="module" src="/${manifest[entry]?.file}" async fetchpriority="low"></script>` +
      (isDrawnLater ? "" : styleFiles.map(announced).join("")) +
      `${end}</body></html>`
    );
  };
}

/** @param {string} [script] */
const inline = (script) => (script ? `<script>${script}</script>` : "");

/**
 * The operator's accent and scheme, under the names that tokens.css and Mantine know (src/main.tsx).
 * @param {import("../../src/domain/site/site.ts").Site} site
 */
const appearance = ({ accent, colorScheme }) =>
  ` data-accent="${accent}"${colorScheme === "auto" ? "" : ` data-mantine-color-scheme="${colorScheme}"`}`;

/**
 * Has a whole style sheet fetched after the scripts, by the time it is switched on.
 * @param {string} file
 */
const announced = (file) => `<link rel="preload" as="style" href="/${file}" fetchpriority="low">`;

/** React announces eager pictures too, but only where the body begins. */
const REACT_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;
/** The drawn scene that a page opens with, and the one that stands for it by night. */
const FIRST_SCENE =
  /(?:<source media="[^"]*dark[^"]*" srcSet="([^"]+)"\/>)?<img src="([^"]+\.svg)"[^>]* loading="eager"/;
/** The operator's own, in several sizes (src/ui/pictures/photo.ts). */
const FIRST_PHOTO = /<img src="[^"]+" srcSet="([^"]+)" sizes="([^"]+)"[^>]* loading="eager"/;

/**
 * Announces the photograph that a page opens with, at its very beginning, where a browser sees it in
 * the first packet.
 * @param {string} html
 */
function firstPhoto(html) {
  const [, srcset, sizes] = FIRST_PHOTO.exec(html) ?? [];
  if (!srcset) return "";
  return `<link rel="preload" as="image" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`;
}

/**
 * Puts the scene that a page opens with into the page itself, by day and by night: asking for it
 * would cost a round trip. React takes the element as it stands.
 * @param {string} html
 * @param {(file: string) => string} read
 */
function withFirstScene(html, read) {
  return html.replace(FIRST_SCENE, (found, /** @type {string[]} */ ...files) =>
    files.slice(0, 2).reduce((text, file) => {
      return file ? text.replace(`"${file}"`, `"${asDataUrl(read(file))}"`) : text;
    }, found),
  );
}

/**
 * Readable, since that compresses better than base64.
 * @param {string} svg
 */
const asDataUrl = (svg) =>
  `data:image/svg+xml,${svg.replace(/"/g, "'").replace(/[%#& \n]/g, encodeURIComponent)}`;
