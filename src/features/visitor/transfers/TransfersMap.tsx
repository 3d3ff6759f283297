import { useSite } from "#ui/site/use-site.ts";
import { BelizeMap } from "#ui/visitor/map/BelizeMap.tsx";
import { RIDE_MARKS } from "./ride-marks.ts";

const ALT =
  "Map of Belize with the roads of our transfers: from the international airport near Belize City " +
  "north to Corozal and Chetumal in Mexico, west to San Ignacio and Flores in Guatemala, " +
  "south to Dangriga, Hopkins, Placencia and Punta Gorda.";

/** All our rides on one map, one of them lit. */
export function TransfersMap({ ride }: { ride: number | null }) {
  const route = useSite().transfers.find(({ id }) => id === ride)?.route;
  return <BelizeMap alt={route ? `${ALT} Lit: ${route}.` : ALT} marks={RIDE_MARKS} ride={ride} />;
}
