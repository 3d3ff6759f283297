import type { PlaceId } from "./places.ts";

/** Where each tour, by its id, goes; in the order of the day. */
export const TOUR_SITES: Readonly<Record<number, readonly PlaceId[]>> = {
  1: ["xunantunich", "nohoch-cheen"],
  2: ["xunantunich", "inland-blue-hole"],
  3: ["nim-li-punit", "lubaantun"],
  4: ["tikal"],
  5: ["atm-cave"],
  6: ["cockscomb"],
  7: ["cockscomb", "maya-centre"],
  8: ["bocawina"],
};
