import type { Bookable } from "#domain/booking/office/booking.ts";
import type { RuleChange } from "#domain/departures/change.ts";
import { reasonOf } from "#domain/departures/departures.ts";
import { itemKey } from "#domain/departures/key.ts";
import type { Resource } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/rules.ts";
import { shortDay } from "./short-dates.ts";

interface Names {
  readonly bookables: readonly Bookable[];
  readonly resources: readonly Resource[];
}

/** What a service is called by its key or, of many, by its scope. */
export function scopeWords(scope: string, bookables: readonly Bookable[]): string {
  if (scope === "all" || scope === "tour" || scope === "transfer") return words.scopes[scope];
  return bookables.find(({ item }) => itemKey(item.type, item.id) === scope)?.item.name ?? scope;
}

/** Days as one reads them: one, or from one to another. */
export const spanWords = (from: string, until: string): string =>
  from === until ? shortDay(from) : words.span(from && shortDay(from), until && shortDay(until));

/** What a change of the rules is about, in one line. */
export function ruleWords(change: RuleChange, { bookables, resources }: Names): string {
  const { table } = change;
  const is = change.fields ?? change.base;
  const done = change.fields ? (change.base ? words.changed : words.added) : words.removed;
  const of = (name: string, ...rest: string[]) =>
    [name, ...rest, done].filter((part) => part !== "").join(" \u00b7 ");
  if (!is) return of(words.tables[table]);
  if ("weekdays" in is) {
    return of(words.tables.schedules, scopeWords(is.item, bookables), is.times.join(", "));
  }
  if ("scope" in is) {
    const time = is.kind === "time" ? `${is.time} → ${is.newTime}` : is.time;
    const what = [spanWords(is.from, is.until), time].filter(Boolean).join(" ");
    return of(words.kinds[is.kind], scopeWords(is.scope, bookables), what, reasonOf(is));
  }
  if ("daysOff" in is) return of(words.resources[is.kind], is.name);
  if ("resource" in is) {
    const name = resources.find(({ id }) => id === is.resource)?.name ?? "";
    const when = [shortDay(is.day), is.time].filter(Boolean).join(" ");
    return of(words.tables.assignments, name, scopeWords(is.item, bookables), when);
  }
  return of(words.tables.limits, scopeWords(is.item, bookables));
}
