import { addDays, belizeDay } from "#domain/belize-date.ts";
import { shiftsOf, timeAfter } from "#domain/departures/hits/moved.ts";
import { isItemKey } from "#domain/departures/key.ts";
import type { DepartureRules } from "#domain/departures/rules.ts";
import { readRules } from "./rules.ts";

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
  const tomorrow = addDays(belizeDay(then.nowMs), 1);
  // those before an exception have made theirs when it comes
  for (const { id, scope, kind, from, until, time, newTime } of before.exceptions.slice(
    place + 1,
  )) {
    if (!isItemKey(scope) || kind === "extra") continue;
    const first = from > tomorrow || until < tomorrow ? from : tomorrow;
    const [other = time, last] = [first, until].map((day) =>
      timeAfter(then, { item: scope, day, time }, ""),
    );
    if (other !== last || other === time || other === newTime) continue;
    const record = app.findRecordById("exceptions", id);
    record.set("time", other);
    app.saveNoValidate(record);
  }
}
