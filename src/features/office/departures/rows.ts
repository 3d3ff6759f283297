import { reasonOf } from "#domain/departures/departures.ts";
import type { Exception, Limits, Resource, Schedule } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/departures.ts";
import * as forms from "#messages/office/departures/rule-forms.ts";
import * as rules from "#messages/office/departures/rules.ts";
import type { World } from "#ui/office/departures/world.ts";
import { scopeWords, spanWords } from "#ui/office/rule-words.ts";
import type { RuleRow } from "./RuleList.tsx";

export function scheduleRow(schedule: Schedule): RuleRow {
  const { id, weekdays, times, from, until, seats, leastGuests, cutoffHours } = schedule;
  const days = weekdays.length === 7 ? words.daily : weekdays.map(forms.shortWeekday).join(", ");
  return {
    rule: id,
    title: `${days}: ${times.join(", ")}`,
    facts: [
      spanWords(from, until),
      words.seats(seats),
      leastGuests > 0 && words.leastGuests(leastGuests),
      cutoffHours > 0 && words.cutoff(cutoffHours),
      schedule.isOnRequest && words.onRequest,
    ],
  };
}

export function exceptionRow(exception: Exception, bookables: World["bookables"]): RuleRow {
  const { id, scope, from, until, kind, time, newTime, seats } = exception;
  return {
    rule: id,
    title: `${spanWords(from, until)}: ${rules.kinds[kind]}`,
    facts: [
      scopeWords(scope, bookables),
      kind === "time" ? words.toTime(time, newTime) : time,
      (kind === "seats" || kind === "extra") && words.seats(seats),
      reasonOf(exception),
    ],
  };
}

export function resourceRow({ id, name, kind, seats, languages, daysOff }: Resource): RuleRow {
  const isSeated = kind === "vehicle" || kind === "boat";
  const days = daysOff.map(([from, until]) => spanWords(from, until)).join("; ");
  return {
    rule: id,
    title: name,
    facts: [
      rules.resources[kind],
      isSeated && words.vehicleSeats(seats),
      languages.join(", "),
      days !== "" && words.off(days),
    ],
  };
}

/** What a service takes, in one line. */
export function limitWords(
  { groupsADay, busyMinutes, needs }: Limits,
  isScheduled: boolean,
): string {
  const facts = [
    !isScheduled && (groupsADay > 0 ? words.groupsADay(groupsADay) : words.noGroups),
    ...needs.map(({ kind, perGuests }) => words.needs(rules.resources[kind], perGuests)),
    needs.length === 0 && words.noNeeds,
    busyMinutes > 0 && words.busyFor(busyMinutes),
  ];
  return facts.filter(Boolean).join(" · ");
}

/** Exceptions that are not over, those of some scopes, in the order of their days. */
export const exceptionsToCome = ({ rules: { exceptions }, today }: World) =>
  exceptions
    .filter(({ until }) => until >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
