import { useObservable } from "dexie-react-hooks";
import { useEffect, useMemo } from "react";
import type { Span } from "#data/office/sync/far-days.ts";
import { observeBookables } from "#data/office/sync/kept/bookings.ts";
import { observeRules, type ShownRules } from "#data/office/sync/kept/rules.ts";
import { addDays } from "#domain/belize-date.ts";
import {
  type CalendarFacts,
  type PlannedDeparture,
  plannedDepartures,
} from "#domain/departures/calendar.ts";
import { NO_RULES } from "#domain/departures/rules.ts";
import { noteAnswered } from "#ui/office/answers/first-answer.ts";
import type { DaySpan } from "./spans.ts";
import { useDays } from "./use-days.ts";

/** No departure keeps anybody longer (`domain/departures/check.ts`), days. */
const LONGEST = 3;
const NONE: ShownRules = { ...NO_RULES, resources: [], assignments: [], acts: [] };

export interface Calendar {
  /** Null until the device has been looked at. */
  readonly facts: CalendarFacts | null;
  readonly rules: ShownRules;
  /** Of the shown days, and those before that may still be under way. */
  readonly departures: readonly PlannedDeparture[];
  /** Not all of the days are kept, and the server cannot be asked. */
  readonly far: { readonly span: Span; readonly ask: () => void } | null;
}

/** What departs in some days, from what this device keeps: the same with a connection and without. */
export function useCalendar({ from, until }: DaySpan): Calendar {
  // it waits for no answer of its own: what it shows comes with the refresh
  useEffect(noteAnswered, []);
  const first = addDays(from, -LONGEST);
  const kept = useObservable(observeRules, []);
  const bookables = useObservable(observeBookables, []);
  const days = useDays(first, until);
  const { bookings } = days;
  const isLooked = kept !== undefined && bookables !== undefined && bookings !== null;
  const rules = kept ?? NONE;
  const facts = useMemo<CalendarFacts | null>(() => {
    if (!isLooked || !bookings) return null;
    const { resources, assignments } = rules;
    return { rules, resources, assignments, bookables: bookables ?? [], bookings };
  }, [isLooked, rules, bookables, bookings]);
  const departures = useMemo(
    () => (facts ? plannedDepartures(facts, { from: first, until }) : []),
    [facts, first, until],
  );
  return { facts, rules, departures, far: days.far };
}
