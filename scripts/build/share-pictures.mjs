import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { colour } from "#host";
import { ROOT } from "../../src/host/system/root.mjs";
import { brandMark } from "./brand-mark.mjs";
import { rasterise } from "./rasterise.mjs";

/** What messengers and social networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARK = 104;
const RING = 8;
const MARGIN = 44;
/** Some messengers show no picture that weighs more. */
const MAX_BYTES = 150_000;

/**
 * Draws the pictures that go with a shared link, one a scene: the scene with our mark in a corner.
 * Their names carry no hash, so that a link that was shared long ago still finds its picture.
 * @param {{ dist: string, scenes: Iterable<string> }} options names of files in src/ui/pictures/scenes
 */
export function drawSharePictures({ dist, scenes }) {
  mkdirSync(join(dist, "share"), { recursive: true });
  for (const name of new Set(scenes)) {
    const scene = readFileSync(join(ROOT, `src/ui/pictures/scenes/${name}.svg`), "utf8");
    const png = rasterise(sharePicture(scene), { opaque: true });
    if (png.length > MAX_BYTES) {
      throw new Error(
        `The share picture of ${name} has ${png.length} bytes: more than ${MAX_BYTES}.`,
      );
    }
    writeFileSync(join(dist, `share/${name}.png`), png);
  }
}

/** @param {string} scene an SVG whose own attributes make it fill what it is given */
function sharePicture(scene) {
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  const radius = MARK / 2;
  const top = HEIGHT - MARGIN - MARK;
  const ring = `<circle cx="${MARGIN + radius}" cy="${top + radius}" r="${radius + RING}" fill="${colour("limestone")}"/>`;
  const mark = `<svg x="${MARGIN}" y="${top}" width="${MARK}" height="${MARK}" viewBox="0 0 40 40">${brandMark()}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${scene.replace("<svg ", `<svg ${size} `)}${ring}${mark}</svg>`;
}
