import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoStream } from "d3-geo";
import { feature, merge, mesh } from "topojson-client";
import { projection } from "./frame.mjs";
import { pathData, simplify } from "./path.mjs";

/** @typedef {import("./frame.mjs").Point} Point */

const NEIGHBOURS = ["Mexico", "Guatemala", "Honduras"];
/** Smaller islands than this, in square units, would be specks. */
const SMALLEST = 14;

/** Natural Earth's countries, public domain, 1 : 10 million. */
const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve("world-atlas/countries-10m.json"), "utf8"));
/** @typedef {NonNullable<Parameters<typeof mesh>[1]>} Country */
/** @type {{ type: "GeometryCollection", geometries: Country[] }} */
const countries = atlas.objects.countries;
/** @param {Country} country */
const nameOf = ({ properties }) =>
  properties && "name" in properties ? String(properties.name) : "";
const here = countries.geometries.filter((country) =>
  ["Belize", ...NEIGHBOURS].includes(nameOf(country)),
);

/**
 * Projects and clips a shape.
 * @param {import("d3-geo").GeoPermissibleObjects} shape
 * @returns {Point[][]} its rings or lines
 */
function project(shape) {
  /** @type {Point[][]} */
  const lines = [];
  geoStream(
    shape,
    projection.stream({
      point: (x, y) => void lines.at(-1)?.push([x, y]),
      lineStart: () => void lines.push([]),
      lineEnd() {},
      polygonStart() {},
      polygonEnd() {},
    }),
  );
  return lines.filter((line) => line.length > 1);
}

/** @param {readonly Point[]} ring */
function area(ring) {
  const sum = ring.reduce((total, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum / 2);
}

/** @param {Point[]} ring halves, so that the closed ring has two ends to simplify between */
function simplifyRing(ring, tolerance = 1.6) {
  const middle = Math.floor(ring.length / 2);
  const start = ring[0] ?? /** @type {Point} */ ([0, 0]);
  return [
    ...simplify(ring.slice(0, middle + 1), tolerance).slice(0, -1),
    ...simplify([...ring.slice(middle), start], tolerance).slice(0, -1),
  ];
}

/** @param {import("d3-geo").GeoPermissibleObjects} shape */
const areas = (shape) =>
  project(shape)
    .filter((ring) => area(ring) > SMALLEST)
    .map((ring) => pathData(simplifyRing(ring), true))
    .join("");

/** @returns {{ land: string, belize: string, borders: string }} */
export function drawCoast() {
  const belize = here.find((country) => nameOf(country) === "Belize");
  if (!belize) throw new Error("world-atlas knows no Belize");
  /** @param {Country} country */
  const isNeighbour = (country) => NEIGHBOURS.includes(nameOf(country));
  return {
    // @ts-expect-error merge() wants polygons only, and countries are
    land: areas(merge(atlas, here)),
    belize: areas(feature(atlas, belize)),
    borders: project(mesh(atlas, countries, (a, b) => a !== b && isNeighbour(a) && isNeighbour(b)))
      .map((line) => pathData(simplify(line, 2), false))
      .join(""),
  };
}
