/**
 * Draws the site's icons and the pictures of shared links into public/. To be run by hand after the brand
 * mark, its colours or a scene has changed: `node scripts/draw-pictures.mjs`.
 */
import { join } from "node:path";
import { runnerImport } from "vite";
import { ROOT } from "../src/host/system/root.mjs";

const { module } = await runnerImport(join(ROOT, "scripts/pictures/draw.ts"), {
  configFile: false,
  root: ROOT,
});
module.drawPictures();
