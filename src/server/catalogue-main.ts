/** What the migration that seeds the catalogue asks for. Built into pb_hooks/lib/catalogue.js. */
import { toursIn } from "#domain/catalogue/built-in/tours.ts";
import { transfersIn } from "#domain/catalogue/built-in/transfers.ts";
import { TOURS, TRANSFERS } from "#domain/catalogue/built-in.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { tourRow, transferRow } from "#domain/catalogue/row.ts";
import type { ServiceRow } from "#domain/catalogue/service/check.ts";
import { textFieldsOf } from "#domain/catalogue/service/rules.ts";
import type { StoredTexts } from "#domain/catalogue/service/texts.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";
import * as ruins from "../messages/es/catalogue/tours/archaeology.ts";
import * as caves from "../messages/es/catalogue/tours/archaeology-and-caves.ts";
import * as nature from "../messages/es/catalogue/tours/nature-and-adventure.ts";
import * as towns from "../messages/es/catalogue/transfers/between-towns.ts";
import * as airport from "../messages/es/catalogue/transfers/from-the-airport.ts";

const spanish = {
  tours: toursIn({ ...caves.tours, ...ruins.tours, ...nature.tours }),
  transfers: transfersIn({ ...airport.transfers, ...towns.transfers }, airport.vehicle),
};

/** The built-in catalogue as rows, collection by collection, each with its texts in Spanish. */
export const rows = {
  tours: withSpanish("tour", TOURS.map(tourRow), spanish.tours.map(tourRow)),
  transfers: withSpanish(
    "transfer",
    TRANSFERS.map(transferRow),
    spanish.transfers.map(transferRow),
  ),
};

function withSpanish<Row extends ServiceRow>(
  type: ItemType,
  english: readonly Row[],
  others: readonly Row[],
): readonly (Row & { readonly texts: StoredTexts })[] {
  return english.map((row, at) => ({ ...row, texts: { es: textsOf(type, others[at] ?? {}) } }));
}

/** What a whole row says in its language, as it is stored beside English. */
function textsOf(type: ItemType, row: ServiceRow): Readonly<Record<string, unknown>> {
  const activities = (row.itinerary as readonly ItineraryStop[] | undefined)?.map(
    ({ activity }) => activity,
  );
  const texts: ServiceRow = { ...row, itinerary: activities };
  return Object.fromEntries(textFieldsOf(type).map((field) => [field, texts[field]]));
}
