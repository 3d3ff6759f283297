import type { DepositRule } from "../deposit/rule.ts";
import type { Question } from "../questions/question.ts";
import type { Asks } from "./asks.ts";
import type { Band, Extra } from "./bands.ts";

/** One line of a tour's day: Belize clock time (`HH:MM`, 24 hours) and what happens. */
export interface ItineraryStop {
  readonly time: string;
  readonly activity: string;
}

/** The three headings under which tours are listed; related tours share one. */
export const TOUR_CATEGORIES = [
  "Archaeology & Caves",
  "Archaeology",
  "Nature & Adventure",
] as const;
export type TourCategory = (typeof TOUR_CATEGORIES)[number];

/**
 * What a card, a quote and a booking need of a tour (SPEC §3, Tour).
 * `id` is the specification's integer, used in addresses and as `item_id` of a booking.
 */
export interface TourSummary {
  readonly type: "tour";
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Price of one guest in US cents. */
  readonly priceCents: number;
  readonly shortDescription: string;
  readonly category: TourCategory;
  readonly featured: boolean;
  /** For people, e.g. `9 hours`. */
  readonly duration: string;
  /** For people, e.g. `Cayo District`. */
  readonly location: string;
  /** 0 to 5 in steps of 0.1; 0 with `reviewCount` 0 means that no figure is known. */
  readonly rating: number;
  readonly reviewCount: number;
  readonly minPax: number;
  /** Address of the operator's photograph; null while the drawn scene stands in. */
  readonly imageUrl: string | null;
  /**
   * The next departures that are open, `2026-12-24 07:30` in Belize, of one that departs by a schedule; undefined
   * for one that leaves when its guests wish.
   */
  readonly departures?: readonly string[] | undefined;
  /** How much is asked of a pick-up, where it is not as usual. */
  readonly asks?: Asks | undefined;
  /** Who pays less, and what can be had beside it; undefined where there is none. */
  readonly bands?: readonly Band[] | undefined;
  readonly extras?: readonly Extra[] | undefined;
  /** What guests are asked on the page of their booking. */
  readonly questions?: readonly Question[] | undefined;
  /** What is to be paid ahead. */
  readonly deposit?: DepositRule | undefined;
}

/** What only a tour's own page shows; kept apart so that lists and forms do not carry it. */
export interface TourDetails {
  readonly longDescription: string;
  readonly highlights: readonly string[];
  readonly includes: readonly string[];
  readonly itinerary: readonly ItineraryStop[];
  readonly requirements: readonly string[];
}

/** A guided tour with every field of the specification. */
export interface Tour extends TourSummary, TourDetails {}
