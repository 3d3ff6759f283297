import type { Booking } from "#domain/booking/fields.ts";
import { agreedPickUp, openPickUp } from "#domain/booking/pick-up.ts";
import { PLACES, type PlaceId, TRANSFER_PATHS } from "#domain/catalogue/places.ts";
import type { TourDetails } from "#domain/catalogue/tour.ts";

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
    ...(open ? [`Your pick-up ${open}: please tell us if you have not yet`] : []),
    ...(path?.from === "airport"
      ? ["Your flight number and landing time: please tell us if you have not yet"]
      : []),
    ...(path?.from === "airport" && !agreedPickUp(view)?.place
      ? ["Your driver waits outside Arrivals with your name on a board"]
      : []),
    ...(stations.some(isBorder)
      ? ["Passport for every traveller, and a visa if your nationality needs one"]
      : []),
  ];
}

function isBorder(id: PlaceId): boolean {
  return PLACES.some((place) => place.id === id && place.kind === "border");
}
