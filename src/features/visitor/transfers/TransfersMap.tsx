import * as words from "#messages/visitor/transfers.ts";
import { useSite } from "#ui/site/use-site.ts";
import { BelizeMap } from "#ui/visitor/map/BelizeMap.tsx";
import { RIDE_MARKS } from "./ride-marks.ts";

/** All our rides on one map, one of them lit. */
export function TransfersMap({ ride }: { ride: number | null }) {
  const route = useSite().transfers.find(({ id }) => id === ride)?.route;
  const alt = route ? words.mapAltLit(route) : words.mapAlt;
  return <BelizeMap alt={alt} marks={RIDE_MARKS} ride={ride} />;
}
