import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { ROOT } from "../../src/host/system/root.mjs";
import { opaquePng } from "./png.mjs";

const CACHE = join(ROOT, "node_modules/.cache/cayo-pictures");
/** Change it with anything that makes other bytes from the same drawing. */
const VERSION = 1;

/**
 * A drawing as a PNG in its own size; a drawing that was seen before is not drawn again.
 * @param {string} svg
 * @param {{ opaque: boolean }} options opaque: without transparency, in as few bytes as can be
 */
export function rasterise(svg, { opaque }) {
  const key = createHash("sha256").update(`${VERSION}\0${opaque}\0${svg}`).digest("hex");
  const kept = join(CACHE, `${key}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const png = opaque ? opaquePng(picture) : picture.asPng();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(kept, png);
  return png;
}
