import type { Catalogue } from "../catalogue/find.ts";
import type { TourDetails } from "../catalogue/tour.ts";
import type { Accent, ColourScheme } from "./appearance.ts";
import type { SiteContent } from "./content.ts";

/** The long texts of tours by their ids. */
export type DetailsById = Readonly<Record<number, TourDetails>>;

/** What the operator offers and has set, as the public site shows it. */
export interface SiteFacts extends Catalogue, SiteContent {
  readonly siteTitle: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly colorScheme: ColourScheme;
  readonly accent: Accent;
  /** Address of the operator's logo; null while our drawn mark stands in. */
  readonly logo: string | null;
  /** Where the operator picks up, proposed in forms; pages do without, and devices keep it. */
  readonly places: readonly string[];
  /** Hours before the departure until which changing and cancelling are free. */
  readonly policyHours: number;
  /** How a deposit is paid, in the operator's words; empty where nothing is said. */
  readonly depositHow: string;
  /** Of all tours where the server tells it; a page carries those that it shows. */
  readonly details: DetailsById;
}

/**
 * The site at one moment: told by `GET /api/site`, carried by each page in one JSON block, and kept
 * on the device. All three are this one shape.
 */
export interface Site extends SiteFacts {
  /** Names the content: equal for equal facts. */
  readonly id: string;
  /** When it last changed, ms since 1970 (UTC) by the server's clock; 0 for the built-in site. */
  readonly version: number;
}

/** As a page carries it. */
export interface CarriedSite extends Site {
  /** Without what only pages say that show everything: the texts of tours and rides, guests' words, the team. */
  readonly isNamesOnly?: true;
}

/** The facts as a text that is equal for equal facts, however they were put together. */
export function siteText(facts: SiteFacts): string {
  return JSON.stringify(facts, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
