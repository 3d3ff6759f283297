import { readFileSync } from "node:fs";
import { join } from "node:path";
import { usedStyles } from "./used-styles.mjs";

/**
 * The manifest that Vite writes: source module → chunk.
 * @typedef {Record<string, { file: string, css?: string[], assets?: string[], imports?: string[], dynamicImports?: string[] }>} Manifest
 */

/** @param {string} dist @returns {Manifest} */
export function readManifest(dist) {
  return JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
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
 *   entry: string,
 *   siteHead: string,
 *   site: import("../../src/domain/site/site.ts").Site,
 * }} build `siteHead`: what all heads have
 */
export function documentMaker({ dist, entry, siteHead, site }) {
  const manifest = readManifest(dist);
  /** @param {string} file */
  const read = (file) => readFileSync(join(dist, file), "utf8");

  /**
   * @param {{
   *   html: string,
   *   title: string,
   *   head: string,
   *   data: string,
   *   end?: string,
   *   module: string | null,
   * }} page `data`: what the scripts read; `end`: what closes the body; `module`: the source module of the page's own lazily loaded
   *   component
   */
  return function makeDocument({ html, title, head, data, end = "", module }) {
    const names = withImports(manifest, entry);
    if (module) {
      for (const name of withImports(manifest, module)) if (!names.includes(name)) names.push(name);
    }
    const chunks = names.map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
    const styleFiles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const styles = styleFiles.map(read).join("");
    const entryFile = manifest[entry]?.file;
    const scripts = chunks.filter((chunk) => chunk.file !== entryFile);
    // What is fetched stands last: the page is read without it, and on a weak line the first picture
    // would have to share that line with all of it.
    return (
      `<!doctype html><html lang="en"${appearance(site)}><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
      `${firstPicture(html)}<title>${title}</title>${head}${siteHead}` +
      `<style>${html ? usedStyles(styles, html) : styles}</style></head>` +
      `<body><div id="root">${html.replace(REACT_PRELOAD, "")}</div>${data}` +
      `<script type="module" src="/${entryFile}" async></script>` +
      scripts.map(({ file }) => `<link rel="modulepreload" href="/${file}">`).join("") +
      styleFiles.map(wholeStyle).join("") +
      `${end}</body></html>`
    );
  };
}

/**
 * The operator's accent and scheme, under the names that tokens.css and Mantine know (src/main.tsx).
 * @param {import("../../src/domain/site/site.ts").Site} site
 */
const appearance = ({ accent, colorScheme }) =>
  ` data-accent="${accent}"${colorScheme === "auto" ? "" : ` data-mantine-color-scheme="${colorScheme}"`}`;

/**
 * The whole style sheet, fetched but switched off until the app takes over (src/whole-styles.ts);
 * Vite's loader finds the link and adds no second one.
 * @param {string} file
 */
function wholeStyle(file) {
  return (
    `<link rel="preload" as="style" href="/${file}" fetchpriority="low">` +
    `<link rel="stylesheet" href="/${file}" disabled>`
  );
}

/** React announces eager pictures too, but only where the body begins. */
const REACT_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;
const FIRST_PICTURE =
  /(?:<source media="[^"]*dark[^"]*" srcSet="([^"]+)"\/>)?<img src="([^"]+)"[^>]* loading="eager"/;
/** The operator's own, in several sizes (src/ui/photo.ts). */
const FIRST_PHOTO = /<img src="[^"]+" srcSet="([^"]+)" sizes="([^"]+)"[^>]* loading="eager"/;
const NIGHT = "(prefers-color-scheme: dark)";

/**
 * Announces the picture that a page opens with, at its very beginning, where a browser sees it in
 * the first packet; of a page with another picture by night the one that will be shown.
 * @param {string} html
 */
function firstPicture(html) {
  const [, srcset, sizes] = FIRST_PHOTO.exec(html) ?? [];
  if (srcset) {
    return `<link rel="preload" as="image" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`;
  }
  const [, night, day] = FIRST_PICTURE.exec(html) ?? [];
  if (!day) return "";
  /** @param {string} href @param {string} media */
  const announce = (href, media) =>
    `<link rel="preload" as="image" href="${href}"${media} fetchpriority="high">`;
  if (!night) return announce(day, "");
  return announce(day, ` media="not all and ${NIGHT}"`) + announce(night, ` media="${NIGHT}"`);
}
