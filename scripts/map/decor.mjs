import { toSheet } from "./frame.mjs";
import { ATOLLS, CAYES, MOUNTAINS, REEF, RIVERS, TREES, WAVES } from "./nature.mjs";
import { pathData, simplify, soften } from "./path.mjs";

/** @typedef {import("./frame.mjs").Point} Point */
/** @typedef {import("./nature.mjs").Line} Line */

/** @param {Line} line @param {number} steps */
const softLine = (line, steps) =>
  pathData(simplify(soften(line.map(toSheet), steps).flat(), 0.7), false);

/** @param {(typeof ATOLLS)[number]} atoll */
function ring({ at, rx, ry, lean }) {
  const [x, y] = toSheet(at);
  const turn = (lean * Math.PI) / 180;
  const points = Array.from({ length: 14 }, (_, step) => {
    const angle = (step / 14) * 2 * Math.PI;
    const [a, b] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return /** @type {Point} */ ([
      x + a * Math.cos(turn) - b * Math.sin(turn),
      y + a * Math.sin(turn) + b * Math.cos(turn),
    ]);
  });
  return pathData(points, true);
}

/** A hill in two planes; the light comes from the upper left. @param {readonly number[]} hill */
function hill([lng = 0, lat = 0, w = 0]) {
  const [x, y] = toSheet([lng, lat]);
  /** @param {number} part */
  const of = (part) => Math.round(w * part);
  const slope = `M${x - w} ${y}c${of(0.4)}-${of(0.34)} ${of(0.62)}-${of(0.8)} ${w}-${of(0.8)}`;
  return {
    base: `${slope}s${of(0.6)} ${of(0.46)} ${w} ${of(0.8)}q-${w} ${of(0.2)}-${2 * w} 0z`,
    lit: `${slope}c-${of(0.12)} ${of(0.28)} ${of(0.08)} ${of(0.36)}-${of(0.12)} ${of(0.52)}s-${of(0.2)} ${of(0.16)}-${of(0.22)} ${of(0.35)}q-${of(0.36)} ${of(0.02)}-${of(0.66)}-${of(0.07)}z`,
  };
}

/** Three crowns on one foot. @param {readonly number[]} clump */
function clump([lng = 0, lat = 0, w = 0]) {
  const [x, y] = toSheet([lng, lat]);
  const r = Math.round(w / 2);
  return {
    base: `M${x - w} ${y}q-4-${r} ${r}-${r}q2-${r} ${r}-${r}t${r} ${r}q${r + 4} 0 ${r} ${r}z`,
    lit: `M${x - w + 4} ${y - 3}q-2-${r - 5} ${r - 2}-${r - 4}q2-${r - 2} ${r - 3}-${r - 3}q-${q(r)} ${q(r)}-${q(r)} ${r}q-${r - q(r)} 0-${r - 4} ${r - 4}z`,
  };
}

/** @param {number} r */
const q = (r) => Math.round(r * 0.45);

/** All that is there for the eye. */
export function drawDecor() {
  const hills = MOUNTAINS.map(hill);
  const clumps = TREES.map(clump);
  const points = (/** @type {Line} */ line) => line.map(toSheet);
  return {
    atolls: ATOLLS.map(ring).join(""),
    cayes: points(CAYES)
      .map(([x, y]) => `M${x} ${y}h0`)
      .join(""),
    reef: softLine(REEF, 4),
    rivers: RIVERS.map((river) => softLine(river, 4)).join(""),
    hills: [...hills, ...clumps].map(({ base }) => base).join(""),
    hillsLit: [...hills, ...clumps].map(({ lit }) => lit).join(""),
    waves: points(WAVES)
      .map(([x, y]) => `M${x} ${y}q9-9 18 0t18 0`)
      .join(""),
  };
}
