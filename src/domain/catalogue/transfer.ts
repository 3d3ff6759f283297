import type { DepositRule } from "../deposit/rule.ts";
import type { Question } from "../questions/question.ts";
import type { Asks } from "./asks.ts";
import type { Band, Extra } from "./bands.ts";
import type { OtherWay } from "./other-way.ts";

/** How a transfer's price grows with the party (SPEC §9, price calculation). */
export type PriceType = "per_group_additional" | "per_person" | "flat";

/**
 * What a card, a quote and a booking need of a private ride (SPEC §3, Transfer).
 * `id` is the specification's integer, used in addresses and as `item_id` of a booking.
 */
export interface TransferSummary {
  readonly type: "transfer";
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** For people, e.g. `Airport to San Ignacio`. */
  readonly route: string;
  /** Base price in US cents. */
  readonly priceCents: number;
  /** Price in US cents of each guest beyond the second; null where the base fare covers the group. */
  readonly additionalPaxPriceCents: number | null;
  /** The operator's time for people, e.g. `2.5 hours`. */
  readonly duration: string;
  readonly description: string;
  readonly fromLocation: string;
  readonly toLocation: string;
  readonly maxPassengers: number;
  readonly priceType: PriceType;
  readonly featured: boolean;
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
  /** Undefined for one that is offered one way only. */
  readonly back?: OtherWay | undefined;
}

/** What the back office edits beside the summary. */
interface TransferDetails {
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly transferType: "Private Ground Transfer";
  /** For people, e.g. `Air-conditioned shuttle`. */
  readonly vehicleType: string;
}

/** A private ground transfer with every field of the specification. */
export interface Transfer extends TransferSummary, TransferDetails {}
