import { readFileSync } from "node:fs";
import { join } from "node:path";

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
 * first bytes, and its scripts announced.
 * @param {{ dist: string, entry: string, siteHead: string }} build `siteHead`: what all heads have
 */
export function documentMaker({ dist, entry, siteHead }) {
  const manifest = readManifest(dist);
  /** @param {string} file */
  const read = (file) => readFileSync(join(dist, file), "utf8");

  /**
   * @param {{ html: string, title: string, head: string, end?: string, module: string | null }} page
   *   `end`: what closes the body; `module`: the source module of the page's own lazily loaded
   *   component
   */
  return function makeDocument({ html, title, head, end = "", module }) {
    const names = withImports(manifest, entry);
    if (module) {
      for (const name of withImports(manifest, module)) if (!names.includes(name)) names.push(name);
    }
    const chunks = names.map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
    const styleFiles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    // Vite's loader looks for these links before it fetches a chunk's styles: those are inline here.
    // A disabled link is not fetched.
    const known = styleFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
    const entryFile = manifest[entry]?.file;
    const preloads = chunks
      .filter((chunk) => chunk.file !== entryFile)
      .map((chunk) => `<link rel="modulepreload" href="/${chunk.file}" fetchpriority="low">`);
    return (
      `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
      `<title>${title}</title>${head}${siteHead}<style>${styleFiles.map(read).join("")}</style>${known.join("")}` +
      `<script type="module" src="/${entryFile}" async fetchpriority="low"></script>${preloads.join("")}` +
      `</head><body><div id="root">${withFirstPicture(html, read)}</div>${end}</body></html>`
    );
  };
}

/** The picture that is seen first, as React writes it (ui/Scene.tsx, `eager`). */
const FIRST_PICTURE = /<img src="\/(assets\/[\w.-]+\.svg)"(?=[^>]* loading="eager")/;

/**
 * Puts the first drawn picture into the page itself: fetched on its own it would come a round trip
 * and the scripts' bytes later. React leaves the attribute as it finds it.
 * @param {string} html
 * @param {(file: string) => string} read
 */
function withFirstPicture(html, read) {
  return html.replace(FIRST_PICTURE, (_, file) => {
    const drawing = read(file)
      .replace(/"/g, "'")
      .replace(/[%#<>&]/g, encodeURIComponent);
    return `<img src="data:image/svg+xml,${drawing}"`;
  });
}
