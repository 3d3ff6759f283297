import {
  checkAssignment,
  checkException,
  checkLimits,
  checkResource,
  checkSchedule,
  type RuleErrors,
} from "#domain/departures/check.ts";
import { isInScope } from "#domain/departures/departures.ts";
import { type ItemKey, isItemKey } from "#domain/departures/key.ts";
import {
  readAssignment,
  readException,
  readLimits,
  readResource,
  readSchedule,
} from "#domain/departures/read.ts";
import type { Resource } from "#domain/departures/rules.ts";
import { foundOrNull } from "../pocketbase/found-or-null.ts";
import { assignmentRefusal } from "./assign.ts";
import { readRules } from "./rules.ts";

/** A row as it is stored, and which departures it is about. */
export interface Stored {
  readonly columns: Readonly<Record<string, unknown>>;
  readonly errors: RuleErrors;
  readonly about: About | null;
  /** Of who or what has days off. */
  readonly daysOff?: Resource["daysOff"];
}
export interface About {
  readonly scope: string;
  readonly from: string;
  readonly until: string;
}

export const ALWAYS = { from: "0000-00-00", until: "9999-99-99" };

/** What a device says of a row, by the row's own id or, of limits, its service's key. */
type Reader = (
  app: pb.App,
  act: { readonly id: string; readonly fields: Readonly<Record<string, unknown>> },
) => Stored;

/** By the table's name. */
export const READERS: Readonly<Record<string, Reader>> = {
  schedules: (app, { id, fields }) => {
    const schedule = readSchedule(id, fields);
    const { item, weekdays, times, from, until, seats } = schedule;
    const errors = checkSchedule(schedule, readRules(app).schedules);
    if (!serviceOf(app, item)) errors.item = "service_unknown";
    return {
      columns: {
        ...{ item, weekdays, times, from, until, seats },
        least_guests: schedule.leastGuests,
        cutoff_hours: schedule.cutoffHours,
        on_request: schedule.isOnRequest,
      },
      errors,
      about: { scope: item, ...ALWAYS },
    };
  },
  exceptions: (app, { id, fields }) => {
    const exception = readException(id, fields);
    const { scope, from, until, kind, time, newTime, seats, reason, texts } = exception;
    const { schedules } = readRules(app);
    const isScheduled = schedules.some(({ item }) => isInScope(item, scope));
    const errors = checkException(exception, isScheduled);
    if (scope.includes("/") && !serviceOf(app, scope)) errors.scope = "service_unknown";
    const columns = { scope, from, until, kind, time, new_time: newTime, seats, reason, texts };
    return { columns, errors, about: { scope, from, until } };
  },
  resources: (_app, { id, fields }) => {
    const resource = readResource(id, fields);
    const { name, kind, seats, languages, daysOff } = resource;
    const columns = { name, kind, seats, languages, active: true };
    return { columns, errors: checkResource(resource), about: null, daysOff };
  },
  limits: (_app, { id, fields }) => {
    const limits = readLimits(id as ItemKey, fields);
    const { groupsADay, busyMinutes, needs } = limits;
    const columns = { groups_a_day: groupsADay, busy_minutes: busyMinutes, needs };
    return { columns, errors: checkLimits(limits), about: { scope: id, ...ALWAYS } };
  },
  assignments: (app, { id, fields }) => {
    const assignment = readAssignment(id, fields);
    const { item, day, time, resource } = assignment;
    const errors = checkAssignment(assignment);
    const refusal =
      Object.keys(errors).length > 0
        ? null
        : assignmentRefusal(app, assignment, serviceOf(app, item));
    if (refusal) errors.resource = refusal;
    return { columns: { item, day, time, resource }, errors, about: null };
  },
};

/** The record of a service by its key; null where there is none. */
export function serviceOf(app: pb.App, item: string): pb.Record | null {
  if (!isItemKey(item)) return null;
  const [type, number] = item.split("/");
  return foundOrNull(() => app.findFirstRecordByData(`${type}s`, "number", Number(number)));
}
