import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PLACES, type PlaceId, TRANSFER_PATHS } from "#domain/catalogue/places.ts";
import { TOUR_SITES } from "#domain/catalogue/tour-sites.ts";
import { OFFICE_MARKS } from "#features/visitor/contact/office-marks.ts";
import { tourMap } from "#features/visitor/tours/tour-maps.ts";
import { RIDE_MARKS } from "#features/visitor/transfers/ride-marks.ts";
import { POINTS, RIDES, SHAPES } from "#ui/visitor/map/geography.ts";
import { type MapMark, placeName, signScale } from "#ui/visitor/map/labels.ts";
import { type MapView, SHEET } from "#ui/visitor/map/sheet.ts";
import { HEIGHT, WIDTH } from "../../../scripts/map/frame.mjs";
import { names as ENGLISH_NAMES } from "../../../src/messages/en/catalogue/places.ts";
import { names as SPANISH_NAMES } from "../../../src/messages/es/catalogue/places.ts";
import { places as SPANISH } from "../../../src/messages/es/visitor/map.ts";
import { contains, distance, gapToLines, polylines } from "../support/path-data.ts";

const BUDGET_BYTES = 6 * 1024;
/** Towns on the water's edge may stand this far from the simplified coast. */
const NEAR = 14;

const belize = polylines(SHAPES.belize);
const land = polylines(SHAPES.land);

test("the geography stays small", () => {
  const file = readFileSync("src/ui/visitor/map/geography.ts");
  expect(brotliCompressSync(file).length).toBeLessThan(BUDGET_BYTES);
});

test("the sheet is the one that the map was drawn on", () => {
  expect(SHEET).toEqual({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
});

describe("the land", () => {
  test.each(["san-ignacio", "belmopan", "orange-walk", "cockscomb"] as const)(
    "of Belize holds %s",
    (place) => expect(contains(belize, POINTS[place])).toBe(true),
  );

  test.each(["flores", "tikal", "chetumal"] as const)("of its neighbours holds %s", (place) => {
    expect(contains(belize, POINTS[place])).toBe(false);
    expect(distance(land, POINTS[place])).toBeLessThan(NEAR);
  });

  test.each([...PLACES])("has $id on it, or close by", ({ id }) => {
    const [x, y] = POINTS[id as PlaceId];
    expect(x > 0 && x < SHEET.width && y > 0 && y < SHEET.height).toBe(true);
    expect(distance(land, [x, y])).toBeLessThan(NEAR * (ISLANDS.has(id) ? 2 : 1));
  });
});

/** Their cayes are too narrow for the simplified coast. */
const ISLANDS = new Set(["caye-caulker", "san-pedro"]);

describe("the rides", () => {
  test.each(Object.entries(TRANSFER_PATHS))(
    "%s runs from end to end past its stops",
    (id, path) => {
      const [line = []] = polylines(RIDES[Number(id)] ?? "");
      expect(line[0]).toEqual(POINTS[path.from]);
      expect(line.at(-1)).toEqual(POINTS[path.to]);
      for (const stop of path.via) expect(line).toContainEqual(POINTS[stop]);
    },
  );

  test("all go on the roads", () => {
    const roads = polylines(SHAPES.highways);
    const gaps = Object.values(RIDES)
      .flatMap(polylines)
      .flat()
      .map((point) => gapToLines(roads, point));
    expect(Math.max(...gaps)).toBeLessThan(3);
  });

  test("end at places that are named on their map", () => {
    const named = new Set(RIDE_MARKS.map(({ place }) => place));
    for (const { from, to } of Object.values(TRANSFER_PATHS)) {
      expect(named).toContain(from);
      expect(named).toContain(to);
    }
  });
});

/** The size that names have on the narrowest map, and about the width of their letters. */
const LETTERS = { height: 43, width: 0.57 };

const MAPS: readonly [name: string, marks: readonly MapMark[], view: MapView][] = [
  ["contact", OFFICE_MARKS, SHEET],
  ["transfers", RIDE_MARKS, SHEET],
  ...Object.keys(TOUR_SITES).map((id): [string, readonly MapMark[], MapView] => {
    const map = tourMap(Number(id));
    if (!map) throw new Error(`no map of tour ${id}`);
    return [`tour ${id}`, map.marks, map.region.view];
  }),
];

/** The same maps with Spanish names. */
const IN_SPANISH = MAPS.map(([name, marks, view]) => {
  const named = marks.map((mark) => ({ text: SPANISH[mark.place], ...mark }));
  return [`${name}, in Spanish`, named, view] as const;
});

describe.each([...MAPS, ...IN_SPANISH])("the names on the map of %s", (_, marks, view) => {
  const boxes = marks.map((mark) => ({ name: mark.place, ...boxOf(mark, signScale(view)) }));

  test("are whole", () => {
    for (const box of boxes) {
      expect(box.left, box.name).toBeGreaterThan(view.x);
      expect(box.right, box.name).toBeLessThan(view.x + view.width);
      expect(box.top, box.name).toBeGreaterThan(view.y);
      expect(box.bottom, box.name).toBeLessThan(view.y + view.height);
    }
  });

  test("cover no other name and no other place", () => {
    for (const box of boxes) {
      for (const other of boxes) {
        if (other === box) continue;
        const apart =
          box.right < other.left ||
          other.right < box.left ||
          box.bottom < other.top ||
          other.bottom < box.top;
        expect(apart, `${box.name} and ${other.name}`).toBe(true);
        const [x, y] = POINTS[other.name];
        const covered = x > box.left && x < box.right && y > box.top && y < box.bottom;
        expect(covered, `${box.name} on ${other.name}`).toBe(false);
      }
    }
  });
});

test.each(Object.keys(TOUR_SITES))("sentences name the places of tour %s", (id) => {
  for (const { place } of tourMap(Number(id))?.marks ?? []) {
    expect(ENGLISH_NAMES, place).toHaveProperty(place);
    expect(SPANISH_NAMES, place).toHaveProperty(place);
  }
});

test("a tour that the office has added has no map", () => {
  expect(tourMap(99)).toBeUndefined();
});

/** The room of a name's capitals; what hangs below the line may touch the next one. */
function boxOf(mark: MapMark, scale: number) {
  const { text, dx, dy, anchor } = placeName(mark);
  const [x, y] = POINTS[mark.place];
  const width = text.length * LETTERS.width * LETTERS.height * scale;
  const half = (LETTERS.height * scale * 0.72) / 2;
  const start = x + dx * scale - { start: 0, middle: width / 2, end: width }[anchor];
  const middle = y + dy * scale;
  return { left: start, right: start + width, top: middle - half, bottom: middle + half };
}
