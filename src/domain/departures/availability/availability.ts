import { earliestBookingDay } from "#domain/belize-date.ts";
import { type Departure, isPastCutoff, isTooFar } from "../departures.ts";
import { departureKey, type ItemKey } from "../key.ts";
import type { Load } from "../uses.ts";

type DepartureState = "open" | "few" | "full" | "closed" | "past";

/** A departure as visitors are told of it (CONTRACT, `GET /api/availability`). */
export interface Offer {
  readonly key: string;
  readonly day: string;
  readonly time: string;
  readonly state: DepartureState;
  readonly seats: number | null;
  readonly left: number | null;
  /** Why it can't be booked: what the office says of a closed day, `busy`, or nothing. */
  readonly reason: string;
}

export interface Availability {
  readonly item: ItemKey;
  /** ISO 8601 in UTC. */
  readonly as_of: string;
  readonly departures: readonly Offer[];
}

/** The most days that one question may be about. */
export const MOST_DAYS = 180;
/** So many seats or fewer are few. */
const FEW = 3;

/** True where somebody may still go along. */
export const isBookable = ({ state }: Pick<Offer, "state">) => state === "open" || state === "few";

/**
 * @param load what stands on it already
 * @param isServed whether guides and vehicles are there for one more of the smallest party
 * @param nowMs the server's clock, ms in UTC
 */
export function offerOf(
  departure: Departure,
  { load, isServed, nowMs }: { load: Load; isServed: boolean; nowMs: number },
): Offer {
  const { day, time, seats, groups, closed } = departure;
  const left = seats === null ? null : Math.max(0, seats - load.guests);
  const isFull = left === 0 || (groups !== null && load.parties >= groups);
  const told = { key: departureKey(departure), day, time, seats, left, reason: "" };
  if (day < earliestBookingDay(nowMs) || isPastCutoff(departure, nowMs))
    return { ...told, state: "past" };
  if (isTooFar(departure, nowMs)) return { ...told, state: "closed" };
  if (closed !== null) return { ...told, state: "closed", reason: closed };
  if (isFull) return { ...told, state: "full" };
  if (!isServed) return { ...told, state: "full", reason: "busy" };
  return { ...told, state: left !== null && left <= FEW ? "few" : "open" };
}
