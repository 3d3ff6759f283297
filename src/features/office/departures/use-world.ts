import { useObservable } from "dexie-react-hooks";
import { useEffect, useMemo } from "react";
import { observeKeptSpan } from "#data/office/sync/far-days.ts";
import { observeBookables, observeFound } from "#data/office/sync/kept/bookings.ts";
import { observeRules, type ShownRules } from "#data/office/sync/kept/rules.ts";
import { belizeDay } from "#domain/belize-date.ts";
import { partiesFrom } from "#domain/departures/parties.ts";
import { noteAnswered } from "#ui/office/answers/first-answer.ts";
import type { World } from "#ui/office/departures/world.ts";

/** What this device keeps of rules and bookings, as it will be when all is sent. */
export interface KeptWorld extends World {
  readonly rules: ShownRules;
}

/** Whenever it changes; undefined until the device has been looked at, null where it keeps none. */
export function useWorld(): KeptWorld | null | undefined {
  const today = belizeDay(Date.now());
  // it waits for no answer of its own: what it shows comes with the refresh
  useEffect(noteAnswered, []);
  const rules = useObservable(observeRules, []);
  const bookables = useObservable(observeBookables, []);
  const span = useObservable(observeKeptSpan, []);
  const parties = useObservable(() => observeFound((all) => partiesFrom(today, all)), [today]);
  return useMemo(() => {
    const all = [rules, bookables, span, parties];
    if (all.includes(undefined)) return undefined;
    if (!rules || !bookables || !span || !parties) return null;
    return { rules, bookables, parties, keptUntil: span.to, today };
  }, [rules, bookables, span, parties, today]);
}
