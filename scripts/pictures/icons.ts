import { colour } from "../../src/host/pages/tokens.ts";
import { brandMark } from "./brand-mark.ts";

/** The round mark alone, on nothing. */
const ROUND = { viewBox: "0 0 40 40", ground: "" };

/** The mark run out to the edges: the system cuts these icons to its own shape. */
const BLED = { viewBox: "0 0 40 40", ground: ground() };

/** With all that matters inside the circle that every cut leaves whole (80 % across). */
const MASKABLE = { viewBox: "-2.5 -2.5 45 45", ground: ground() };

/** Sky and river of the mark, beyond its circle. */
function ground() {
  const area = (y: number) => `x="-10" y="${y}" width="60" height="60"`;
  return `<rect ${area(-10)} fill="${colour("mark-sky")}"/><rect ${area(27.5)} fill="${colour("cenote")}"/>`;
}

const draw = ({ viewBox, ground }: typeof ROUND, size?: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size ? ` width="${size}" height="${size}"` : ""}>${ground}${brandMark()}</svg>`;

/** The site's icons, from the brand mark: file → drawing. */
export const icons = () => ({
  "favicon.svg": draw(ROUND),
  "favicon.ico": draw(ROUND, 32),
  "apple-touch-icon.png": draw(BLED, 180),
  "icons/icon-192.png": draw(ROUND, 192),
  "icons/icon-512.png": draw(ROUND, 512),
  "icons/maskable-512.png": draw(MASKABLE, 512),
});
