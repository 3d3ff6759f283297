import { isClockTime, pickUps } from "#domain/calendar/tour-hours.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";

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
