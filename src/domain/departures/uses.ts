import type { BelizeDay } from "../belize-date.ts";
import type { DepartureName } from "./key.ts";
import { leavesAt } from "./leaves-at.ts";
import type { Limits, Resource, ResourceKind } from "./rules.ts";

/** From when to when: ms in UTC, `untilMs` excluded. */
export interface Hours {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** What a departure in use takes of one kind, and for how long. */
export interface Use extends Hours {
  readonly kind: ResourceKind;
  readonly units: number;
  /** Seats that each of them must have; 0 where nobody sits in it. */
  readonly size: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What stands on a departure: confirmed guests, their parties, and the largest of these. */
export interface Load {
  readonly guests: number;
  readonly parties: number;
  readonly largest: number;
}

export const NOBODY: Load = { guests: 0, parties: 0, largest: 0 };

/** A load with one more party on it. */
export const withParty = ({ guests, parties, largest }: Load, party: number): Load => ({
  guests: guests + party,
  parties: parties + 1,
  largest: Math.max(largest, party),
});

/**
 * How long a departure keeps who goes along. One without a time takes its whole day: whenever its guests wish to
 * leave, somebody must be free.
 */
export function hoursOf(departure: DepartureName, busyMinutes: number): Hours {
  const fromMs = leavesAt(departure);
  return { fromMs, untilMs: fromMs + (departure.time ? busyMinutes * MINUTE_MS : DAY_MS) };
}

/**
 * What a departure takes. Guests of a tour go together; a transfer is private, so each party has its own, as
 * large as the largest.
 */
export function usesOf(
  { needs, busyMinutes }: Pick<Limits, "needs" | "busyMinutes">,
  departure: DepartureName,
  { guests, parties, largest }: Load,
): Use[] {
  const hours = hoursOf(departure, busyMinutes);
  const isPrivate = departure.item.startsWith("transfer/");
  const [times, together] = isPrivate ? [parties, largest] : [1, guests];
  return needs.map(({ kind, perGuests }) => ({
    kind,
    units: times * (perGuests > 0 ? Math.ceil(together / perGuests) : 1),
    size: isSeated(kind) ? Math.min(together, perGuests || together) : 0,
    ...hours,
  }));
}

const isSeated = (kind: ResourceKind) => kind === "vehicle" || kind === "boat";

/** Who and what works on a day. */
export const onDuty = (resources: readonly Resource[], day: BelizeDay) =>
  resources.filter(({ daysOff }) => !daysOff.some(([from, until]) => from <= day && day <= until));

/**
 * True where those who work can do all of it: at no moment does it take more of a kind, or more with
 * so many seats, than there are (docs/decisions/0029).
 */
export function canServe(uses: readonly Use[], resources: readonly Resource[]): boolean {
  return uses.every(({ kind, fromMs }) => {
    const then = uses.filter(
      (use) => use.kind === kind && use.fromMs <= fromMs && fromMs < use.untilMs,
    );
    return then.every(({ size }) => {
      const taken = then.filter((use) => use.size >= size);
      const units = taken.reduce((sum, use) => sum + use.units, 0);
      return units <= resources.filter((one) => one.kind === kind && one.seats >= size).length;
    });
  });
}

/**
 * True where what a departure takes is free while it is under way. What others lack before it leaves is not its
 * concern.
 * @param others what goes on beside it, at whatever time
 */
export function isFreeFor(
  uses: readonly Use[],
  others: readonly Use[],
  resources: readonly Resource[],
): boolean {
  const [first] = uses;
  if (!first) return true;
  const meanwhile = others
    .filter(({ fromMs, untilMs }) => fromMs < first.untilMs && first.fromMs < untilMs)
    .filter(({ kind }) => uses.some((use) => use.kind === kind))
    .map((use) => ({ ...use, fromMs: Math.max(use.fromMs, first.fromMs) }));
  return canServe([...uses, ...meanwhile], resources);
}
