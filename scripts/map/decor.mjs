import { toSheet } from "./frame.mjs";
import { pathData, simplify, soften } from "./path.mjs";

/** @typedef {import("./frame.mjs").Point} Point */
/** @typedef {readonly (readonly number[])[]} Line longitude, latitude */

/** Natural Earth leaves out these atolls: middle, half width and half height in units, lean in degrees. */
const ATOLLS = /** @type {const} */ ([
  { at: [-87.87, 17.33], rx: 32, ry: 62, lean: 14 },
  { at: [-87.535, 17.3], rx: 21, ry: 52, lean: 16 },
  { at: [-87.79, 16.82], rx: 19, ry: 40, lean: 24 },
]);

/** Small cayes, each a dot. @type {Line} */
const CAYES = [
  ...[
    [-88.025, 17.765],
    [-88.022, 17.745],
    [-88.019, 17.724],
    [-88.06, 17.6],
    [-88.03, 17.52],
  ],
  ...[
    [-88.075, 17.33],
    [-88.06, 17.19],
    [-88.05, 17.05],
    [-88.06, 16.9],
    [-88.08, 16.81],
  ],
  ...[
    [-88.1, 16.72],
    [-88.17, 16.62],
    [-88.21, 16.5],
    [-88.29, 16.36],
    [-88.38, 16.24],
  ],
  ...[
    [-88.5, 16.17],
    [-87.44, 17.19],
    [-87.52, 17.445],
    [-87.585, 17.235],
    [-87.77, 16.72],
  ],
  ...[
    [-87.83, 16.75],
    [-87.745, 16.91],
    [-88.61, 16.13],
  ],
];

/** The barrier reef, from Ambergris to the Sapodilla Cayes. @type {Line} */
const REEF = [
  ...[
    [-87.8, 18.12],
    [-87.9, 17.93],
    [-87.985, 17.74],
    [-88.0, 17.55],
    [-88.03, 17.35],
  ],
  ...[
    [-88.01, 17.1],
    [-88.02, 16.9],
    [-88.07, 16.68],
    [-88.16, 16.48],
    [-88.25, 16.3],
    [-88.36, 16.13],
  ],
];

/** @type {Line[]} */
const RIVERS = [
  // Mopan, then Belize River
  [
    ...[
      [-89.17, 17.03],
      [-89.13, 17.12],
      [-89.085, 17.145],
      [-89.055, 17.2],
      [-88.95, 17.235],
    ],
    ...[
      [-88.85, 17.262],
      [-88.76, 17.305],
      [-88.68, 17.37],
      [-88.63, 17.47],
      [-88.53, 17.53],
    ],
    ...[
      [-88.45, 17.6],
      [-88.39, 17.575],
      [-88.33, 17.568],
      [-88.2, 17.53],
    ],
  ],
  // Macal
  [
    [-88.93, 16.87],
    [-88.99, 16.98],
    [-89.03, 17.06],
    [-89.055, 17.2],
  ],
  // New River
  [
    [-88.66, 17.68],
    [-88.63, 17.8],
    [-88.585, 17.95],
    [-88.545, 18.09],
    [-88.48, 18.2],
    [-88.43, 18.33],
  ],
];

/** The Maya Mountains: the foot of each, and its half width in units. @type {Line} */
const MOUNTAINS = [
  ...[
    [-88.9, 16.94, 38],
    [-88.71, 16.94, 44],
  ],
  ...[
    [-89.0, 16.81, 46],
    [-88.8, 16.8, 56],
    [-88.59, 16.83, 40],
  ],
  ...[
    [-88.93, 16.65, 56],
    [-88.69, 16.66, 50],
  ],
  ...[
    [-89.06, 16.51, 40],
    [-88.83, 16.52, 46],
  ],
];

/** Little clumps of forest: the foot of each, and its half width. @type {Line} */
const TREES = [
  ...[
    [-89.5, 17.45, 22],
    [-89.36, 17.56, 26],
    [-89.62, 17.62, 20],
    [-89.86, 17.44, 22],
  ],
  ...[
    [-89.76, 17.34, 16],
    [-89.4, 17.32, 18],
    [-88.96, 17.4, 20],
    [-88.82, 17.48, 22],
  ],
  ...[
    [-89.0, 17.86, 18],
    [-88.72, 17.92, 18],
    [-89.44, 16.66, 22],
    [-89.6, 16.74, 18],
  ],
  ...[
    [-89.84, 16.68, 24],
    [-89.5, 16.22, 24],
    [-89.42, 16.04, 18],
    [-89.36, 15.72, 22],
  ],
  ...[
    [-88.98, 18.3, 20],
    [-89.24, 18.42, 24],
    [-89.7, 17.98, 22],
    [-88.16, 18.22, 16],
  ],
  ...[
    [-88.36, 18.0, 16],
    [-89.52, 18.06, 18],
    [-88.34, 17.76, 16],
    [-89.12, 15.74, 18],
  ],
];

/** @type {Line} */
const WAVES = [
  ...[
    [-87.55, 18.42],
    [-87.42, 18.1],
    [-87.62, 17.86],
    [-87.38, 17.62],
    [-87.68, 17.56],
  ],
  ...[
    [-87.42, 16.98],
    [-87.62, 16.98],
    [-87.48, 16.62],
    [-87.78, 16.46],
    [-88.0, 16.3],
  ],
  ...[
    [-87.62, 16.28],
    [-88.12, 16.06],
    [-87.86, 16.1],
    [-87.44, 16.12],
    [-88.3, 15.98],
  ],
];

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
