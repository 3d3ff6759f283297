import type { OfficeBooking } from "../fields.ts";

/** What nobody has said yet of a pick-up; `dropOff`: where guests who land at the airport are driven to. */
export type Missing = "place" | "dropOff" | "time" | "flight";

const AIRPORT = /\bairport\b|\baeropuerto\b|\bBZE\b/i;
/** `Airport to Hopkins`. */
const FROM_AND_TO = /^(.+?)\s+(?:to|→|–)\s+(.+)$/i;

interface Leaving {
  /** `HH:MM`; empty where nobody has set one. */
  readonly time: string;
  /** Of a transfer, as its service says it: `Airport to Hopkins`; empty for a tour. */
  readonly route: string;
}

/**
 * What guests have still to be asked before they can be picked up. Nothing of those who travel no more, or are here
 * already.
 */
export function missingOf(booking: OfficeBooking, { time, route }: Leaving): readonly Missing[] {
  const { status, attendance, pickupPlace, pickupNotes, flightNumber } = booking;
  if (status === "cancelled" || status === "completed" || attendance) return [];
  const [, from = "", to = ""] = FROM_AND_TO.exec(route) ?? [];
  const isFlown = [route, booking.itemName, pickupPlace].some((text) => AIRPORT.test(text));
  const missing: Missing[] = [];
  if (!pickupPlace && !pickupNotes) missing.push(to && AIRPORT.test(from) ? "dropOff" : "place");
  if (!time) missing.push("time");
  if (isFlown && !flightNumber) missing.push("flight");
  return missing;
}
