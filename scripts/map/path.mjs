/** @typedef {import("./frame.mjs").Point} Point */

/**
 * Drops the points that bend a line by less than `tolerance` (Ramer, Douglas, Peucker).
 * @param {readonly Point[]} points
 * @param {number} tolerance
 * @returns {Point[]}
 */
export function simplify(points, tolerance) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let worst = 0;
  for (let at = 1; at < points.length - 1; at++) {
    const distance = distanceToLine(points[at] ?? first, first, last);
    if (distance > worst) {
      worst = distance;
      farthest = at;
    }
  }
  if (worst <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

/** @param {Point} point @param {Point} from @param {Point} to */
function distanceToLine([x, y], [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs(dy * (x - x1) - dx * (y - y1)) / length;
}

/**
 * A soft line through all points (Catmull-Rom), with `steps` pieces between two of them.
 * @param {readonly Point[]} points
 * @param {number} steps
 * @returns {Point[][]} for each stretch between two points its pieces, both ends included
 */
export function soften(points, steps) {
  /** @param {number} at @returns {Point} */
  const point = (at) =>
    points[Math.min(Math.max(at, 0), points.length - 1)] ?? /** @type {Point} */ ([0, 0]);
  return points.slice(1).map((_, at) => {
    const [a, b, c, d] = [point(at - 1), point(at), point(at + 1), point(at + 2)];
    return Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      /** @param {0 | 1} axis */
      const along = (axis) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      return /** @type {Point} */ ([along(0), along(1)]);
    });
  });
}

/**
 * Path data in whole units, each point relative to the one before.
 * @param {readonly Point[]} points
 * @param {boolean} closed
 */
export function pathData(points, closed) {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)]);
  const [[x0 = 0, y0 = 0] = [], ...rest] = whole;
  let [x, y] = [x0, y0];
  let steps = "";
  for (const [nextX = 0, nextY = 0] of rest) {
    const [dx, dy] = [nextX - x, nextY - y];
    if (dx !== 0 || dy !== 0) steps += `${number(dx, steps === "")}${number(dy, false)}`;
    [x, y] = [nextX, nextY];
  }
  return `M${x0}${number(y0, false)}l${steps}${closed ? "z" : ""}`;
}

/** @param {number} value @param {boolean} first */
function number(value, first) {
  return first || value < 0 ? `${value}` : ` ${value}`;
}
