import * as words from "#messages/visitor/transfers.ts";
import type { MapMark } from "#ui/visitor/map/labels.ts";

/** Where rides begin and end, and the towns that they pass. */
export const RIDE_MARKS: readonly MapMark[] = [
  { place: "chetumal", side: "nw" },
  { place: "corozal", side: "w" },
  { place: "orange-walk", side: "w" },
  { place: "airport", side: "ne" },
  { place: "water-taxi", side: "ese", text: words.belizeCity },
  { place: "belmopan", side: "nw" },
  { place: "san-ignacio", side: "w" },
  { place: "flores", side: "s" },
  { place: "dangriga", side: "ne" },
  { place: "hopkins", side: "e" },
  { place: "placencia", side: "e" },
  { place: "punta-gorda", side: "e" },
];
