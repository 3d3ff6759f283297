import * as v from "valibot";
import type { Bookable } from "#domain/booking/office/booking.ts";
import { startTime } from "#domain/calendar/tour-hours.ts";
import { asksOf } from "#domain/catalogue/service/asks.ts";
import { offeredBeside } from "#domain/catalogue/service/bands.ts";
import { depositOf } from "#domain/catalogue/service/deposit.ts";
import { otherWayIn } from "#domain/catalogue/service/other-way.ts";
import { textIn } from "#domain/catalogue/service/texts.ts";
import { TOUR_CATEGORIES } from "#domain/catalogue/tour.ts";
import { LANGUAGES } from "#domain/language.ts";
import { dollarsToCents } from "#domain/money.ts";
import { taxClassOf } from "#domain/receipts/tax.ts";
import type { WaiverTexts } from "#domain/waivers/text.ts";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";

const common = {
  number: v.number(),
  name: v.string(),
  slug: v.string(),
  price: v.number(),
  duration: v.string(),
  featured: v.boolean(),
  active: v.boolean(),
  tax_class: v.pipe(v.unknown(), v.transform(taxClassOf)),
  asks: v.pipe(v.unknown(), v.transform(asksOf)),
  bands: v.unknown(),
  extras: v.unknown(),
  questions: v.unknown(),
  deposit: v.pipe(v.unknown(), v.transform(depositOf)),
  waiver: v.optional(v.string(), ""),
  texts: v.fallback(
    v.nullish(
      v.record(
        v.string(),
        v.looseObject({ name: v.optional(v.string()), waiver: v.optional(v.string()) }),
      ),
    ),
    null,
  ),
};

const TourSchema = v.pipe(
  v.object({
    ...common,
    category: v.string(),
    location: v.string(),
    min_pax: v.number(),
    itinerary: v.fallback(v.array(v.object({ time: v.string(), activity: v.string() })), []),
  }),
  v.transform(
    (row): Bookable => ({
      startTime: startTime(row.itinerary),
      item: {
        type: "tour",
        ...base(row),
        category: TOUR_CATEGORIES.find((known) => known === row.category) ?? TOUR_CATEGORIES[0],
        location: row.location,
        rating: 0,
        reviewCount: 0,
        minPax: Math.max(1, row.min_pax),
        shortDescription: "",
      },
      isOffered: row.active,
      names: namesOf(row),
      taxClass: row.tax_class,
      waiver: waiverOf(row),
    }),
  ),
);

const TransferSchema = v.pipe(
  v.object({
    ...common,
    route: v.string(),
    from_location: v.string(),
    to_location: v.string(),
    route_back: v.optional(v.string()),
    back_percent: v.optional(v.number()),
    back_amount: v.optional(v.number()),
    additional_pax_price: v.number(),
    max_passengers: v.number(),
    price_type: v.fallback(v.picklist(["per_group_additional", "per_person", "flat"]), "flat"),
  }),
  v.transform(
    (row): Bookable => ({
      item: {
        type: "transfer",
        ...base(row),
        route: row.route,
        additionalPaxPriceCents:
          row.additional_pax_price > 0 ? dollarsToCents(row.additional_pax_price) : null,
        description: "",
        fromLocation: row.from_location,
        toLocation: row.to_location,
        maxPassengers: Math.max(1, row.max_passengers),
        priceType: row.price_type,
        ...otherWayIn(row),
      },
      isOffered: row.active,
      startTime: "",
      names: namesOf(row),
      taxClass: row.tax_class,
      waiver: waiverOf(row),
    }),
  ),
);

type Row = v.InferOutput<v.ObjectSchema<typeof common, undefined>>;

function base(row: Row) {
  return {
    id: row.number,
    name: row.name,
    slug: row.slug,
    priceCents: dollarsToCents(row.price),
    duration: row.duration,
    featured: row.featured,
    imageUrl: null,
    asks: row.asks,
    ...offeredBeside(row),
    deposit: row.deposit,
  };
}

function namesOf({ name, texts }: Pick<Row, "name" | "texts">): Bookable["names"] & object {
  const others = LANGUAGES.slice(1).map((language) => [
    language,
    textIn(texts?.[language]?.name, name),
  ]);
  return Object.fromEntries(others);
}

/** What its guests sign, in the languages in which it is written. */
const waiverOf = ({ waiver, texts }: Pick<Row, "waiver" | "texts">): WaiverTexts =>
  Object.fromEntries(
    LANGUAGES.map((language, at) => [
      language,
      at === 0 ? waiver : texts?.[language]?.waiver,
    ]).filter(([, text]) => text),
  );

/** All that can be booked at the desk, with the server's prices of now: the withdrawn ones too. */
export function loadBookables(signal: AbortSignal): Promise<readonly Bookable[]> {
  return remoteCall(async () => {
    const options = { sort: "number", signal };
    const [tours, transfers] = await Promise.all([
      pocketbase.collection("tours").getFullList({ ...options, fields: fieldsOf(TourSchema) }),
      pocketbase
        .collection("transfers")
        .getFullList({ ...options, fields: fieldsOf(TransferSchema) }),
    ]);
    return [...v.parse(v.array(TourSchema), tours), ...v.parse(v.array(TransferSchema), transfers)];
  });
}

function fieldsOf(schema: typeof TourSchema | typeof TransferSchema): string {
  const { texts: _, ...columns } = schema.pipe[0].entries;
  // of what is written in other languages the names alone, and what is signed
  const names = LANGUAGES.slice(1).flatMap((language) =>
    ["name", "bands", "extras", "questions", "route_back", "waiver"].map(
      (field) => `texts.${language}.${field}`,
    ),
  );
  return [...Object.keys(columns), ...names].join(",");
}
