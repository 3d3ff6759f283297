import { type CatalogueItem, isItemType } from "./item.ts";
import type { TourSummary } from "./tour.ts";
import type { TransferSummary } from "./transfer.ts";

/** What is on offer, in the order in which it is shown. */
export interface Catalogue {
  readonly tours: readonly TourSummary[];
  readonly transfers: readonly TransferSummary[];
}

const MAX_FEATURED = 3;
const MAX_RELATED = 3;

/** An id as addresses write it: an integer, `05` too, and neither `5.0` nor `5abc`. */
const INTEGER_ID = /^\d+$/;

const FINDERS = {
  tour: findTour,
  transfer: findTransfer,
} satisfies Record<
  CatalogueItem["type"],
  (catalogue: Catalogue, idOrSlug: string) => CatalogueItem | undefined
>;

/** A tour by the integer id or the slug of its address. */
export function findTour({ tours }: Catalogue, idOrSlug: string): TourSummary | undefined {
  return findIn(tours, idOrSlug);
}

/** A transfer by the integer id or the slug of its address. */
export function findTransfer(
  { transfers }: Catalogue,
  idOrSlug: string,
): TransferSummary | undefined {
  return findIn(transfers, idOrSlug);
}

/** What `/booking/{type}/{id}` names, if it names anything. */
export function findItem(
  catalogue: Catalogue,
  type: string,
  id: string,
): CatalogueItem | undefined {
  return isItemType(type) ? FINDERS[type](catalogue, id) : undefined;
}

/** Other tours of the same category, at most three (SPEC §9). */
export function relatedTours({ tours }: Catalogue, tour: TourSummary): readonly TourSummary[] {
  return tours
    .filter((other) => other.category === tour.category && other.id !== tour.id)
    .slice(0, MAX_RELATED);
}

/** The home page's tours, at most three (SPEC §9). */
export function featuredTours({ tours }: Catalogue): readonly TourSummary[] {
  return tours.filter((tour) => tour.featured).slice(0, MAX_FEATURED);
}

/** The home page's transfers, at most three (SPEC §9). */
export function featuredTransfers({ transfers }: Catalogue): readonly TransferSummary[] {
  return transfers.filter((transfer) => transfer.featured).slice(0, MAX_FEATURED);
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
