import { TAX_CLASSES } from "#domain/receipts/tax.ts";
import type { ItemType } from "../item.ts";
import { TOUR_CATEGORIES } from "../tour.ts";

/** Whole numbers, tenths, cents. */
export type Step = 1 | 0.1 | 0.01;

/** What may stand in one field of a tour or transfer, under the name that PocketBase has for it. */
export type FieldRule =
  | {
      readonly kind: "text";
      readonly max: number;
      readonly isRequired?: boolean;
      /** Part of an address: one for all languages. */
      readonly isAddress?: boolean;
    }
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
  /** How much guests are asked for (`../asks.ts`). */
  | { readonly kind: "asks" }
  /** Who pays less by age, and what can be had beside it (`bands.ts`). */
  | { readonly kind: "bands" }
  | { readonly kind: "extras" }
  /** What guests are asked on the page of their booking (`questions.ts`). */
  | { readonly kind: "questions" }
  /** What is to be paid ahead (`./deposit.ts`). */
  | { readonly kind: "deposit" };

/** The longest list of a tour and its longest entry. */
export const LIST_LIMITS = { entries: 40, characters: 300 } as const;

/** Most bands of a service, and most extras; a name of one. */
export const BAND_LIMITS = { entries: 12, characters: 60, age: 120, most: 99 } as const;

/** Most questions of a service, and most choices of one; its words and a choice, in characters. */
export const QUESTION_LIMITS = { characters: 150, choices: 20, choice: 40 } as const;

/** The longest text that guests sign, in characters: some four pages. */
export const MOST_WAIVER = 12_000;

export const TOP_PRICE = 100_000;

/** One type only (SPEC §3); the list filters by it all the same. */
export const TRANSFER_TYPES = ["Private Ground Transfer"] as const;
const PRICE_TYPES = ["per_group_additional", "per_person", "flat"] as const;

const COMMON = {
  name: { kind: "text", max: 300, isRequired: true },
  slug: { kind: "text", max: 100, isRequired: true, isAddress: true },
  // less than a cent would be free of charge
  price: { kind: "number", min: 0.01, max: TOP_PRICE, step: 0.01 },
  tax_class: { kind: "choice", choices: TAX_CLASSES },
  short_description: { kind: "text", max: 500 },
  long_description: { kind: "lines", max: 10_000 },
  duration: { kind: "text", max: 100, isRequired: true },
  asks: { kind: "asks" },
  bands: { kind: "bands" },
  extras: { kind: "extras" },
  questions: { kind: "questions" },
  deposit: { kind: "deposit" },
  // what guests sign; empty for nothing (domain/waivers)
  waiver: { kind: "lines", max: MOST_WAIVER },
} as const satisfies Readonly<Record<string, FieldRule>>;

/** Each field's rule, by the type of service (SPEC §3 and §5, service edit). */
const SERVICE_RULES = {
  tour: {
    ...COMMON,
    category: { kind: "choice", choices: TOUR_CATEGORIES },
    location: { kind: "text", max: 200, isRequired: true },
    rating: { kind: "number", min: 0, max: 5, step: 0.1, empty: 0 },
    review_count: {
      kind: "number",
      min: 0,
      max: 1_000_000,
      step: 1,
      empty: 0,
    },
    min_pax: { kind: "number", min: 1, max: 50, step: 1, empty: 1 },
    highlights: { kind: "list" },
    includes: { kind: "list" },
    itinerary: { kind: "itinerary" },
    requirements: { kind: "list" },
  },
  transfer: {
    ...COMMON,
    route: { kind: "text", max: 300, isRequired: true },
    additional_pax_price: {
      kind: "number",
      min: 0,
      max: TOP_PRICE,
      step: 0.01,
      empty: 0,
    },
    description: { kind: "text", max: 2000 },
    from_location: { kind: "text", max: 200, isRequired: true },
    to_location: { kind: "text", max: 200, isRequired: true },
    // its other way, where it is offered both ways (`../other-way.ts`)
    route_back: { kind: "text", max: 300 },
    back_percent: { kind: "number", min: 0, max: 100, step: 1, empty: 0 },
    back_amount: { kind: "number", min: 0, max: TOP_PRICE, step: 0.01, empty: 0 },
    transfer_type: { kind: "choice", choices: TRANSFER_TYPES },
    vehicle_type: { kind: "text", max: 100 },
    max_passengers: {
      kind: "number",
      min: 1,
      max: 60,
      step: 1,
      empty: 10,
    },
    price_type: { kind: "choice", choices: PRICE_TYPES },
  },
} as const satisfies Readonly<Record<ItemType, Readonly<Record<string, FieldRule>>>>;

export const rulesOf = (type: ItemType): Readonly<Record<string, FieldRule>> => SERVICE_RULES[type];

/** Whether a field is written once a language (`texts.ts`); numbers, codes and addresses are the same in all. */
export function hasLanguages(rule: FieldRule): boolean {
  if (rule.kind === "text") return !rule.isAddress;
  return !["number", "choice", "asks", "deposit"].includes(rule.kind);
}

/** The names of the fields that are written once a language. */
export const textFieldsOf = (type: ItemType): readonly string[] =>
  Object.entries(rulesOf(type)).flatMap(([field, rule]) => (hasLanguages(rule) ? [field] : []));
