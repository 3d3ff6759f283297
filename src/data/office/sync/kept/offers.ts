import type { Offer } from "#domain/departures/availability/availability.ts";
import { type ItemKey, itemKey } from "#domain/departures/key.ts";
import { offersFrom } from "#domain/departures/offers-from.ts";
import { allKeptBookings } from "./bookings.ts";
import { keptRules } from "./rules.ts";

/**
 * What this device knows of a service's departures, with what waits here: by the rules and bookings that it keeps.
 * Null where it keeps no rules.
 */
export async function keptOffers(
  item: ItemKey,
  { from, until }: { from: string; until: string },
): Promise<readonly Offer[] | null> {
  const [rules, bookings] = await Promise.all([keptRules(), allKeptBookings()]);
  const parties = bookings
    .filter(({ status }) => status === "confirmed" || status === "completed")
    .map(({ type, itemId, date: day, departureTime: time, guests }) => ({
      ...{ item: itemKey(type, itemId), day, time, guests },
    }))
    .filter((party) => party.item === item);
  return rules && offersFrom({ rules, parties }, { item, from, until, nowMs: Date.now() });
}
