import { newRuleId } from "#data/office/sync/rules/acts.ts";
import type { RuleChange } from "#domain/departures/change.ts";
import type { DepartureName } from "#domain/departures/key.ts";
import type { Assignment, Resource } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/calendar.ts";
import { shortDay } from "#ui/office/short-dates.ts";
import { changeRules } from "./act.ts";

interface Going extends DepartureName {
  readonly name: string;
}

const said = (title: string, { name }: Resource, departure: Going) => ({
  title,
  message: `${name} · ${departure.name}, ${words.movedTo(shortDay(departure.day), departure.time)}`,
});

const fieldsOf = ({ item, day, time }: DepartureName, resource: string) => ({
  item,
  day,
  time,
  resource,
});

function endOf({ id, ...base }: Assignment): RuleChange {
  return { table: "assignments", rule: id, fields: null, base: fieldsOf(base, base.resource) };
}

/** Has somebody or something go along. */
export const assign = (departure: Going, resource: Resource) =>
  changeRules(
    [
      {
        table: "assignments",
        rule: newRuleId(),
        fields: fieldsOf(departure, resource.id),
        base: null,
      },
    ],
    said(words.assigned, resource, departure),
  );

/** Has it go along in the place of what did. */
export const assignInstead = (departure: Going, resource: Resource, assignment: Assignment) =>
  changeRules(
    [
      {
        table: "assignments",
        rule: assignment.id,
        fields: fieldsOf(departure, resource.id),
        base: fieldsOf(departure, assignment.resource),
      },
    ],
    said(words.reassigned, resource, departure),
  );

export const takeOff = (departure: Going, resource: Resource, assignment: Assignment) =>
  changeRules([endOf(assignment)], said(words.takenOff, resource, departure));
