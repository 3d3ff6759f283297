import { type Departure, findDeparture } from "./departures.ts";
import type { Party } from "./hits/losses.ts";
import { departureKey } from "./key.ts";
import type { DepartureRules, Limits, Resource } from "./rules.ts";
import { type Standing, standingOf } from "./standing.ts";
import { isFreeFor, type Load, NOBODY, onDuty, type Use, usesOf, withParty } from "./uses.ts";

/** What a departure in use takes, with its key. */
export interface KeyedUse extends Use {
  readonly key: string;
}

/** What those who wait are measured by. */
export interface Taken {
  readonly rules: DepartureRules;
  /** By the departure's key. */
  readonly loads: ReadonlyMap<string, Load>;
  /** What goes on about a day, on it and beside it. */
  readonly usesOn: (day: string) => readonly KeyedUse[];
  readonly resources: readonly Resource[];
  readonly limitsOf: (item: Party["item"]) => Pick<Limits, "needs" | "busyMinutes">;
}

type Lacking = Pick<Use, "kind" | "units" | "size">;

/** A booking that waits, on the departure that it is for. */
export interface Place {
  /** Undefined where nothing leaves then. */
  readonly departure: Departure | undefined;
  /** What is confirmed there, without it; the parties are those of the day where these are what counts. */
  readonly load: Load;
  /** Why it could not be confirmed now; empty where it could. */
  readonly standing: Standing;
  /** Where it is `busy`: what it would take with the party, and is not free then. */
  readonly lacking: readonly Lacking[];
  /** True where it could be confirmed now beside all who came before it and could be too. */
  readonly isNext: boolean;
}

/**
 * How those who wait stand now: the first to come has the seats, and one after it is next only if both fit.
 * @param waiting in the order of their arrival
 */
export function placesOf(waiting: readonly Party[], taken: Taken): Place[] {
  const given: Given = { loads: new Map(), uses: new Map() };
  return waiting.map((party) => {
    const now = look(party, taken, NOTHING);
    const isLater = now.standing === "" && look(party, taken, given).standing !== "";
    const isNext = now.standing === "" && !isLater;
    if (isNext) give(party, taken, given);
    return { ...now, isNext };
  });
}

/** What is promised to those who came before, by the departure's key: its load with them, and what it takes then. */
interface Given {
  readonly loads: Map<string, Load>;
  readonly uses: Map<string, readonly Use[]>;
}
const NOTHING: Given = { loads: new Map(), uses: new Map() };

function look(party: Party, taken: Taken, given: Given): Omit<Place, "isNext"> {
  const { item, day, guests } = party;
  const key = departureKey(party);
  const departure = findDeparture(taken.rules, party);
  const onIt = loadOf(key, taken, given);
  // a limit of groups is one of the day, whatever the time
  const load =
    departure?.groups == null
      ? onIt
      : { ...onIt, parties: partiesOf(`${item}/${day}/`, taken, given) };
  const uses = usesOf(taken.limitsOf(item), party, withParty(onIt, guests));
  const beside: Use[] = taken
    .usesOn(day)
    .filter((use) => use.key !== key && !given.uses.has(use.key));
  for (const [other, promised] of given.uses) if (other !== key) beside.push(...promised);
  const staff = onDuty(taken.resources, day);
  const isServed = isFreeFor(uses, beside, staff);
  const standing = standingOf(departure, { load: withParty(load, guests), isServed });
  const isBusy = standing === "busy";
  const lacking = uses.filter((use) => isBusy && !isFreeFor([use], beside, staff));
  return { departure, load, standing, lacking };
}

function give(party: Party, taken: Taken, given: Given): void {
  const key = departureKey(party);
  const load = withParty(loadOf(key, taken, given), party.guests);
  given.loads.set(key, load);
  given.uses.set(key, usesOf(taken.limitsOf(party.item), party, load));
}

const loadOf = (key: string, taken: Taken, given: Given): Load =>
  given.loads.get(key) ?? taken.loads.get(key) ?? NOBODY;

function partiesOf(beginning: string, taken: Taken, given: Given): number {
  const keys = new Set([...taken.loads.keys(), ...given.loads.keys()]);
  let parties = 0;
  for (const key of keys)
    if (key.startsWith(beginning)) parties += loadOf(key, taken, given).parties;
  return parties;
}
