import { findDeparture } from "../departures.ts";
import { type DepartureName, departureKey } from "../key.ts";
import type { DepartureRules } from "../rules.ts";

/** A confirmed party on the departure that it is for. */
export interface Party extends DepartureName {
  readonly guests: number;
}

/**
 * What becomes of the room that a party was promised: nothing leaves then any more, or there is too little of it; or its
 * departure leaves at another time, and takes it along.
 */
type Loss = "closed" | "full" | "moved";

export interface Lost<Of extends Party> {
  readonly party: Of;
  /** When it leaves by then. */
  readonly time: string;
  readonly loss: Loss;
}

/**
 * Which confirmed parties a change of the rules leaves without a departure, on one with fewer seats than it has
 * guests, or at another time. They stay confirmed; what had no room before is no loss of this change.
 * @param afterwards the same parties, with the times at which they leave by then
 */
export function lossesOf<Of extends Party>(
  { before, after }: { before: DepartureRules; after: DepartureRules },
  parties: readonly Of[],
  afterwards = parties,
): Lost<Of>[] {
  const [lossBefore, lossAfter] = [judge(before, parties), judge(after, afterwards)];
  return parties.flatMap((party, at) => {
    const then = afterwards[at] ?? party;
    const loss = lossAfter(then);
    const { time } = then;
    if (loss && loss !== lossBefore(party)) return [{ party, time, loss }];
    return time === party.time ? [] : [{ party, time, loss: "moved" as const }];
  });
}

/** What is lost by some rules, asked once of each departure. */
function judge(rules: DepartureRules, parties: readonly Party[]): (party: Party) => Loss | null {
  const byDeparture = groupsOf(parties, departureKey);
  const byDay = groupsOf(parties, dayKey);
  const losses = new Map(
    [...byDeparture].map(([key, group]) => {
      const [first] = group as [Party, ...Party[]];
      const sold = {
        guests: group.reduce((sum, { guests }) => sum + guests, 0),
        parties: byDay.get(dayKey(first))?.length ?? 0,
      };
      return [key, lossBy(rules, first, sold)];
    }),
  );
  return (party) => losses.get(departureKey(party)) ?? null;
}

const dayKey = ({ item, day }: DepartureName) => `${item} ${day}`;

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
