import { TRANSFER_PATHS } from "#domain/catalogue/places.ts";
import { TRANSFER_SUMMARIES } from "#domain/catalogue/transfer-summaries.ts";
import { BelizeMap } from "#ui/map/BelizeMap.tsx";
import type { MapMark } from "#ui/map/labels.ts";

const MARKS: readonly MapMark[] = [
  { place: "chetumal", side: "nw" },
  { place: "corozal", side: "w" },
  { place: "orange-walk", side: "w" },
  { place: "airport", side: "ne" },
  { place: "water-taxi", side: "ese", text: "Belize City" },
  { place: "belmopan", side: "nw" },
  { place: "san-ignacio", side: "w" },
  { place: "flores", side: "s" },
  { place: "dangriga", side: "ne" },
  { place: "hopkins", side: "e" },
  { place: "placencia", side: "e" },
  { place: "punta-gorda", side: "e" },
];

const ALT =
  "Map of Belize with the roads of our transfers: from the international airport near Belize City " +
  "north to Corozal and Chetumal in Mexico, west to San Ignacio and Flores in Guatemala, " +
  "south to Dangriga, Hopkins, Placencia and Punta Gorda.";

/** All our rides on one map, one of them lit. */
export function TransfersMap({ ride }: { ride: number | null }) {
  const path = ride === null ? undefined : TRANSFER_PATHS[ride];
  const route = TRANSFER_SUMMARIES.find(({ id }) => id === ride)?.route;
  return (
    <BelizeMap
      alt={route ? `${ALT} Lit: ${route}.` : ALT}
      marks={MARKS}
      ride={ride}
      lit={path && [path.from, path.to]}
    />
  );
}
