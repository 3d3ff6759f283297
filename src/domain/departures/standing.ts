import type { Departure } from "./departures.ts";
import type { Load } from "./uses.ts";

/** Why a booking is not confirmed; empty where it is. */
export type Standing = "" | "closed" | "full" | "busy";

/**
 * The rule of departures (docs/decisions/0029): what becomes of a party that would be confirmed. The database
 * applies the same to each write (the view `booking_standing`).
 * @param departure undefined where nothing leaves then
 * @param load with the party
 * @param isServed whether guides and vehicles are there for all of it
 */
export function standingOf(
  departure: Departure | undefined,
  { load, isServed }: { load: Load; isServed: boolean },
): Standing {
  if (!departure || departure.closed !== null) return "closed";
  const { seats, groups } = departure;
  if (seats !== null && load.guests > seats) return "full";
  if (groups !== null && load.parties > groups) return "full";
  return isServed ? "" : "busy";
}
