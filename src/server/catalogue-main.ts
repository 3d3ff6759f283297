/** What the migration that seeds the catalogue asks for. Built into pb_hooks/lib/catalogue.js. */
import { TOURS, TRANSFERS } from "#domain/catalogue/built-in.ts";
import { tourRow, transferRow } from "#domain/catalogue/row.ts";

/** The built-in catalogue as rows, collection by collection. */
export const rows = { tours: TOURS.map(tourRow), transfers: TRANSFERS.map(transferRow) };
