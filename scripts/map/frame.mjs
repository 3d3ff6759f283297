import { geoMercator } from "d3-geo";

/** The sheet: its units are the map's coordinates. */
export const WIDTH = 960;
export const HEIGHT = 1120;

const WEST = -90.12;
const EAST = -87.24;
const MIDDLE = 17.16;
/** Shapes run on past the sheet's edge, so that no cut and no halo of a cut is seen on it. */
const BLEED = 60;

/** Belize with Flores and Tikal in the west, Chetumal in the north and the atolls in the east. */
export const projection = geoMercator()
  .rotate([-(WEST + EAST) / 2, 0])
  .scale(WIDTH / (((EAST - WEST) * Math.PI) / 180))
  .center([0, MIDDLE])
  .translate([WIDTH / 2, HEIGHT / 2])
  .precision(0)
  .clipExtent([
    [-BLEED, -BLEED],
    [WIDTH + BLEED, HEIGHT + BLEED],
  ]);

/**
 * A point of a drawing.
 * @typedef {[number, number]} Point
 */

/**
 * @param {readonly number[]} lngLat
 * @returns {Point} whole units
 */
export function toSheet([lng = 0, lat = 0]) {
  const [x, y] = projection([lng, lat]) ?? [0, 0];
  return [Math.round(x), Math.round(y)];
}
