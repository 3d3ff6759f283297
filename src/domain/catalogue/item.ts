import type { TourSummary } from "./tour.ts";
import type { TransferSummary } from "./transfer.ts";

/** What can be booked. */
export type CatalogueItem = TourSummary | TransferSummary;
export type ItemType = CatalogueItem["type"];

/** The most guests that one booking of a tour may have (SPEC names no figure; the operator's limit). */
export const MAX_TOUR_GUESTS = 50;

export function isItemType(value: unknown): value is ItemType {
  return value === "tour" || value === "transfer";
}

/** True for what leaves when its guests wish: nobody has made a schedule for it. */
export const isFlexible = ({ departures }: Pick<CatalogueItem, "departures">) =>
  departures === undefined;

/** Smallest party: a tour's `minPax`, one for a transfer (SPEC §5, booking form). */
export function minGuests(item: CatalogueItem): number {
  return item.type === "tour" ? item.minPax : 1;
}

/** Largest party: the vehicle's seats for a transfer, {@link MAX_TOUR_GUESTS} for a tour. */
export function maxGuests(item: CatalogueItem): number {
  return item.type === "transfer" ? item.maxPassengers : MAX_TOUR_GUESTS;
}
