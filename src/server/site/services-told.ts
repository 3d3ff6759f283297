import type { Catalogue } from "#domain/catalogue/find.ts";
import type { CatalogueItem, ItemType } from "#domain/catalogue/item.ts";
import type { TourDetails } from "#domain/catalogue/tour.ts";
import type { Language } from "#domain/language.ts";
import type { DetailsById } from "#domain/site/site.ts";
import { foundOrNull } from "../pocketbase/found-or-null.ts";
import { tourOf, transferOf, type Words, wordsOf } from "./catalogue.ts";

/** What visitors may see of the catalogue in a language, by number, with the long texts of the tours. */
export function activeServices(
  app: pb.App,
  language: Language,
): Catalogue & { details: DetailsById } {
  const records = (type: ItemType) =>
    app
      .findAllRecords(`${type}s`)
      .filter((record) => record.getBool("active"))
      .sort((a, b) => a.getInt("number") - b.getInt("number"))
      .map((record) => [record, wordsOf(record, language)] as const);
  const tours = records("tour");
  const details: Record<number, TourDetails> = {};
  for (const [record, words] of tours) details[record.getInt("number")] = detailsOf(words);
  return {
    tours: tours.map(([record, words]) => tourOf(record, words)),
    transfers: records("transfer").map(([record, words]) => transferOf(record, words)),
    details,
  };
}

/** A service in a language, offered or not; undefined for one that is not in the catalogue. */
export function findItemIn(
  app: pb.App,
  { type, id, language }: { type: ItemType; id: number; language: Language },
): { item: CatalogueItem; details?: TourDetails } | undefined {
  const record = foundOrNull(() => app.findFirstRecordByData(`${type}s`, "number", id));
  if (!record) return undefined;
  const words = wordsOf(record, language);
  if (type === "transfer") return { item: transferOf(record, words) };
  return { item: tourOf(record, words), details: detailsOf(words) };
}

function detailsOf({ text, list, itinerary }: Words): TourDetails {
  return {
    longDescription: text("long_description"),
    highlights: list("highlights"),
    includes: list("includes"),
    itinerary: itinerary("itinerary"),
    requirements: list("requirements"),
  };
}
