/**
 * Draws the map of Belize from public-domain geography (Natural Earth by way of world-atlas) and
 * our places and roads into src/ui/visitor/map/geography.ts. To be run by hand after one of them has
 * changed; a unit test holds the result against the places.
 */
import { writeFile } from "node:fs/promises";
import { createServer } from "vite";
import { runOrThrow, tool } from "../src/host/system/command.mjs";
import { drawCoast } from "./map/coast.mjs";
import { drawDecor } from "./map/decor.mjs";
import { toSheet } from "./map/frame.mjs";
import { networkMaker } from "./map/network.mjs";
import { pathData } from "./map/path.mjs";
import { HIGHWAYS, TRACKS } from "./map/roads.mjs";

const FILE = "src/ui/visitor/map/geography.ts";

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false },
  logLevel: "error",
});
const { PLACES, TRANSFER_PATHS } = await vite.ssrLoadModule("/src/domain/catalogue/places.ts");
await vite.close();

/** @type {{ id: string, lng: number, lat: number }[]} */
const places = PLACES;
/** @type {[string, { from: string, via: string[], to: string }][]} */
const rides = Object.entries(TRANSFER_PATHS);

const network = networkMaker(
  Object.fromEntries(places.map(({ id, lng, lat }) => [id, { lng, lat }])),
);
/** @param {Record<string, import("./map/roads.mjs").Road>} roads */
const draw = (roads) =>
  Object.values(roads)
    .map((road) => pathData(network.add(road), false))
    .join("");
const highways = draw(HIGHWAYS);
const tracks = draw(TRACKS);

const shapes = { ...drawCoast(), ...drawDecor(), highways, tracks };
const points = Object.fromEntries(places.map(({ id, lng, lat }) => [id, toSheet([lng, lat])]));
const lines = Object.fromEntries(
  rides.map(([id, { from, via, to }]) => [id, pathData(network.way([from, ...via, to]), false)]),
);

/** @param {Record<string, unknown>} record */
const members = (record) =>
  Object.entries(record)
    .map(([key, value]) => `  ${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${literal(value)},`)
    .join("\n");
/** @param {unknown} value */
const literal = (value) => JSON.stringify(value).replace(",", ", ");

await writeFile(
  FILE,
  `// Made by scripts/draw-map.mjs. Do not edit.
import type { PlaceId } from "#domain/catalogue/places.ts";

/** The map's layers, as path data, on the sheet of sheet.ts. */
export const SHAPES = {
${members(shapes)}
} as const;

/** Where each place stands on the sheet. */
export const POINTS: Readonly<Record<PlaceId, readonly [x: number, y: number]>> = {
${members(points)}
};

/** The way of each transfer by its id, as path data. */
export const RIDES: Readonly<Record<number, string>> = {
${members(lines)}
};
`,
);
await runOrThrow(tool("biome"), ["format", "--write", FILE]);
console.log(`${FILE}: ${places.length} places, ${rides.length} rides`);
