import { findDeparture, isInScope } from "../departures.ts";
import type { DepartureName } from "../key.ts";
import { leavesAt } from "../leaves-at.ts";
import type { DepartureRules, Exception, ExceptionKind, Schedule } from "../rules.ts";

/** The rules before and after one of them was changed. */
export interface ChangedRules {
  readonly before: DepartureRules;
  readonly after: DepartureRules;
}

/** What left at one time leaves at another, since a rule was changed. */
export interface Shift {
  readonly from: string;
  readonly to: string;
  isAbout(name: DepartureName): boolean;
}

/**
 * What a changed rule has leave at another time: an exception of that kind, one that is taken away, an extra departure, and a
 * schedule in which as many times were exchanged for others, the first for the first.
 * @param rule the changed one's id
 */
export function shiftsOf({ before, after }: ChangedRules, rule: string): Shift[] {
  const of = (kind: ExceptionKind, { exceptions }: DepartureRules) =>
    exceptions.filter((one) => one.id === rule && one.kind === kind);
  const [was] = before.schedules.filter(({ id }) => id === rule);
  const [is] = after.schedules.filter(({ id }) => id === rule);
  return [
    ...of("time", before).map((one) => shift(one, one.newTime, one.time)),
    ...of("time", after).map((one) => shift(one, one.time, one.newTime)),
    ...of("extra", before).flatMap(({ time }) =>
      of("extra", after).map((one) => shift(one, time, one.time)),
    ),
    ...(was && is ? exchanged(was, is) : []),
  ];
}

const shift = ({ scope, from: first, until }: Exception, from: string, to: string): Shift => ({
  from,
  to,
  isAbout: ({ item, day }) => isInScope(item, scope) && first <= day && day <= until,
});

function exchanged(was: Schedule, is: Schedule): Shift[] {
  const gone = was.times.filter((time) => !is.times.includes(time)).sort();
  const come = is.times.filter((time) => !was.times.includes(time)).sort();
  if (gone.length !== come.length) return [];
  return gone.map((from, at) => ({
    from,
    to: come[at] ?? from,
    isAbout: ({ item }) => item === is.item,
  }));
}

/**
 * When those on a departure leave after a change: guests go along with a departure that leaves at another time, so that
 * the seats it has there are sold once. What has left by now stays as it was, what would have left then too, and so does what leaves at its time all the
 * same: but who was moved here by what is taken back goes back.
 * @param movedFrom as bookings have it: where its guest knows one that was moved, empty otherwise
 */
export function timeAfter(
  { after, shifts, nowMs }: { after: DepartureRules; shifts: readonly Shift[]; nowMs: number },
  name: DepartureName,
  movedFrom: string,
): string {
  if (shifts.length === 0 || name.time === "" || leavesAt(name) <= nowMs) return name.time;
  const leaves = (time: string) => findDeparture(after, { ...name, time }) !== undefined;
  const isBack = (to: string) => movedFrom === `${name.day} ${to}`;
  const time = shifts.reduce(
    (time, { from, to, isAbout }) =>
      time === from && isAbout(name) && (!leaves(time) || isBack(to)) ? to : time,
    name.time,
  );
  const isAhead = leavesAt({ ...name, time }) > nowMs;
  return isAhead && leaves(time) ? time : name.time;
}
