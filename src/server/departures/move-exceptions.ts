import { addDays, type BelizeDay, belizeDay } from "#domain/belize-date.ts";
import { findDeparture } from "#domain/departures/departures.ts";
import { shiftsOf, timeAfter } from "#domain/departures/hits/moved.ts";
import { isItemKey } from "#domain/departures/key.ts";
import { leavesAt } from "#domain/departures/leaves-at.ts";
import type { DepartureRules } from "#domain/departures/rules.ts";
import { readRules } from "./rules.ts";

/** So far ahead an exception is looked at: half a year of one service costs a fifth of a second. */
const MOST_DAYS = 180;

/**
 * In the transaction of a changed rule: what else is otherwise with a departure goes along to another time, so that a closed one
 * is not sold then. What is about several services may mean one that stays, and is left.
 * @param rule the changed one's id
 */
export function moveExceptions(
  app: pb.App,
  { before, rule }: { readonly before: DepartureRules; readonly rule: string },
): void {
  const after = readRules(app);
  const shifts = shiftsOf({ before, after }, rule);
  const place = before.exceptions.findIndex(({ id }) => id === rule);
  const isNew = place < 0 && after.exceptions.some(({ id }) => id === rule);
  if (shifts.length === 0 || isNew) return;
  const then = { after, shifts, nowMs: Date.now() };
  const today = belizeDay(then.nowMs);
  // those before an exception have made theirs when it comes
  for (const one of before.exceptions.slice(place + 1)) {
    const { id, scope, kind, from, until, time, newTime } = one;
    if (!isItemKey(scope) || kind === "extra" || time === "") continue;
    const [, first = from] = [from, today].sort();
    const times = daysOf(first, until).flatMap((day) => {
      const name = { item: scope, day, time };
      const isAhead = leavesAt(name) > then.nowMs && findDeparture(before, name) !== undefined;
      return isAhead ? [timeAfter(then, name, "")] : [];
    });
    const [other = time] = times;
    if (other === time || other === newTime || times.some((each) => each !== other)) continue;
    const record = app.findRecordById("exceptions", id);
    record.set("time", other);
    app.saveNoValidate(record);
  }
}

function daysOf(from: BelizeDay, until: BelizeDay): BelizeDay[] {
  const days: BelizeDay[] = [];
  for (let day = from; day <= until && days.length < MOST_DAYS; day = addDays(day, 1))
    days.push(day);
  return days;
}
