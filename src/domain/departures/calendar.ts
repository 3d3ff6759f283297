import type { BelizeDay } from "../belize-date.ts";
import type { OfficeBooking } from "../booking/fields.ts";
import { assignmentRefusal, type CrewFacts, hoursAway, limitsOf, serviceOf } from "./assignable.ts";
import { type Departure, departuresBetween, findDeparture, isInScope } from "./departures.ts";
import { type DepartureName, departureKey, itemKey } from "./key.ts";
import type { Assignment, Exception, Need, Resource } from "./rules.ts";
import { type Hours, type Load, NOBODY, usesOf, withParty } from "./uses.ts";

/** Who or what goes along with a departure. */
export interface Companion {
  readonly assignment: Assignment;
  readonly resource: Resource;
  /** Why that is not possible, as a code; null where it is. */
  readonly conflict: string | null;
}

/** What a departure takes and nobody has given it yet; `size` is the seats that each of them must have. */
interface Missing extends Pick<Need, "kind"> {
  readonly units: number;
  readonly size: number;
}

/** A departure as the operator plans it. */
export interface PlannedDeparture extends DepartureName, Hours {
  readonly key: string;
  /** The service's name. */
  readonly name: string;
  /** `HH:MM` by which it is shown: its own, or the service's usual one; empty where there is neither. */
  readonly shownTime: string;
  /** By the rules; undefined where nothing leaves then. */
  readonly departure: Departure | undefined;
  /** What is confirmed. */
  readonly load: Load;
  /** All but cancelled ones, those that wait for a decision last. */
  readonly bookings: readonly OfficeBooking[];
  /** Guests that wait for a decision. */
  readonly waitingGuests: number;
  readonly crew: readonly Companion[];
  readonly missing: readonly Missing[];
}

type Standing = DepartureName & Pick<PlannedDeparture, "departure" | "load" | "missing">;

export interface CalendarFacts extends CrewFacts {
  readonly bookings: readonly OfficeBooking[];
}

/**
 * What departs from one day to another, both included, in the order of time: each departure of a schedule, empty or
 * not; of services that leave when their guests wish, those on which something stands.
 */
export function plannedDepartures(
  facts: CalendarFacts,
  span: { readonly from: BelizeDay; readonly until: BelizeDay },
): PlannedDeparture[] {
  const isIn = ({ day }: DepartureName) => span.from <= day && day <= span.until;
  const names = new Map<string, DepartureName>();
  const note = ({ item, day, time }: DepartureName) =>
    names.set(departureKey({ item, day, time }), { item, day, time });
  for (const item of new Set(facts.rules.schedules.map((one) => one.item))) {
    for (const departure of departuresBetween(facts.rules, item, span)) note(departure);
  }
  const going = groupsOf(facts.bookings.filter(({ status }) => status !== "cancelled"));
  for (const [booking] of going.values()) if (isIn(nameOf(booking))) note(nameOf(booking));
  for (const assignment of facts.assignments.filter(isIn)) note(assignment);
  return [...names]
    .map(([key, name]) => planned(facts, name, going.get(key) ?? []))
    .sort((a, b) => compare(orderOf(a), orderOf(b)));
}

/** The departure that a booking is on. */
export const nameOf = ({ type, itemId, date, departureTime }: OfficeBooking): DepartureName => ({
  item: itemKey(type, itemId),
  day: date,
  time: departureTime,
});

function planned(
  facts: CalendarFacts,
  name: DepartureName,
  bookings: readonly OfficeBooking[],
): PlannedDeparture {
  const service = serviceOf(facts.bookables, name.item);
  const waiting = bookings.filter(({ status }) => status === "pending");
  const standing = bookings.filter(({ status }) => status !== "pending");
  const load = standing.reduce((sum, { guests }) => withParty(sum, guests), NOBODY);
  const departure = findDeparture(facts.rules, name);
  const limits = limitsOf(facts, name.item);
  const uses = load.parties > 0 ? usesOf(limits, name, load) : [];
  const along = companionsOf(facts, name);
  const missing = uses.flatMap(({ kind, units, size }) => {
    const fit = along.filter(({ resource }) => resource.kind === kind && resource.seats >= size);
    const lacks = units - fit.length;
    return lacks > 0 ? [{ kind, units: lacks, size }] : [];
  });
  const bare = { ...name, departure, load, missing };
  return {
    ...bare,
    ...hoursAway(facts, name),
    key: departureKey(name),
    name: namesOf(service?.item.name, bookings).join(" / ") || name.item,
    shownTime: name.time || service?.startTime || "",
    bookings: [...standing, ...waiting],
    waitingGuests: waiting.reduce((sum, { guests }) => sum + guests, 0),
    crew: along.map(({ assignment, resource }) => ({
      ...{ assignment, resource },
      conflict: conflictOf(facts, bare, resource, assignment.id),
    })),
  };
}

/** Of a service, and of its other way where somebody goes that way: both may leave at once. */
function namesOf(service: string | undefined, bookings: readonly OfficeBooking[]): string[] {
  const booked = bookings.map(({ way, itemName }) => (way ? itemName : (service ?? itemName)));
  return booked.length > 0 ? [...new Set(booked)] : [service ?? ""];
}

/**
 * Why somebody or something can't go along with a departure, or is of no use to it, as a code; null where all is well.
 * @param id of what has it go along; empty where nothing does
 */
export function conflictOf(
  facts: CalendarFacts,
  { item, day, time, departure, load, missing }: Standing,
  resource: Resource,
  id = "",
): string | null {
  if (!departure && load.parties === 0) return "departure_none";
  const assignment = { id, item, day, time, resource: resource.id };
  return assignmentRefusal(facts, assignment) ?? tooSmall(resource, missing);
}

/** Where there is none yet in which all fit. */
function tooSmall({ kind, seats }: Resource, missing: PlannedDeparture["missing"]): string | null {
  const lacks = missing.find((one) => one.kind === kind && one.size > seats);
  return lacks ? `resource_small:${seats}:${lacks.size}` : null;
}

function companionsOf({ assignments, resources }: CalendarFacts, name: DepartureName) {
  const key = departureKey(name);
  return assignments.flatMap((assignment) => {
    if (departureKey(assignment) !== key) return [];
    const resource = resources.find(({ id }) => id === assignment.resource);
    return resource ? [{ assignment, resource }] : [];
  });
}

function groupsOf(
  bookings: readonly OfficeBooking[],
): Map<string, [OfficeBooking, ...OfficeBooking[]]> {
  const groups = new Map<string, [OfficeBooking, ...OfficeBooking[]]>();
  for (const booking of bookings) {
    const key = departureKey(nameOf(booking));
    const group = groups.get(key);
    if (group) group.push(booking);
    else groups.set(key, [booking]);
  }
  return groups;
}

const orderOf = ({ day, shownTime, name, key }: PlannedDeparture) =>
  [day, shownTime, name, key].join(" ");
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What is otherwise with a departure than its schedule says. */
export const exceptionsOf = (
  exceptions: readonly Exception[],
  { item, day, time }: DepartureName,
): Exception[] =>
  exceptions.filter(
    (one) =>
      isInScope(item, one.scope) &&
      one.from <= day &&
      day <= one.until &&
      (one.time === "" || one.time === time || (time !== "" && one.newTime === time)),
  );
