import type { Booking } from "#domain/booking/fields.ts";
import { agreedPickUp, openPickUp } from "#domain/booking/pick-up.ts";
import { PLACES, type PlaceId, TRANSFER_PATHS } from "#domain/catalogue/places.ts";
import type { TourDetails } from "#domain/catalogue/tour.ts";
import * as words from "#messages/visitor/voucher.ts";

/** What the guests should bring and know; empty where the catalogue says nothing of it. */
export function beforeYouGo(view: Booking, details: TourDetails | undefined): readonly string[] {
  return view.type === "tour" ? (details?.requirements ?? []) : beforeTheRide(view);
}

/** What the office has agreed is neither asked for again nor told in another way. */
function beforeTheRide(view: Booking): readonly string[] {
  const path = TRANSFER_PATHS[view.itemId];
  const open = openPickUp(view);
  const stations = path ? [path.from, ...path.via, path.to] : [];
  return [
    ...(open ? [words.tellPickUp[open]] : []),
    ...(path?.from === "airport" ? [words.tellFlight] : []),
    ...(path?.from === "airport" && !agreedPickUp(view)?.place ? [words.driverWaits] : []),
    ...(stations.some(isBorder) ? [words.passport] : []),
  ];
}

function isBorder(id: PlaceId): boolean {
  return PLACES.some((place) => place.id === id && place.kind === "border");
}
