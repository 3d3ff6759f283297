import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { colour } from "../../src/host/pages/tokens.ts";
import { ROOT } from "../../src/host/system/root.mjs";
import { brandMark } from "./brand-mark.ts";

/** What messengers and social networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARK = 104;
const RING = 8;
const MARGIN = 44;
const SCENES = join(ROOT, "src/ui/pictures/scenes");
/** No page is shared with these. */
const NOT_SHARED = new Set(["hero-night.svg", "not-found.svg"]);

/**
 * The pictures that go with a shared link, one a scene: the scene with our mark in a corner; file →
 * drawing. Their names carry no hash, so that a link that was shared long ago still finds its picture.
 */
export const sharePictures = () =>
  Object.fromEntries(
    readdirSync(SCENES)
      .filter((name) => !NOT_SHARED.has(name))
      .map((name) => [
        `share/${name.replace(".svg", ".png")}`,
        sharePicture(readFileSync(join(SCENES, name), "utf8")),
      ]),
  );

/** @param scene an SVG whose own attributes make it fill what it is given */
function sharePicture(scene: string) {
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  const radius = MARK / 2;
  const top = HEIGHT - MARGIN - MARK;
  const ring = `<circle cx="${MARGIN + radius}" cy="${top + radius}" r="${radius + RING}" fill="${colour("limestone")}"/>`;
  const mark = `<svg x="${MARGIN}" y="${top}" width="${MARK}" height="${MARK}" viewBox="0 0 40 40">${brandMark()}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${scene.replace("<svg ", `<svg ${size} `)}${ring}${mark}</svg>`;
}
