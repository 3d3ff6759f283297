import type { TourDetails } from "./tour.ts";
import { atmCave } from "./tour-details/atm-cave.ts";
import { bocawinaMayflowerAntelopeFalls } from "./tour-details/bocawina-mayflower-antelope-falls.ts";
import { cockscombRiverTubing } from "./tour-details/cockscomb-river-tubing.ts";
import { cockscombTubingChocolate } from "./tour-details/cockscomb-tubing-chocolate.ts";
import { nimLiPunitLubaantun } from "./tour-details/nim-li-punit-lubaantun.ts";
import { tikalGuatemala } from "./tour-details/tikal-guatemala.ts";
import { xunantunichCaveTubing } from "./tour-details/xunantunich-cave-tubing.ts";
import { xunantunichInlandBlueHole } from "./tour-details/xunantunich-inland-blue-hole.ts";

/** The long texts of each built-in tour by its id. */
export const TOUR_DETAILS: Readonly<Record<number, TourDetails>> = {
  1: xunantunichCaveTubing,
  2: xunantunichInlandBlueHole,
  3: nimLiPunitLubaantun,
  4: tikalGuatemala,
  5: atmCave,
  6: cockscombRiverTubing,
  7: cockscombTubingChocolate,
  8: bocawinaMayflowerAntelopeFalls,
};
