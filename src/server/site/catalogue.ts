import type { PastPrice } from "#domain/booking/decide.ts";
import type { CatalogueItem, ItemType } from "#domain/catalogue/item.ts";
import { asksOf } from "#domain/catalogue/service/asks.ts";
import { offeredBeside } from "#domain/catalogue/service/bands.ts";
import { depositOf } from "#domain/catalogue/service/deposit.ts";
import { otherWayIn } from "#domain/catalogue/service/other-way.ts";
import { itineraryIn, listIn, type StoredTexts, textIn } from "#domain/catalogue/service/texts.ts";
import type { ItineraryStop, TourCategory, TourSummary } from "#domain/catalogue/tour.ts";
import type { PriceType, TransferSummary } from "#domain/catalogue/transfer.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { dollarsToCents } from "#domain/money.ts";
import type { Priced } from "#domain/price/quote.ts";
import { forgetRules } from "../departures/rules.ts";
import { instantOf, jsonOf, stamp } from "../office/sql.ts";
import { keptCopy, storeOf } from "../pocketbase/store.ts";

const VERSION_KEY = "catalogueVersion";

export interface OfferedItem {
  readonly item: CatalogueItem;
  readonly isOffered: boolean;
}

const items = keptCopy({ version: VERSION_KEY, kept: "catalogueItems" }, readCatalogue);

/**
 * Looks an item up in the server's catalogue.
 * @returns undefined for an item that never was.
 */
export function findOffered(app: pb.App, type: ItemType, id: number): OfferedItem | undefined {
  return items(app)[`${type}/${id}`];
}

/** After the commit of every change of a tour or transfer: each engine reads the catalogue and its limits anew. */
export function catalogueChanged(e: pb.RecordEvent): void {
  forgetRules(e.app);
  storeOf(e.app).set(VERSION_KEY, Number(storeOf(e.app).get(VERSION_KEY) ?? 0) + 1);
  e.next();
}

interface PriceRow {
  /** US dollars. */
  readonly price: number;
  readonly additional_pax_price: number;
  readonly price_type: string;
  /** As PocketBase writes instants; null for the item's first price. */
  readonly since: string | null;
  readonly until: string;
}

/**
 * The prices that an item had at some time since `sinceMs` (UTC), without the present one and those
 * that the office has called a mistake. A trigger of the migrations keeps each when it is changed: it
 * stood from the change before.
 */
export function recentPrices(app: pb.App, item: CatalogueItem, sinceMs: number): PastPrice[] {
  const rows = jsonOf<PriceRow[]>(
    app,
    `SELECT json_group_array(json_object('price', price, 'additional_pax_price',
       additional_pax_price, 'price_type', price_type, 'since', since, 'until', changed_at)) AS value
     FROM (
       SELECT *, lag(changed_at) OVER (ORDER BY changed_at, rowid) AS since
       FROM price_changes WHERE item_type = {:type} AND item_id = {:id})
     WHERE changed_at >= {:since} AND voided = 0`,
    { type: item.type, id: item.id, since: stamp(sinceMs) },
  );
  return rows.map((row) => ({
    price: priced(item.type, row),
    fromMs: row.since === null ? 0 : instantOf(row.since),
    untilMs: instantOf(row.until),
  }));
}

function priced(type: ItemType, row: PriceRow): Priced {
  const priceCents = dollarsToCents(row.price);
  if (type === "tour") return { type, priceCents };
  return {
    type,
    priceCents,
    additionalPaxPriceCents: extraCents(row.additional_pax_price),
    priceType: row.price_type as PriceType,
  };
}

/** PocketBase's numbers are never null: 0 means that no extra is asked. */
function extraCents(dollars: number): number | null {
  return dollars > 0 ? dollarsToCents(dollars) : null;
}

function readCatalogue(app: pb.App): Record<string, OfferedItem> {
  const found: Record<string, OfferedItem> = {};
  for (const type of ["tour", "transfer"] as const) {
    for (const record of app.findAllRecords(`${type}s`)) {
      const words = wordsOf(record, LANGUAGES[0]);
      const item = type === "tour" ? tourOf(record, words) : transferOf(record, words);
      found[`${type}/${item.id}`] = { item, isOffered: record.getBool("active") };
    }
  }
  return found;
}

/** Reads what is written of a service in a language, under the names of the columns. */
export interface Words {
  text(field: string): string;
  list(field: string): string[];
  itinerary(field: string): ItineraryStop[];
}

export function wordsOf(record: pb.Record, language: Language): Words {
  const json = (field: string) => JSON.parse(record.getString(field) || "null");
  const written = (json("texts") as StoredTexts | null)?.[language] ?? {};
  return {
    text: (field) => textIn(written[field], record.getString(field)),
    list: (field) => listIn(written[field], json(field) ?? []),
    itinerary: (field) => itineraryIn(written[field], json(field) ?? []),
  };
}

export function tourOf(record: pb.Record, words: Words): TourSummary {
  return {
    type: "tour",
    ...common(record, words),
    category: record.getString("category") as TourCategory,
    location: words.text("location"),
    rating: record.getFloat("rating"),
    reviewCount: record.getInt("review_count"),
    minPax: Math.max(1, record.getInt("min_pax")),
    shortDescription: words.text("short_description"),
  };
}

export function transferOf(record: pb.Record, words: Words): TransferSummary {
  return {
    type: "transfer",
    ...common(record, words),
    route: words.text("route"),
    additionalPaxPriceCents: extraCents(record.getFloat("additional_pax_price")),
    description: words.text("description"),
    fromLocation: words.text("from_location"),
    toLocation: words.text("to_location"),
    maxPassengers: Math.max(1, record.getInt("max_passengers")),
    priceType: record.getString("price_type") as PriceType,
    ...otherWayIn({
      route_back: record.getString("route_back"),
      back_percent: record.getFloat("back_percent"),
      back_amount: record.getFloat("back_amount"),
      texts: JSON.parse(record.getString("texts") || "null"),
    }),
  };
}

function common(record: pb.Record, { text }: Words) {
  const json = (field: string) => JSON.parse(record.getString(field) || "null");
  const asks = asksOf(json("asks"));
  const deposit = depositOf(json("deposit"));
  return {
    id: record.getInt("number"),
    name: text("name"),
    slug: record.getString("slug"),
    priceCents: dollarsToCents(record.getFloat("price")),
    duration: text("duration"),
    featured: record.getBool("featured"),
    imageUrl: pictureOf(record),
    ...(asks && { asks }),
    ...offeredBeside({
      ...{ bands: json("bands"), extras: json("extras") },
      ...{ questions: json("questions"), texts: json("texts") },
    }),
    ...(deposit && { deposit }),
  };
}

function pictureOf(record: pb.Record): string | null {
  const file = record.getString("image");
  return file ? `/api/files/${record.collection().name}/${record.id}/${file}` : null;
}
