import type { PastPrice } from "#domain/booking/decide.ts";
import type { Catalogue } from "#domain/catalogue/find.ts";
import type { CatalogueItem, ItemType } from "#domain/catalogue/item.ts";
import type { TourCategory, TourDetails, TourSummary } from "#domain/catalogue/tour.ts";
import type { PriceType, TransferSummary } from "#domain/catalogue/transfer.ts";
import { dollarsToCents } from "#domain/money.ts";
import type { Priced } from "#domain/quote.ts";
import type { DetailsById } from "#domain/site/site.ts";
import { instantOf, jsonOf, stamp } from "../office/sql.ts";
import { foundOrNull } from "../pocketbase/found-or-null.ts";
import { storeOf } from "../pocketbase/store.ts";

const VERSION_KEY = "catalogueVersion";
const ITEMS_KEY = "catalogueItems";

export interface OfferedItem {
  readonly item: CatalogueItem;
  readonly isOffered: boolean;
}

/** Each engine of PocketBase's pool keeps its own copy; the version in the app's store tells when it is old. */
let copy: { version: number; items: Map<string, OfferedItem> } | null = null;

/**
 * Looks an item up in the server's catalogue.
 * @returns undefined for an item that never was.
 */
export function findOffered(app: pb.App, type: ItemType, id: number): OfferedItem | undefined {
  const version = Number(storeOf(app).get(VERSION_KEY) ?? 0);
  if (copy?.version !== version) copy = { version, items: itemsOf(app, version) };
  return copy.items.get(`${type}/${id}`);
}

/**
 * All items, read from the database once for all engines: a burst of visitors makes new engines, and
 * each would open a connection of its own for this.
 */
function itemsOf(app: pb.App, version: number): Map<string, OfferedItem> {
  const mark = `${version} `;
  const kept = String(storeOf(app).get(ITEMS_KEY) ?? "");
  if (kept.startsWith(mark)) return new Map(JSON.parse(kept.slice(mark.length)));
  const items = readCatalogue(app);
  storeOf(app).set(ITEMS_KEY, mark + JSON.stringify([...items]));
  return items;
}

/** After the commit of every change of a tour or transfer: each engine reads the catalogue anew. */
export function catalogueChanged(e: pb.RecordEvent): void {
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

function readCatalogue(app: pb.App): Map<string, OfferedItem> {
  const items = new Map<string, OfferedItem>();
  for (const type of ["tour", "transfer"] as const) {
    for (const record of app.findAllRecords(`${type}s`)) {
      const item = type === "tour" ? tourOf(record) : transferOf(record);
      items.set(`${type}/${item.id}`, { item, isOffered: record.getBool("active") });
    }
  }
  return items;
}

/** What visitors may see of the catalogue, by number, with the long texts of the tours. */
export function activeServices(app: pb.App): Catalogue & { details: DetailsById } {
  const records = (type: ItemType) =>
    app
      .findAllRecords(`${type}s`)
      .filter((record) => record.getBool("active"))
      .sort((a, b) => a.getInt("number") - b.getInt("number"));
  const tours = records("tour");
  const details: Record<number, TourDetails> = {};
  for (const record of tours) details[record.getInt("number")] = detailsOf(record);
  return { tours: tours.map(tourOf), transfers: records("transfer").map(transferOf), details };
}

/** The long texts of a tour, offered or not; undefined for one that is not in the catalogue. */
export function findTourDetails(app: pb.App, id: number): TourDetails | undefined {
  const record = foundOrNull(() => app.findFirstRecordByData("tours", "number", id));
  return record ? detailsOf(record) : undefined;
}

function tourOf(record: pb.Record): TourSummary {
  return {
    type: "tour",
    ...common(record),
    category: record.getString("category") as TourCategory,
    location: record.getString("location"),
    rating: record.getFloat("rating"),
    reviewCount: record.getInt("review_count"),
    minPax: Math.max(1, record.getInt("min_pax")),
    shortDescription: record.getString("short_description"),
  };
}

function detailsOf(record: pb.Record): TourDetails {
  const list = (field: string) => JSON.parse(record.getString(field) || "[]");
  return {
    longDescription: record.getString("long_description"),
    highlights: list("highlights"),
    includes: list("includes"),
    itinerary: list("itinerary"),
    requirements: list("requirements"),
  };
}

function transferOf(record: pb.Record): TransferSummary {
  return {
    type: "transfer",
    ...common(record),
    route: record.getString("route"),
    additionalPaxPriceCents: extraCents(record.getFloat("additional_pax_price")),
    description: record.getString("description"),
    fromLocation: record.getString("from_location"),
    toLocation: record.getString("to_location"),
    maxPassengers: Math.max(1, record.getInt("max_passengers")),
    priceType: record.getString("price_type") as PriceType,
  };
}

function common(record: pb.Record) {
  return {
    id: record.getInt("number"),
    name: record.getString("name"),
    slug: record.getString("slug"),
    priceCents: dollarsToCents(record.getFloat("price")),
    duration: record.getString("duration"),
    featured: record.getBool("featured"),
    imageUrl: pictureOf(record),
  };
}

function pictureOf(record: pb.Record): string | null {
  const file = record.getString("image");
  return file ? `/api/files/${record.collection().name}/${record.id}/${file}` : null;
}
