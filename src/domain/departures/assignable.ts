import type { Bookable } from "../booking/office/booking.ts";
import { busyMinutesOf } from "./busy-minutes.ts";
import { type DepartureName, itemKey } from "./key.ts";
import type { Assignment, DepartureRules, Limits, Resource } from "./rules.ts";
import { type Hours, hoursOf, onDuty } from "./uses.ts";

/** What says who can go along where; `bookables` have how long services take, and what they are called. */
export interface CrewFacts {
  readonly rules: DepartureRules;
  readonly resources: readonly Resource[];
  readonly assignments: readonly Assignment[];
  readonly bookables: readonly Bookable[];
}

const NO_LIMITS = { groupsADay: 0, busyMinutes: 0, needs: [] } as const;

/** What a service takes, its hours of absence said out. */
export function limitsOf({ rules, bookables }: CrewFacts, item: DepartureName["item"]): Limits {
  const limits = rules.limits.find((one) => one.item === item) ?? { item, ...NO_LIMITS };
  const duration = serviceOf(bookables, item)?.item.duration ?? "";
  return { ...limits, busyMinutes: busyMinutesOf(limits, duration) };
}

export const serviceOf = (bookables: readonly Bookable[], item: DepartureName["item"]) =>
  bookables.find((one) => itemKey(one.item.type, one.item.id) === item);

/** From when to when a departure keeps who goes along with it. */
export const hoursAway = (facts: CrewFacts, departure: DepartureName): Hours =>
  hoursOf(departure, limitsOf(facts, departure.item).busyMinutes);

/**
 * Why a guide, driver, vehicle or boat can't go along, by what this device knows; null where they can. The server
 * asks the same in the transaction that writes it (`server/departures/assign.ts`), and has the last word.
 * @param assignment `id` is that of no other one: what is there already under it is not in its way
 */
export function assignmentRefusal(
  facts: CrewFacts,
  { id, resource, ...departure }: Assignment,
): string | null {
  const one = facts.resources.find((each) => each.id === resource);
  if (!one) return "resource_gone";
  if (onDuty([one], departure.day).length === 0) return "resource_away";
  const hours = hoursAway(facts, departure);
  const other = facts.assignments.find((each) => {
    if (each.id === id || each.resource !== resource) return false;
    const { fromMs, untilMs } = hoursAway(facts, each);
    return fromMs < hours.untilMs && hours.fromMs < untilMs;
  });
  if (!other) return null;
  const service = serviceOf(facts.bookables, other.item)?.item.name ?? other.item;
  // no colon in the time, which stands between those of the code
  const day = other.day === departure.day ? "" : `${other.day} `;
  return `resource_taken:${day}${other.time.replace(":", ".")}:${service}`;
}
