import { type Offer, offerOf } from "./availability/availability.ts";
import { departuresBetween } from "./departures.ts";
import type { Party } from "./hits/losses.ts";
import { departureKey, type ItemKey } from "./key.ts";
import type { DepartureRules } from "./rules.ts";
import { type Load, NOBODY, withParty } from "./uses.ts";

/**
 * What can be had of a service from one day to another, by the rules and the confirmed parties alone: whether guides and
 * vehicles are free, nobody here knows.
 * @param nowMs ms in UTC
 */
export function offersFrom(
  { rules, parties }: { rules: DepartureRules; parties: readonly Party[] },
  { item, from, until, nowMs }: { item: ItemKey; from: string; until: string; nowMs: number },
): Offer[] {
  const loads = new Map<string, Load>();
  for (const party of parties) {
    // without a time, a departure is its whole day
    for (const key of new Set([departureKey(party), departureKey({ ...party, time: "" })])) {
      loads.set(key, withParty(loads.get(key) ?? NOBODY, party.guests));
    }
  }
  return departuresBetween(rules, item, { from, until }).map((departure) =>
    offerOf(departure, {
      load: loads.get(departureKey(departure)) ?? NOBODY,
      isServed: true,
      nowMs,
    }),
  );
}
