import { addDays, type BelizeDay } from "../belize-date.ts";
import { LANGUAGE, type Language } from "../language.ts";
import type { DepartureName, ItemKey } from "./key.ts";
import { leavesAt } from "./leaves-at.ts";
import type { DepartureRules, Exception, Schedule, Scope, Weekday } from "./rules.ts";

/** What a service does at one time of one day, by the operator's rules alone. */
export interface Departure extends DepartureName {
  /** Null where nobody counts. */
  readonly seats: number | null;
  /** Parties that it takes; null for as many as come. */
  readonly groups: number | null;
  readonly leastGuests: number;
  readonly cutoffHours: number;
  readonly isOnRequest: boolean;
  /** Null while it is open; what guests are told otherwise, which may be nothing. */
  readonly closed: string | null;
}

const HOUR_MS = 3_600_000;
/** Eighteen months. */
const FARTHEST_MS = 549 * 24 * HOUR_MS;
/** 1 January 2024 was a Monday. */
const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * HOUR_MS;

export function weekdayOf(day: BelizeDay): Weekday {
  const days = Math.round((Date.parse(day) - MONDAY_MS) / DAY_MS);
  return ((((days % 7) + 7) % 7) + 1) as Weekday;
}

/**
 * What departs on a day, by time. A service without a schedule has one departure, without a time: it
 * leaves when its guests wish.
 */
export function departuresOn(rules: DepartureRules, item: ItemKey, day: BelizeDay): Departure[] {
  return departuresBetween(rules, item, { from: day, until: day });
}

/** From one day to another, both included. */
export function departuresBetween(
  rules: DepartureRules,
  item: ItemKey,
  { from, until }: { from: BelizeDay; until: BelizeDay },
): Departure[] {
  const schedules = rules.schedules.filter((schedule) => schedule.item === item);
  const groups = rules.limits.find((limit) => limit.item === item)?.groupsADay || null;
  const days: BelizeDay[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  const exceptions = exceptionsByDay(rules, item, days);
  return days.flatMap((day, at) => {
    let found: Departure[] =
      schedules.length === 0
        ? [{ item, day, time: "", seats: null, groups, ...PLAIN }]
        : schedules.flatMap((schedule) => scheduledOn(schedule, day));
    for (const exception of exceptions[at] ?? []) found = except(found, exception, { item, day });
    return found.sort((one, other) => (one.time < other.time ? -1 : 1));
  });
}

/**
 * The exceptions of each day, in the order in which they were made. PocketBase's engine takes a tenth of a second to
 * look at hundreds of them on each day of half a year.
 * @param days one after the other
 */
function exceptionsByDay(
  { exceptions }: DepartureRules,
  item: ItemKey,
  days: readonly BelizeDay[],
): readonly (readonly Exception[])[] {
  const found = days.map((): Exception[] => []);
  const places = new Map(days.map((day, at) => [day, at]));
  const [first = ""] = days;
  for (const exception of exceptions) {
    const { from, until, scope } = exception;
    // before them all, or after
    let at = from <= first ? 0 : (places.get(from) ?? days.length);
    if ((days[at] ?? "~") > until || !isInScope(item, scope)) continue;
    for (; (days[at] ?? "~") <= until; at += 1) found[at]?.push(exception);
  }
  return found;
}

/**
 * The departure that a booking is on. Where a service has no schedule each time is one of its day's.
 * @returns undefined where nothing leaves then
 */
export function findDeparture(
  rules: DepartureRules,
  { item, day, time }: DepartureName,
): Departure | undefined {
  const departures = departuresOn(rules, item, day);
  const exact = departures.find((departure) => departure.time === time);
  if (exact) return exact;
  const anyTime = departures.find((departure) => departure.time === "");
  return anyTime && { ...anyTime, time };
}

/** True from when on guests can't book it any more: a departure without a time has no such hour. */
export function isPastCutoff(
  { day, time, cutoffHours }: Pick<Departure, "day" | "time" | "cutoffHours">,
  nowMs: number,
): boolean {
  if (time === "") return false;
  return nowMs >= leavesAt({ day, time }) - cutoffHours * HOUR_MS;
}

/**
 * True for what is so far ahead that guests can't have it at once: who means a day in two years has mistyped it, mostly,
 * and the office asks.
 */
export function isTooFar(at: Pick<Departure, "day" | "time">, nowMs: number): boolean {
  return leavesAt(at) - nowMs > FARTHEST_MS;
}

/** Minutes after midnight of an `HH:MM`. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** True for a service that a rule of this scope is about. */
export function isInScope(item: ItemKey, scope: Scope): boolean {
  return scope === "all" || scope === item || item.startsWith(`${scope}/`);
}

const PLAIN = { leastGuests: 0, cutoffHours: 0, isOnRequest: false, closed: null } as const;

function scheduledOn(schedule: Schedule, day: BelizeDay): Departure[] {
  const { item, weekdays, from, until, seats, leastGuests, cutoffHours, isOnRequest } = schedule;
  if ((from && day < from) || (until && day > until)) return [];
  if (!weekdays.includes(weekdayOf(day))) return [];
  const same = {
    item,
    day,
    seats,
    groups: null,
    leastGuests,
    cutoffHours,
    isOnRequest,
    closed: null,
  };
  return schedule.times.map((time) => ({ ...same, time }));
}

/** Why something is closed, in a language where somebody has written it: by default in the one that is spoken here. */
export const reasonOf = (
  { reason, texts }: Pick<Exception, "reason" | "texts">,
  language: Language = LANGUAGE,
): string => String(texts?.[language]?.reason ?? "") || reason;

/** A day's departures with an exception; those before it have made theirs. */
function except(
  found: readonly Departure[],
  exception: Exception,
  { item, day }: { item: ItemKey; day: BelizeDay },
): Departure[] {
  const { kind, time, newTime, seats } = exception;
  if (kind === "extra") {
    // beside what leaves when its guests wish nothing is extra
    if (found.some((departure) => departure.time === "")) return [...found];
    const others = found.filter((departure) => departure.time !== time);
    return [...others, { item, day, time, seats, groups: null, ...PLAIN }];
  }
  // one that is moved to when another leaves goes with it: two with one key would be counted as one, and told twice
  if (kind === "time" && found.some((departure) => departure.time === newTime)) {
    return found.filter((departure) => departure.time !== time);
  }
  return found.map((departure) => {
    if (time && departure.time !== time) return departure;
    if (kind === "closed") return { ...departure, closed: reasonOf(exception) };
    // what leaves when its guests wish has no time to move, and its limit is in parties
    if (departure.time === "") return departure;
    return kind === "seats" ? { ...departure, seats } : { ...departure, time: newTime };
  });
}
