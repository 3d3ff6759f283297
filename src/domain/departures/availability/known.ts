import { addDays, earliestBookingDay } from "#domain/belize-date.ts";
import { type Availability, MOST_DAYS, type Offer } from "./availability.ts";

/** What a device knows of a service's departures. */
export interface Departures {
  readonly offers: readonly Offer[];
  /** The first and the last day that it knows of. */
  readonly from: string;
  readonly until: string;
  /** False for a service that leaves whenever somebody wishes, for as many as come. */
  readonly isLimited: boolean;
  /** When the server said so, ms in UTC. */
  readonly asOfMs: number;
  /** `fresh`: as the server has just told it. `asking`: kept from before, and the server is being asked. `old`: it does not answer. */
  readonly age: "fresh" | "asking" | "old";
}

/** What an answer of the server tells, just now or some time ago. */
export function departuresOf(
  { departures, as_of }: Availability,
  age: Departures["age"],
): Departures {
  const asOfMs = Date.parse(as_of);
  const from = earliestBookingDay(asOfMs);
  return {
    offers: departures,
    from,
    // a day less than was asked for: midnight may have passed before the answer
    until: addDays(from, MOST_DAYS - 2),
    isLimited: departures.length === 0 || departures.some(isOfRule),
    asOfMs,
    age,
  };
}

const isOfRule = ({ time, state }: Offer) => time !== "" || state !== "open";

/** What leaves on a day; undefined where nothing is known of that day. */
export function offersOn(
  { offers, from, until }: Departures,
  day: string,
): readonly Offer[] | undefined {
  return from <= day && day <= until ? offers.filter((offer) => offer.day === day) : undefined;
}

/** True where a time is chosen from a list, false where a wish is typed. @param day empty while none is chosen */
export const hasTimes = ({ offers, until }: Departures, day: string): boolean =>
  day <= until && offers.some(({ time }) => time !== "");
