import { PLACES, type PlaceId, TOUR_SITES } from "#domain/catalogue/places.ts";
import { Card, CardPicture } from "#ui/Card.tsx";
import { BelizeMap } from "#ui/map/BelizeMap.tsx";
import type { MapMark, MapView } from "#ui/map/labels.ts";
import styles from "./TourMap.module.css";

interface Region {
  /** In words, after "Where it is:". */
  readonly name: string;
  readonly view: MapView;
  readonly around: readonly MapMark[];
}

const WEST: Region = {
  name: "western Belize",
  view: { x: 222, y: 400, width: 496, height: 310 },
  around: [
    { place: "san-ignacio", side: "n", kind: "pin" },
    { place: "belmopan", side: "ne" },
    { place: "belize-city", side: "n" },
  ],
};

const PETEN: Region = {
  name: "Petén, Guatemala",
  view: { x: 24, y: 416, width: 496, height: 310 },
  around: [
    { place: "san-ignacio", side: "n", kind: "pin" },
    { place: "flores", side: "s" },
    { place: "belmopan", side: "se" },
  ],
};

const TOLEDO: Region = {
  name: "Toledo, the far south",
  view: { x: 190, y: 486, width: 768, height: 480 },
  around: [
    { place: "san-ignacio", side: "e", kind: "pin" },
    { place: "hopkins", side: "e" },
    { place: "placencia", side: "e" },
    { place: "punta-gorda", side: "e" },
  ],
};

const STANN_CREEK: Region = {
  name: "Stann Creek, the southern coast",
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

/** Where a tour goes, seen from San Ignacio and, in the south, from the coast's villages. */
export function TourMap({ id }: { id: number }) {
  const map = tourMap(id);
  if (!map) return null;
  const { region, sites, marks } = map;
  const goesTo = namesOf(sites);
  const from = namesOf(region.around.map(({ place }) => place));
  return (
    <section aria-labelledby="tour-map" className={styles.section}>
      <h3 id="tour-map" className={styles.title}>
        Where it is
      </h3>
      <p className={styles.text}>
        {goesTo}: {region.name}.
      </p>
      <Card as="div">
        <CardPicture>
          <BelizeMap
            alt={`Map of ${region.name} with ${goesTo}, and ${from} around.`}
            marks={marks}
            view={region.view}
          />
        </CardPicture>
      </Card>
    </section>
  );
}

function namesOf(places: readonly PlaceId[]): string {
  const names = places.map((id) => PLACES.find((place) => place.id === id)?.name ?? id);
  return new Intl.ListFormat("en").format(names);
}
