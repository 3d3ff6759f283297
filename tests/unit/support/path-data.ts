export type Point = readonly [x: number, y: number];

/** The rings or lines of path data that knows M, relative l and z only. */
export function polylines(data: string): Point[][] {
  return data
    .split("M")
    .filter((part) => part !== "")
    .map((part) => {
      const [x0 = 0, y0 = 0, ...steps] = (part.match(/-?\d+/g) ?? []).map(Number);
      const points: Point[] = [[x0, y0]];
      let [x, y] = [x0, y0];
      for (let at = 0; at < steps.length; at += 2) {
        x += steps[at] ?? 0;
        y += steps[at + 1] ?? 0;
        points.push([x, y]);
      }
      return points;
    });
}

/** Whether a point lies within one of the rings. */
export function contains(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let crossings = 0;
  for (const ring of rings) {
    ring.forEach(([x1, y1], at) => {
      const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings++;
    });
  }
  return crossings % 2 === 1;
}

/** From a point to the rings' land: nothing when it is on it. */
export function distance(rings: readonly (readonly Point[])[], point: Point): number {
  if (contains(rings, point)) return 0;
  return gapToLines(
    rings.map((ring) => [...ring, ...ring.slice(0, 1)]),
    point,
  );
}

/** From a point to the nearest of some lines. */
export function gapToLines(lines: readonly (readonly Point[])[], [x, y]: Point): number {
  const gaps = lines.flatMap((line) =>
    line.slice(1).map(([x2, y2], at) => {
      const [x1, y1] = line[at] ?? [x2, y2];
      const length = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
      const part = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
      const t = Math.min(Math.max(part, 0), 1);
      return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1));
    }),
  );
  return Math.min(...gaps);
}
