import type { Language } from "../language.ts";

/** What something is called, by language; a reader whose language is missing reads English. */
export type Names = Readonly<Partial<Record<Language, string>>>;

/**
 * Guests who pay another price than the others by their age. Those whom no band counts pay the service's price: they
 * are no band of their own, so a booking that says only how many come is one of them alone.
 */
export interface Band {
  /** Names it in bookings, whatever it is called later. */
  readonly id: string;
  readonly names: Names;
  /** Youngest and oldest, in whole years; null where there is no end. */
  readonly fromAge: number;
  readonly toAge: number | null;
  /** Most of one booking; 0 for as many as come. */
  readonly most: number;
  /** What each pays, in US cents; null where it is a share. */
  readonly priceCents: number | null;
  /** Of the service's price, in percent; what it comes to is rounded to whole cents for each guest. */
  readonly share: number;
}

/** What can be had beside a service. */
export interface Extra {
  readonly id: string;
  readonly names: Names;
  /** US cents for one. */
  readonly priceCents: number;
  /** `guest`: at most one for each guest; `booking`: for all of them together. */
  readonly per: "guest" | "booking";
  /** Most of one booking; 0 for one a guest, or one. */
  readonly most: number;
}

/** How many of an extra a party can have. */
export function mostOf({ per, most }: Extra, guests: number): number {
  return per === "guest" ? Math.min(most || guests, guests) : most || 1;
}
