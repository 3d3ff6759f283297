import type { ItemType } from "../item.ts";
import { TOUR_CATEGORIES } from "../tour.ts";

/** Whole numbers, tenths, cents. */
export type Step = 1 | 0.1 | 0.01;

/** What may stand in one field of a tour or transfer, under the name that PocketBase has for it. */
export type FieldRule = { readonly label: string } & (
  | { readonly kind: "text"; readonly max: number; readonly isRequired?: boolean }
  | { readonly kind: "lines"; readonly max: number }
  | {
      readonly kind: "number";
      readonly min: number;
      readonly max: number;
      /** What lies between two steps is refused. */
      readonly step: Step;
      /** What an empty number is stored as; without one it is asked for. */
      readonly empty?: number;
    }
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "list" }
  | { readonly kind: "itinerary" }
);

/** The longest list of a tour and its longest entry. */
export const LIST_LIMITS = { entries: 40, characters: 300 } as const;

const TOP_PRICE = 100_000;

/** One type only (SPEC §3); the list filters by it all the same. */
export const TRANSFER_TYPES = ["Private Ground Transfer"] as const;
const PRICE_TYPES = ["per_group_additional", "per_person", "flat"] as const;

const COMMON = {
  name: { kind: "text", label: "Name", max: 300, isRequired: true },
  slug: { kind: "text", label: "Slug", max: 100, isRequired: true },
  // less than a cent would be free of charge
  price: { kind: "number", label: "Price", min: 0.01, max: TOP_PRICE, step: 0.01 },
  short_description: { kind: "text", label: "Short description", max: 500 },
  long_description: { kind: "lines", label: "Long description", max: 10_000 },
  duration: { kind: "text", label: "Duration", max: 100, isRequired: true },
} as const satisfies Readonly<Record<string, FieldRule>>;

/** Each field's rule, by the type of service (SPEC §3 and §5, service edit). */
const SERVICE_RULES = {
  tour: {
    ...COMMON,
    category: { kind: "choice", label: "Category", choices: TOUR_CATEGORIES },
    location: { kind: "text", label: "Location", max: 200, isRequired: true },
    rating: { kind: "number", label: "Rating", min: 0, max: 5, step: 0.1, empty: 0 },
    review_count: {
      kind: "number",
      label: "Review count",
      min: 0,
      max: 1_000_000,
      step: 1,
      empty: 0,
    },
    min_pax: { kind: "number", label: "Minimum guests", min: 1, max: 50, step: 1, empty: 1 },
    highlights: { kind: "list", label: "Highlights" },
    includes: { kind: "list", label: "Includes" },
    itinerary: { kind: "itinerary", label: "Itinerary" },
    requirements: { kind: "list", label: "Requirements" },
  },
  transfer: {
    ...COMMON,
    route: { kind: "text", label: "Route", max: 300, isRequired: true },
    additional_pax_price: {
      kind: "number",
      label: "Price of each extra guest",
      min: 0,
      max: TOP_PRICE,
      step: 0.01,
      empty: 0,
    },
    description: { kind: "text", label: "Description", max: 2000 },
    from_location: { kind: "text", label: "From", max: 200, isRequired: true },
    to_location: { kind: "text", label: "To", max: 200, isRequired: true },
    transfer_type: { kind: "choice", label: "Type", choices: TRANSFER_TYPES },
    vehicle_type: { kind: "text", label: "Vehicle", max: 100 },
    max_passengers: {
      kind: "number",
      label: "Maximum passengers",
      min: 1,
      max: 60,
      step: 1,
      empty: 10,
    },
    price_type: { kind: "choice", label: "Price type", choices: PRICE_TYPES },
  },
} as const satisfies Readonly<Record<ItemType, Readonly<Record<string, FieldRule>>>>;

export const rulesOf = (type: ItemType): Readonly<Record<string, FieldRule>> => SERVICE_RULES[type];
