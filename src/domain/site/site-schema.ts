import * as v from "valibot";
import { STANDARD_POLICY_HOURS } from "../booking/guest-acts/policy.ts";
import type { Asks } from "../catalogue/asks.ts";
import type { Names } from "../catalogue/bands.ts";
import { TOUR_CATEGORIES } from "../catalogue/tour.ts";
import type { DepositRule } from "../deposit/rule.ts";
import type { Question } from "../questions/question.ts";
import { ACCENTS, COLOUR_SCHEMES } from "./appearance.ts";
import type { Site } from "./site.ts";

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A picture of our own server; nothing else may be loaded. */
const picture = v.nullable(v.pipe(v.string(), v.startsWith("/api/files/")));
const texts = v.array(v.string());

const beside = {
  id: v.string(),
  names: v.record(v.string(), v.string()) as unknown as v.GenericSchema<Names>,
  most: count,
};
const band = v.object({
  ...beside,
  fromAge: count,
  toAge: v.nullable(count),
  priceCents: v.nullable(cents),
  share: count,
});
const extra = v.object({ ...beside, priceCents: cents, per: v.picklist(["guest", "booking"]) });

const common = {
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.string(),
  slug: v.string(),
  priceCents: cents,
  duration: v.string(),
  featured: v.boolean(),
  imageUrl: picture,
  departures: v.optional(texts),
  bands: v.optional(v.array(band)),
  extras: v.optional(v.array(extra)),
  // checked when they were stored, too
  questions: v.optional(v.custom<readonly Question[]>(Array.isArray)),
  // what is none of ours is asked as usual (`askOf`)
  asks: v.optional(v.record(v.string(), v.string())) as unknown as v.GenericSchema<
    Asks | undefined
  >,
  // checked when it was stored
  deposit: v.optional(v.record(v.string(), v.number())) as unknown as v.GenericSchema<
    DepositRule | undefined
  >,
};

const Tour = v.object({
  ...common,
  type: v.literal("tour"),
  shortDescription: v.string(),
  category: v.picklist(TOUR_CATEGORIES),
  location: v.string(),
  rating: v.number(),
  reviewCount: count,
  minPax: count,
});

const Transfer = v.object({
  ...common,
  type: v.literal("transfer"),
  route: v.string(),
  additionalPaxPriceCents: v.nullable(cents),
  description: v.string(),
  fromLocation: v.string(),
  toLocation: v.string(),
  maxPassengers: count,
  priceType: v.picklist(["per_group_additional", "per_person", "flat"]),
  back: v.optional(
    v.object({
      names: v.record(v.string(), v.string()),
      percent: v.optional(v.number()),
      cents: v.optional(cents),
    }),
  ),
});

const Details = v.object({
  longDescription: v.string(),
  highlights: texts,
  includes: texts,
  itinerary: v.array(v.object({ time: v.string(), activity: v.string() })),
  requirements: texts,
});

const entry = { id: v.string(), sample: v.optional(v.boolean(), false) };

const SiteSchema = v.object({
  id: v.string(),
  version: v.number(),
  siteTitle: v.string(),
  contactEmail: v.string(),
  contactPhone: v.string(),
  colorScheme: v.picklist(COLOUR_SCHEMES),
  accent: v.picklist(ACCENTS),
  logo: picture,
  testimonials: v.array(
    v.object({
      ...entry,
      quote: v.string(),
      name: v.string(),
      location: v.string(),
      initial: v.optional(v.string(), ""),
    }),
  ),
  team: v.array(v.object({ ...entry, name: v.string(), role: v.string(), bio: v.string() })),
  social: v.array(
    v.object({ ...entry, label: v.string(), url: v.pipe(v.string(), v.startsWith("https://")) }),
  ),
  tours: v.array(Tour),
  transfers: v.array(Transfer),
  details: v.record(v.string(), Details),
  places: v.optional(texts, []),
  policyHours: v.optional(count, STANDARD_POLICY_HOURS),
  depositHow: v.optional(v.string(), ""),
});

/** The site that something says it is; null for anything else. */
export function parseSite(value: unknown): Site | null {
  const { success, output } = v.safeParse(SiteSchema, value);
  return success ? output : null;
}
