import type { FieldErrors } from "../booking/rules.ts";
import { isBookable, type Offer } from "./availability/availability.ts";

/** How a day or a departure stands for a visitor; `none` where nothing leaves. */
export interface Standing {
  readonly state: Offer["state"] | "none";
  /** Seats left, null where nobody counts. */
  readonly left: number | null;
  readonly reason: string;
}

const NONE: Standing = { state: "none", left: null, reason: "" };
/** What is said of a day none of whose departures can be booked: the first of these that one of them is. */
const TOLD_FIRST: readonly Offer["state"][] = ["full", "closed", "past"];

/** How a day stands, by its departures: as well as the best of them, which one party books. */
export function standingOfDay(offers: readonly Offer[]): Standing {
  const open = offers.filter(isBookable).sort((one, other) => roomOf(other) - roomOf(one));
  if (open[0]) return open[0];
  const told = TOLD_FIRST.map((state) => offers.find((offer) => offer.state === state));
  return told.find((offer) => offer !== undefined) ?? NONE;
}

const roomOf = ({ left }: Standing) => left ?? Number.POSITIVE_INFINITY;

/** The departure that a party is on; where a service leaves when its guests wish, its day's. */
export function chosenOf(offers: readonly Offer[], time: string): Offer | undefined {
  return offers.find((offer) => offer.time === time) ?? offers.find((offer) => offer.time === "");
}

/** Why nobody can be booked then, as a code (`#messages/visitor/departures.ts`); null where somebody can. */
export function obstacleTo({ state, reason }: Standing): string | null {
  switch (state) {
    case "none":
      return "departure_none";
    case "past":
      return "departure_past";
    case "full":
      return reason === "busy" ? "departure_busy" : "departure_full";
    case "closed":
      return reason ? `departure_closed_because:${reason}` : "departure_closed";
    default:
      return null;
  }
}

/**
 * What is wrong with a day and a time, as codes at the fields of the form.
 * @param offers of the day
 * @param isFresh as the server has just told them: what is older is no reason not to send a booking
 */
export function mistakesOf(offers: readonly Offer[], time: string, isFresh: boolean): FieldErrors {
  const day = obstacleTo(standingOfDay(offers));
  if (day) return isFresh ? { date: day } : {};
  const chosen = chosenOf(offers, time);
  if (!chosen) return { departureTime: "departure_time_required" };
  const obstacle = obstacleTo(chosen);
  return obstacle && isFresh ? { departureTime: obstacle } : {};
}

/** Seats left where a party needs more, else null: its booking is answered by the office. */
export function seatsShort(chosen: Offer, guests: number): number | null {
  const { left } = chosen;
  return isBookable(chosen) && left !== null && guests > left ? left : null;
}
