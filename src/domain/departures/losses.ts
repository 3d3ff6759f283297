import { findDeparture } from "./departures.ts";
import { type DepartureName, departureKey } from "./key.ts";
import type { DepartureRules } from "./rules.ts";

/** A confirmed party on the departure that it is for. */
export interface Party extends DepartureName {
  readonly guests: number;
}

/** What becomes of the room that a party was promised: nothing leaves then any more, or there is too little of it. */
type Loss = "closed" | "full";

export interface Lost<Of extends Party> {
  readonly party: Of;
  readonly loss: Loss;
}

/**
 * Which confirmed parties a change of the rules leaves without a departure, or on one with fewer seats than it has
 * guests. They stay confirmed; what had no room before is no loss of this change.
 */
export function lossesOf<Of extends Party>(
  { before, after }: { before: DepartureRules; after: DepartureRules },
  parties: readonly Of[],
): Lost<Of>[] {
  const byDeparture = groupsOf(parties, departureKey);
  const byDay = groupsOf(parties, ({ item, day }) => `${item} ${day}`);
  return [...byDeparture.values()].flatMap((group) => {
    const [first] = group as [Of, ...Of[]];
    const sold = {
      guests: group.reduce((sum, { guests }) => sum + guests, 0),
      parties: byDay.get(`${first.item} ${first.day}`)?.length ?? 0,
    };
    const loss = lossBy(after, first, sold);
    if (!loss || loss === lossBy(before, first, sold)) return [];
    return group.map((party) => ({ party, loss }));
  });
}

function lossBy(
  rules: DepartureRules,
  name: DepartureName,
  sold: { guests: number; parties: number },
): Loss | null {
  const departure = findDeparture(rules, name);
  if (!departure || departure.closed !== null) return "closed";
  const { seats, groups } = departure;
  const isOver = (limit: number | null, count: number) => limit !== null && count > limit;
  return isOver(seats, sold.guests) || isOver(groups, sold.parties) ? "full" : null;
}

/** What has the same key, together, in the order in which it comes. */
export function groupsOf<Of>(list: readonly Of[], keyOf: (one: Of) => string): Map<string, Of[]> {
  const groups = new Map<string, Of[]>();
  for (const one of list) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}
