import { renderPages, writeSiteTable } from "#host";
import { drawIcons } from "./icons.mjs";
import { drawSharePictures } from "./share-pictures.mjs";

/**
 * After Vite's two builds (the browser's into `dist`, the pages' into `distPages`): renders each
 * public page of the built-in site into dist/pages and writes the table that the server answers from.
 * @param {{ dist: string, distPages: string }} folders
 */
export async function finishSite({ dist, distPages }) {
  const rendered = await renderPages({ dist, distPages, site: null, target: dist });
  drawIcons(dist);
  drawSharePictures({ dist, scenes: rendered.scenes });
  writeSiteTable({ folder: dist, ...rendered });
}
