import type { BelizeDay } from "#domain/belize-date.ts";
import { busyMinutesOf } from "../busy-minutes.ts";
import type { AllRules } from "../change.ts";
import { departureKey, type ItemKey } from "../key.ts";
import { canServe, NOBODY, onDuty, usesOf, withParty } from "../uses.ts";
import { groupsOf, type Party } from "./losses.ts";

/**
 * Days on which a change leaves fewer guides or vehicles than booked departures need; those that had too few before
 * are none of its.
 * @param durationOf how long a service takes, as its page says
 */
export function shortDaysOf(
  { before, after }: { before: AllRules; after: AllRules },
  parties: readonly Party[],
  durationOf: (item: ItemKey) => string,
): BelizeDay[] {
  const isShort = (rules: AllRules, day: BelizeDay, there: readonly Party[]) => {
    const uses = [...groupsOf(there, departureKey).values()].flatMap((group) => {
      const [first] = group;
      const limits = first && rules.limits.find(({ item }) => item === first.item);
      if (!limits) return [];
      const busyMinutes = busyMinutesOf(limits, durationOf(first.item));
      const load = group.reduce((sum, { guests }) => withParty(sum, guests), NOBODY);
      return usesOf({ needs: limits.needs, busyMinutes }, first, load);
    });
    return !canServe(uses, onDuty(rules.resources, day));
  };
  return [...groupsOf(parties, ({ day }) => day)]
    .filter(([day, there]) => isShort(after, day, there) && !isShort(before, day, there))
    .map(([day]) => day)
    .sort();
}
