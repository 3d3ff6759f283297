import { isClockTime, pickUps } from "../calendar/tour-hours.ts";
import type { ItemType } from "../catalogue/item.ts";
import type { ItineraryStop } from "../catalogue/tour.ts";

/** What the office has agreed with the guests. Devices keep bookings that know nothing of it yet. */
export interface Agreed {
  /** `HH:MM` in Belize; empty for the tour's usual time. */
  readonly departureTime?: string | undefined;
  readonly pickupNotes?: string | undefined;
}

/** When and where guests are to be ready; what is empty is not known. */
export interface PickUp {
  /** `HH:MM` in Belize. */
  readonly time: string;
  readonly place: string;
}

/** The time that the office has agreed, `HH:MM`; empty where there is none. */
export function agreedTime({ departureTime = "" }: Agreed): string {
  return isClockTime(departureTime) ? departureTime : "";
}

/** What the office has agreed; null where it is neither time nor place. */
export function agreedPickUp(booking: Agreed): PickUp | null {
  const time = agreedTime(booking);
  const place = booking.pickupNotes ?? "";
  return time || place ? { time, place } : null;
}

/** What of a transfer's pick-up is still to be agreed, in words; empty once time and place are. */
export function openPickUp(booking: Agreed): "" | "time" | "address" | "time and address" {
  const { time, place } = agreedPickUp(booking) ?? { time: "", place: "" };
  if (time) return place ? "" : "address";
  return place ? "time" : "time and address";
}

/**
 * When and where guests are to be ready: what the office has agreed, before what the plan of the tour's
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
