import { type CatalogueItem, isItemType } from "./item.ts";
import type { TourSummary } from "./tour.ts";
import { TOUR_SUMMARIES } from "./tour-summaries.ts";
import type { TransferSummary } from "./transfer.ts";
import { TRANSFER_SUMMARIES } from "./transfer-summaries.ts";

const MAX_FEATURED = 3;
const MAX_RELATED = 3;

/** An id as addresses write it: `5`, not `05`, `5.0` or `5abc`. */
const INTEGER_ID = /^[1-9]\d*$/;

const FINDERS = {
  tour: findTour,
  transfer: findTransfer,
} satisfies Record<CatalogueItem["type"], (idOrSlug: string) => CatalogueItem | undefined>;

/** A tour by the integer id or the slug of its address. */
export function findTour(idOrSlug: string): TourSummary | undefined {
  return findIn(TOUR_SUMMARIES, idOrSlug);
}

/** A transfer by the integer id or the slug of its address. */
export function findTransfer(idOrSlug: string): TransferSummary | undefined {
  return findIn(TRANSFER_SUMMARIES, idOrSlug);
}

/** What `/booking/{type}/{id}` names, if it names anything. */
export function findItem(type: string, id: string): CatalogueItem | undefined {
  return isItemType(type) ? FINDERS[type](id) : undefined;
}

/** Other tours of the same category, at most three (SPEC §9). */
export function relatedTours(tour: TourSummary): readonly TourSummary[] {
  return TOUR_SUMMARIES.filter(
    (other) => other.category === tour.category && other.id !== tour.id,
  ).slice(0, MAX_RELATED);
}

/** The home page's tours, at most three (SPEC §9). */
export function featuredTours(): readonly TourSummary[] {
  return TOUR_SUMMARIES.filter((tour) => tour.featured).slice(0, MAX_FEATURED);
}

/** The home page's transfers, at most three (SPEC §9). */
export function featuredTransfers(): readonly TransferSummary[] {
  return TRANSFER_SUMMARIES.filter((transfer) => transfer.featured).slice(0, MAX_FEATURED);
}

function findIn<Item extends { id: number; slug: string }>(
  items: readonly Item[],
  idOrSlug: string,
): Item | undefined {
  if (INTEGER_ID.test(idOrSlug)) {
    const id = Number(idOrSlug);
    return items.find((item) => item.id === id);
  }
  return items.find((item) => item.slug === idOrSlug);
}
