import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadPages } from "#host";

/**
 * After Vite's two builds (the browser's into `dist`, the pages' into `distPages`): renders each
 * public page of the built-in site into dist/pages and writes the table that the server answers from.
 * @param {{ dist: string, distPages: string }} folders
 * @throws {Error} when a page would be shared with a picture that is not there
 */
export async function finishSite({ dist, distPages }) {
  const [{ renderPages }, { writeSiteTable }] = await loadPages();
  const rendered = await renderPages({ dist, distPages, sites: null, target: dist });
  const missing = rendered.scenes.find((name) => !existsSync(join(dist, `share/${name}.png`)));
  if (missing) throw new Error(`No picture of ${missing} to share: node scripts/draw-pictures.mjs`);
  writeSiteTable({ folder: dist, ...rendered });
}
