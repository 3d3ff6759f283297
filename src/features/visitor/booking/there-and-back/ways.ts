import type { ReactNode } from "react";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { PriceLine } from "#domain/price/lines.ts";
import type { SendBoth } from "../attempt.ts";

type Lines = readonly PriceLine[];

/** Which ways a form books. */
export interface Ways {
  /** What is booked, or booked first, as it is in its way. */
  readonly item: CatalogueItem;
  /** Of the lines of one way by itself: those of what is booked first, and those of the way back where both are. */
  readonly split: (fare: Lines) => readonly [there: Lines, back?: Lines];
  /** For the summary, where both are booked. */
  readonly tellBack?: (lines: Lines, paidTo: string) => ReactNode;
  readonly sendBoth?: SendBoth;
}
