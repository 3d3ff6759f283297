import { isClockTime, pickUps } from "#domain/calendar/tour-hours.ts";
import { type Asking, askOf, isAirport } from "#domain/catalogue/asks.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";
import type { Booking } from "../fields.ts";

/** What guests and office have said of a pick-up. Devices keep bookings that know nothing of it yet. */
export interface Agreed {
  /** `HH:MM` in Belize; empty for the tour's usual time. */
  readonly departureTime?: string | undefined;
  /** In the guests' words, or of the operator's list. */
  readonly pickupPlace?: string | undefined;
  /** What the office says beside it. */
  readonly pickupNotes?: string | undefined;
}

/** When and where guests are to be ready; what is empty is not known. */
export interface PickUp {
  /** `HH:MM` in Belize. */
  readonly time: string;
  readonly place: string;
}

/** The time that is agreed, `HH:MM`; empty where there is none. */
export function agreedTime({ departureTime = "" }: Agreed): string {
  return isClockTime(departureTime) ? departureTime : "";
}

/** Where guests are met: their place, then what the office says of it, a line each; empty where nobody has said. */
export function agreedPlace({ pickupPlace = "", pickupNotes = "" }: Agreed): string {
  return [pickupPlace, pickupNotes].filter(Boolean).join("\n");
}

/** What is agreed; null where it is neither time nor place. */
export function agreedPickUp(booking: Agreed): PickUp | null {
  const time = agreedTime(booking);
  const place = agreedPlace(booking);
  return time || place ? { time, place } : null;
}

/**
 * When and where guests are to be ready: what is agreed, before what the plan of the tour's
 * day says. Empty where nobody has said anything, as of a transfer that nobody has timed.
 */
export function pickUpsOf(
  booking: Agreed & { readonly type: ItemType },
  itinerary: readonly ItineraryStop[],
): readonly PickUp[] {
  const planned = (booking.type === "tour" ? pickUps(itinerary) : []).map(({ time, activity }) => ({
    time: isClockTime(time) ? time : "",
    place: activity,
  }));
  const agreed = agreedPickUp(booking);
  if (!agreed) return planned;
  // of several stops nobody knows which one it changes
  if (planned.length > 1) return agreed.time ? [agreed] : [...planned, agreed];
  const [only] = planned;
  return [{ time: agreed.time || only?.time || "", place: agreed.place || only?.place || "" }];
}

/** True when guests know a time to be ready at. */
export function hasPickUpTime(pickUps: readonly PickUp[]): boolean {
  return pickUps.some(({ time }) => time !== "");
}

const LEARNT = ["departure_time", "pickup_place", "flight_number", "adults", "luggage"] as const;
/** What is not known of a pick-up that should be. Of child seats none is the usual answer. */
export type Missing = (typeof LEARNT)[number];

type Said = Agreed & Pick<Booking, "type" | "flightNumber" | "adults" | "childrenAges" | "luggage">;

/**
 * What is still to be learnt before the day: time and place of a transfer, the flight where there is one, and whatever
 * else the operator requires; devices from before it was asked for leave it all out.
 * @param item undefined where the catalogue no longer has it
 */
export function missingOf(booking: Said, item: Asking | undefined): readonly Missing[] {
  if (!item) return [];
  const known = {
    departure_time: booking.type === "tour" || agreedTime(booking),
    pickup_place: agreedPlace(booking),
    flight_number: booking.flightNumber,
    adults: booking.adults || booking.childrenAges,
    luggage: booking.luggage,
  };
  return LEARNT.filter((field) => {
    if (known[field]) return false;
    if (field === "departure_time") return true;
    const ask = askOf(item, field);
    if (ask !== "asked") return ask === "required";
    // who lands at an airport is met there
    return field === "pickup_place" ? !isAirport(item.fromLocation) : field === "flight_number";
  });
}
