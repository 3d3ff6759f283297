import * as ruins from "#messages/catalogue/tours/archaeology.ts";
import * as caves from "#messages/catalogue/tours/archaeology-and-caves.ts";
import * as nature from "#messages/catalogue/tours/nature-and-adventure.ts";
import * as towns from "#messages/catalogue/transfers/between-towns.ts";
import * as airport from "#messages/catalogue/transfers/from-the-airport.ts";
import { toursIn } from "./built-in/tours.ts";
import { transfersIn } from "./built-in/transfers.ts";
import type { Tour } from "./tour.ts";
import type { Transfer } from "./transfer.ts";

/** The built-in tours in the language of the build. */
export const TOURS: readonly Tour[] = toursIn({ ...caves.tours, ...ruins.tours, ...nature.tours });

/** The built-in transfers in the language of the build. */
export const TRANSFERS: readonly Transfer[] = transfersIn(
  { ...airport.transfers, ...towns.transfers },
  airport.vehicle,
);
