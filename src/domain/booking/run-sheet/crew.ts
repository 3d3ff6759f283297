import { findDeparture } from "#domain/departures/departures.ts";
import { departureKey } from "#domain/departures/key.ts";
import {
  type Assignment,
  type DepartureRules,
  RESOURCE_KINDS,
  type Resource,
  type ResourceKind,
} from "#domain/departures/rules.ts";
import { type Departure, namesOf } from "./run-sheet.ts";

/** What the operator keeps beside the bookings. */
interface Kept extends DepartureRules {
  readonly resources: readonly Resource[];
  readonly assignments: readonly Assignment[];
}

/** What the rules say of a departure, and who goes along. */
export interface Arranged {
  /** Null where nobody counts. */
  readonly seats: number | null;
  /** Null while it is open; what guests are told otherwise, which may be nothing. */
  readonly closed: string | null;
  /** By kind, those that it needs or has; nobody where none is assigned yet. */
  readonly crew: readonly { readonly kind: ResourceKind; readonly names: readonly string[] }[];
}

export function arrangedFor(departure: Departure, kept: Kept): Arranged {
  const names = namesOf(departure);
  const found = names.flatMap((name) => findDeparture(kept, name) ?? []);
  const keys = new Set(names.map(departureKey));
  const assigned = kept.assignments
    .filter((assignment) => keys.has(departureKey(assignment)))
    .flatMap(({ resource }) => kept.resources.find(({ id }) => id === resource) ?? []);
  const needs = kept.limits.find(({ item }) => item === departure.item)?.needs ?? [];
  const crew = RESOURCE_KINDS.map((kind) => ({
    kind,
    names: assigned.filter((one) => one.kind === kind).map(({ name }) => name),
  }));
  return {
    seats: found.find(({ seats }) => seats !== null)?.seats ?? null,
    closed: found.find(({ closed }) => closed !== null)?.closed ?? null,
    crew: crew.filter(({ kind, names }) => names.length > 0 || needs.some((n) => n.kind === kind)),
  };
}
