import { isCalendarDay } from "../belize-date.ts";
import { isItemType } from "../catalogue/item.ts";
import { LONGEST_DAYS } from "./busy-minutes.ts";
import { isItemKey } from "./key.ts";
import {
  type Assignment,
  EXCEPTION_KINDS,
  type Exception,
  type Limits,
  RESOURCE_KINDS,
  type Resource,
  type Schedule,
} from "./rules.ts";

/** A code for each field that breaks its rule (`#domain/office/refusal.ts`); empty when all is well. */
export type RuleErrors = Record<string, string>;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const MOST_SEATS = 500;
const MOST_CUTOFF_HOURS = 720;
const MOST_TIMES = 24;
const MOST_GROUPS = 99;
/** Three days. */
const MOST_BUSY_MINUTES = LONGEST_DAYS * 24 * 60;
const MOST_NAME = 100;
const MOST_REASON = 200;
const MOST_DAYS_OFF = 100;
const MOST_LANGUAGES = 20;

/**
 * @param others the service's other schedules: two that say the same would offer a departure twice
 */
export function checkSchedule(schedule: Schedule, others: readonly Schedule[]): RuleErrors {
  const { weekdays, times, from, until, seats, leastGuests, cutoffHours } = schedule;
  const isTwice = others.some(
    (other) => other.id !== schedule.id && other.item === schedule.item && overlap(other, schedule),
  );
  return told({
    weekdays: isListOf(weekdays, (day) => Number.isInteger(day) && day >= 1 && day <= 7)
      ? null
      : "weekdays_expected",
    times: isListOf(times, isClock)
      ? times.length > MOST_TIMES
        ? `too_many_entries:${MOST_TIMES}`
        : isTwice && "schedule_twice"
      : times.length > 0 && times.every(isClock)
        ? "time_twice"
        : "time_expected",
    ...season(from, until, "schedule"),
    seats: whole(seats, 1, MOST_SEATS),
    leastGuests: whole(leastGuests, 0, Number.isInteger(seats) ? seats : MOST_SEATS),
    cutoffHours: whole(cutoffHours, 0, MOST_CUTOFF_HOURS),
  });
}

/** @param isScheduled whether something has a schedule that it could be an exception of */
export function checkException(exception: Exception, isScheduled: boolean): RuleErrors {
  const { scope, from, until, kind, time, newTime, seats, reason, texts } = exception;
  const reasons = [
    reason,
    ...Object.values(texts ?? {}).map((words) => String(words?.reason ?? "")),
  ];
  const hasSeats = kind === "seats" || kind === "extra";
  const isTimed = kind === "time" || kind === "extra";
  return told({
    scope: isScope(scope) ? kind !== "closed" && !isScheduled && "no_schedule" : "service_unknown",
    kind: EXCEPTION_KINDS.includes(kind) ? null : `one_of:${EXCEPTION_KINDS.join(", ")}`,
    ...season(from, until, "exception"),
    time: isClock(time) || (time === "" && !isTimed) ? null : "time_expected",
    newTime: kind !== "time" || (isClock(newTime) && newTime !== time) ? null : "time_expected",
    seats: hasSeats ? whole(seats, 1, MOST_SEATS) : null,
    reason: reasons.every((one) => one.length <= MOST_REASON) ? null : `too_long:${MOST_REASON}`,
  });
}

export function checkLimits({ groupsADay, busyMinutes, needs }: Limits): RuleErrors {
  const kinds = needs.map(({ kind }) => kind);
  const areKnown = kinds.every((kind) => RESOURCE_KINDS.includes(kind));
  const areCounted = needs.every(({ perGuests }) => whole(perGuests, 0, MOST_GROUPS) === null);
  return told({
    groupsADay: whole(groupsADay, 0, MOST_GROUPS),
    busyMinutes: whole(busyMinutes, 0, MOST_BUSY_MINUTES),
    needs:
      areKnown && areCounted && new Set(kinds).size === kinds.length ? null : "needs_unreadable",
  });
}

export function checkResource({ name, kind, seats, languages, daysOff }: Resource): RuleErrors {
  const isSeated = kind === "vehicle" || kind === "boat";
  const areDays = daysOff.every(([from, until]) => isCalendarDay(from) && isCalendarDay(until));
  return told({
    name: name.trim() ? name.length > MOST_NAME && `too_long:${MOST_NAME}` : "required:name",
    kind: RESOURCE_KINDS.includes(kind) ? null : `one_of:${RESOURCE_KINDS.join(", ")}`,
    seats: whole(seats, isSeated ? 1 : 0, MOST_SEATS),
    languages:
      languages.length > MOST_LANGUAGES
        ? `too_many_entries:${MOST_LANGUAGES}`
        : languages.some((one) => one.length > MOST_NAME) && `too_long:${MOST_NAME}`,
    daysOff:
      daysOff.length > MOST_DAYS_OFF
        ? `too_many_entries:${MOST_DAYS_OFF}`
        : areDays
          ? daysOff.some(([from, until]) => until < from) && "ends_before_it_begins"
          : "day_expected",
  });
}

export function checkAssignment({ item, day, time }: Assignment): RuleErrors {
  return told({
    item: isItemKey(item) ? null : "service_unknown",
    day: isCalendarDay(day) ? null : "day_expected",
    time: time === "" || isClock(time) ? null : "time_expected",
  });
}

const isClock = (text: string) => CLOCK.test(text);

const isListOf = <Entry>(list: readonly Entry[], isEntry: (entry: Entry) => boolean) =>
  list.length > 0 && list.every(isEntry) && new Set(list).size === list.length;

const isScope = (scope: string) => scope === "all" || isItemType(scope) || isItemKey(scope);

/** Days that end before they begin; those of a schedule may be left open. */
function season(from: string, until: string, of: "schedule" | "exception"): RuleErrors {
  const isDay = (day: string) => isCalendarDay(day) || (day === "" && of === "schedule");
  if (!isDay(from)) return { from: "day_expected" };
  if (!isDay(until)) return { until: "day_expected" };
  return from && until && until < from ? { until: "ends_before_it_begins" } : {};
}

/** True where both have a departure at the same time of the same day. */
function overlap(one: Schedule, other: Schedule): boolean {
  const isApart =
    (one.until && other.from && one.until < other.from) ||
    (other.until && one.from && other.until < one.from);
  if (isApart) return false;
  return (
    one.times.some((time) => other.times.includes(time)) &&
    one.weekdays.some((day) => other.weekdays.includes(day))
  );
}

const whole = (count: number, least: number, most: number): string | null => {
  if (!Number.isInteger(count)) return "whole_number";
  return count >= least && count <= most ? null : `from_to:${least}:${most}`;
};

/** Without the fields that have nothing to be said of. */
const told = (errors: Record<string, string | false | null>): RuleErrors =>
  Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
