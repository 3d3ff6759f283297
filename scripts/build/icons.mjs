import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { colour } from "#host";
import { brandMark } from "./brand-mark.mjs";
import { ico } from "./png.mjs";
import { rasterise } from "./rasterise.mjs";

const FAVICON_SIZE = 32;

/** The round mark alone, on nothing. */
const ROUND = { viewBox: "0 0 40 40", ground: "" };

/** The mark run out to the edges: the system cuts these icons to its own shape. */
const BLED = { viewBox: "0 0 40 40", ground: ground() };

/** With all that matters inside the circle that every cut leaves whole (80 % across). */
const MASKABLE = { viewBox: "-2.5 -2.5 45 45", ground: ground() };

/** Sky and river of the mark, beyond its circle. */
function ground() {
  const area = (/** @type {number} */ y) => `x="-10" y="${y}" width="60" height="60"`;
  return `<rect ${area(-10)} fill="${colour("mark-sky")}"/><rect ${area(27.5)} fill="${colour("cenote")}"/>`;
}

/** @param {typeof ROUND & { size?: number }} icon */
const draw = ({ viewBox, ground, size }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size ? ` width="${size}" height="${size}"` : ""}>${ground}${brandMark()}</svg>`;

/** @param {typeof ROUND} kind @param {number} size */
const png = (kind, size) => rasterise(draw({ ...kind, size }), { opaque: kind !== ROUND });

/**
 * Draws the site's icons from the brand mark.
 * @param {string} dist
 */
export function drawIcons(dist) {
  mkdirSync(join(dist, "icons"), { recursive: true });
  const files = {
    "favicon.svg": draw(ROUND),
    "favicon.ico": ico({ png: png(ROUND, FAVICON_SIZE), size: FAVICON_SIZE }),
    "apple-touch-icon.png": png(BLED, 180),
    "icons/icon-192.png": png(ROUND, 192),
    "icons/icon-512.png": png(ROUND, 512),
    "icons/maskable-512.png": png(MASKABLE, 512),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content);
}
