import type { PlaceId } from "#domain/catalogue/places.ts";
import { TOUR_SITES } from "#domain/catalogue/tour-sites.ts";
import * as words from "#messages/visitor/tour.ts";
import type { MapMark } from "#ui/visitor/map/labels.ts";
import type { MapView } from "#ui/visitor/map/sheet.ts";

interface Region {
  /** In words, after "Where it is:". */
  readonly name: string;
  readonly view: MapView;
  readonly around: readonly MapMark[];
}

const WEST: Region = {
  name: words.west,
  view: { x: 222, y: 400, width: 496, height: 310 },
  around: [
    { place: "san-ignacio", side: "n", kind: "pin" },
    { place: "belmopan", side: "ne" },
    { place: "belize-city", side: "n" },
  ],
};

const PETEN: Region = {
  name: words.peten,
  view: { x: 24, y: 416, width: 496, height: 310 },
  around: [
    { place: "san-ignacio", side: "n", kind: "pin" },
    { place: "flores", side: "s" },
  ],
};

const TOLEDO: Region = {
  name: words.toledo,
  view: { x: 160, y: 486, width: 768, height: 480 },
  around: [
    { place: "san-ignacio", side: "e", kind: "pin" },
    { place: "hopkins", side: "e" },
    { place: "placencia", side: "e" },
    { place: "punta-gorda", side: "e" },
  ],
};

const STANN_CREEK: Region = {
  name: words.stannCreek,
  view: { x: 282, y: 494, width: 496, height: 310 },
  around: [
    { place: "san-ignacio", side: "e", kind: "pin" },
    { place: "dangriga", side: "e" },
    { place: "hopkins", side: "e" },
    { place: "placencia", side: "ene" },
  ],
};

const REGIONS: Readonly<Record<number, Region>> = {
  1: WEST,
  2: WEST,
  3: TOLEDO,
  4: PETEN,
  5: WEST,
  6: STANN_CREEK,
  7: STANN_CREEK,
  8: STANN_CREEK,
};

/** Where the names of sites stand. */
const SIDES: Partial<Record<PlaceId, MapMark["side"]>> = {
  xunantunich: "se",
  "nohoch-cheen": "e",
  "inland-blue-hole": "se",
  "atm-cave": "s",
  "nim-li-punit": "ne",
  lubaantun: "w",
  tikal: "n",
  cockscomb: "w",
  "maya-centre": "se",
  bocawina: "w",
};

/** What the map of a tour shows; a tour that the office has added has none. */
export function tourMap(id: number) {
  const region = REGIONS[id];
  const sites = TOUR_SITES[id];
  if (!region || !sites) return undefined;
  const marks: readonly MapMark[] = [
    ...region.around,
    ...sites.map((place) => ({ place, side: SIDES[place] ?? "e", kind: "site" as const })),
  ];
  return { region, sites, marks };
}
