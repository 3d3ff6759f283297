import type { Booking } from "#domain/booking/fields.ts";
import { isAirport } from "#domain/catalogue/airport.ts";
import { PLACES, type PlaceId, TRANSFER_PATHS } from "#domain/catalogue/places.ts";
import type { TourDetails } from "#domain/catalogue/tour.ts";
import * as words from "#messages/visitor/trip/voucher.ts";
import type { StillMissing } from "#ui/visitor/use-missing.ts";

/** What the guests should tell, bring and know; of a tour, what the catalogue says of it. */
export function beforeYouGo(
  view: Booking,
  missing: StillMissing | null,
  details: TourDetails | undefined,
): readonly string[] {
  return [
    ...(missing ? [`${missing.label}: ${missing.value}`] : []),
    ...(view.type === "tour" ? (details?.requirements ?? []) : beforeTheRide(view)),
  ];
}

/** What is agreed is not told in another way. */
function beforeTheRide({ itemId, pickupPlace, pickupNotes }: Booking): readonly string[] {
  const path = TRANSFER_PATHS[itemId];
  const stations = path ? [path.from, ...path.via, path.to] : [];
  const isAtArrivals =
    path?.from === "airport" && !pickupNotes && (!pickupPlace || isAirport(pickupPlace));
  return [
    ...(isAtArrivals ? [words.driverWaits] : []),
    ...(stations.some(isBorder) ? [words.passport] : []),
  ];
}

function isBorder(id: PlaceId): boolean {
  return PLACES.some((place) => place.id === id && place.kind === "border");
}
