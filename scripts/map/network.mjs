import { toSheet } from "./frame.mjs";
import { simplify, soften } from "./path.mjs";
import { JUNCTIONS } from "./roads.mjs";

/** @typedef {import("./frame.mjs").Point} Point */
/** @typedef {{ to: string, points: Point[], length: number }} Stretch */

const STEPS = 5;
const TOLERANCE = 0.7;

/** @param {readonly Point[]} points */
const lengthOf = (points) =>
  points
    .slice(1)
    .reduce(
      (sum, [x, y], at) => sum + Math.hypot(x - (points[at]?.[0] ?? x), y - (points[at]?.[1] ?? y)),
      0,
    );

/**
 * Softens each road as a whole and cuts it at its named points, so that rides which share a
 * stretch share its shape.
 * @param {Record<string, Record<string, number>>} places name → { lng, lat }
 */
export function networkMaker(places) {
  /** @type {Map<string, Stretch[]>} */
  const stretches = new Map();

  /** @param {string | readonly number[]} stop */
  const position = (stop) => {
    if (typeof stop !== "string") return toSheet(stop);
    const place = places[stop];
    const lngLat = place ? [place.lng ?? 0, place.lat ?? 0] : JUNCTIONS[stop];
    if (!lngLat) throw new Error(`a road passes ${stop}, which is neither place nor junction`);
    return toSheet(lngLat);
  };

  /** @param {string} from @param {string} to @param {Point[]} points */
  const connect = (from, to, points) => {
    const known = stretches.get(from) ?? [];
    stretches.set(from, [...known, { to, points, length: lengthOf(points) }]);
  };

  return {
    /**
     * @param {import("./roads.mjs").Road} road
     * @returns {Point[]} the whole road
     */
    add(road) {
      const pieces = soften(road.map(position), STEPS);
      let from = 0;
      road.forEach((stop, at) => {
        const start = road[from];
        if (at === from || typeof stop !== "string") return;
        const points = simplify(pieces.slice(from, at).flat(), TOLERANCE);
        if (typeof start === "string") {
          connect(start, stop, points);
          connect(stop, start, [...points].reverse());
        }
        from = at;
      });
      return simplify(pieces.flat(), TOLERANCE);
    },

    /**
     * The shortest way by road that passes all stops in order.
     * @param {readonly string[]} stops
     */
    way: (stops) =>
      stops.slice(1).flatMap((stop, at) => shortest(stretches, stops[at] ?? stop, stop)),
  };
}

/**
 * Dijkstra's way; the network is too small for a queue.
 * @param {Map<string, Stretch[]>} stretches
 * @param {string} start
 * @param {string} end
 * @returns {Point[]}
 */
function shortest(stretches, start, end) {
  /** @type {Map<string, { length: number, points: Point[] }>} */
  const open = new Map([[start, { length: 0, points: [] }]]);
  const done = new Set();
  for (;;) {
    const [nearest] = [...open].sort(([, a], [, b]) => a.length - b.length);
    if (!nearest) throw new Error(`no road from ${start} to ${end}`);
    const [stop, { length, points }] = nearest;
    if (stop === end) return points;
    open.delete(stop);
    done.add(stop);
    for (const next of stretches.get(stop) ?? []) {
      const total = length + next.length;
      if (done.has(next.to) || total >= (open.get(next.to)?.length ?? Number.POSITIVE_INFINITY))
        continue;
      open.set(next.to, { length: total, points: [...points, ...next.points] });
    }
  }
}
