import type { Booking } from "#domain/booking/fields.ts";
import { findItem } from "#domain/catalogue/find.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { inWay } from "#domain/catalogue/other-way.ts";
import type { Site } from "#domain/site/site.ts";
import { useSite } from "./use-site.ts";

/** A booking, and what was booked as it was offered then. */
interface Booked {
  readonly view: Pick<Booking, "type" | "itemId" | "way">;
  readonly item?: CatalogueItem | undefined;
}

/** What was booked: as it is offered now, or as it was before the operator withdrew it. */
export function bookedItem(site: Site, { view, item }: Booked): CatalogueItem | undefined {
  return inWay(findItem(site, view.type, String(view.itemId)), view.way) ?? item;
}

/** {@link bookedItem} of the site that is shown. */
export function useBookedItem(booked: Booked): CatalogueItem | undefined {
  return bookedItem(useSite(), booked);
}
