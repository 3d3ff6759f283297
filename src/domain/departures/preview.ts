import { addDays, type BelizeDay } from "../belize-date.ts";
import { type Departure, departuresBetween, findDeparture } from "./departures.ts";
import type { Party } from "./hits/losses.ts";
import type { ItemKey } from "./key.ts";
import type { DepartureRules } from "./rules.ts";

/** A departure with what stands on it. */
interface Sold extends Departure {
  readonly guests: number;
  readonly parties: number;
}

export interface PreviewDay {
  readonly day: BelizeDay;
  readonly departures: readonly Sold[];
  /** Guests who have a seat that day, but no departure. */
  readonly astray: number;
}

/** What a service does on each of so many days from `from` on, and what of it is sold. */
export function previewOf(
  rules: DepartureRules,
  item: ItemKey,
  parties: readonly Party[],
  { from, days }: { from: BelizeDay; days: number },
): PreviewDay[] {
  const all = departuresBetween(rules, item, { from, until: addDays(from, days - 1) });
  return Array.from({ length: days }, (_, after) => {
    const day = addDays(from, after);
    const there = parties.filter((party) => party.item === item && party.day === day);
    const departures = all.filter((departure) => departure.day === day);
    // one without a time has all of its day, whenever they wish to leave
    const on = (time: string) => there.filter((party) => time === "" || party.time === time);
    const guestsOf = (group: readonly Party[]) =>
      group.reduce((sum, { guests }) => sum + guests, 0);
    return {
      day,
      departures: departures.map((departure) => {
        const group = on(departure.time);
        return { ...departure, guests: guestsOf(group), parties: group.length };
      }),
      astray: guestsOf(there.filter((party) => !findDeparture(rules, party))),
    };
  });
}

/** How much is offered in these days, of what is open: departures, and seats where they are counted. */
export function offeredIn(days: readonly PreviewDay[]): { departures: number; seats: number } {
  const open = days.flatMap(({ departures }) => departures.filter(({ closed }) => closed === null));
  return {
    departures: open.length,
    seats: open.reduce((sum, { seats }) => sum + (seats ?? 0), 0),
  };
}
