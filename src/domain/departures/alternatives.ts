import type { BelizeDay } from "../belize-date.ts";
import { isBookable, type Offer } from "./availability/availability.ts";

interface Wish {
  readonly day: BelizeDay;
  readonly time: string;
  readonly guests: number;
}

const MOST = 3;
const DAY_MS = 86_400_000;
/** Days before the wished one come after all that are later. */
const EARLIER = 1000;

/**
 * Where else a party would find seats: at another time of its day first, then on the next days, then on those
 * before. Whether a guide and a vehicle are free for so many, the database says when it is written.
 */
export function alternativesOf(offers: readonly Offer[], { day, time, guests }: Wish): Offer[] {
  const distance = (offer: Offer) => {
    const days = Math.round((Date.parse(offer.day) - Date.parse(day)) / DAY_MS);
    return days < 0 ? EARLIER - days : days;
  };
  return offers
    .filter((offer) => isBookable(offer) && (offer.left === null || offer.left >= guests))
    .filter((offer) => offer.day !== day || (offer.time !== "" && offer.time !== time))
    .sort((a, b) => distance(a) - distance(b) || (a.time < b.time ? -1 : 1))
    .slice(0, MOST);
}
