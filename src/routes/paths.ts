import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { TourSummary } from "#domain/catalogue/tour.ts";
import type { SceneName } from "#ui/pictures/scenes.ts";

/** The one address of a tour's page; it opens by its number too. */
export function tourPath({ slug }: Pick<TourSummary, "slug">): string {
  return `/tours/${slug}`;
}

/** The one address of an item's booking page. */
export function bookingPath({ type, id }: Pick<CatalogueItem, "type" | "id">): string {
  return `/booking/${type}/${id}`;
}

/** The picture that goes with a shared link (scripts/pictures/share-pictures.ts draws it). */
export function sharePicture(scene: SceneName): string {
  return `/share/${scene}.png`;
}

/** True for a path of the back office, which brings its own routes, header and footer. */
export const isOfficePath = (pathname: string) => /^\/admin(\/|$)/.test(pathname);
