import { useObservable } from "dexie-react-hooks";
import { useEffect, useState } from "react";
import type { Span } from "#data/office/sync/far-days.ts";
import {
  type Acts,
  observeBookables,
  observeDays,
  observeSettings,
} from "#data/office/sync/kept/bookings.ts";
import { observeRules, type ShownRules } from "#data/office/sync/kept/rules.ts";
import { addDays, type BelizeDay, belizeDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { type Departure, runSheet } from "#domain/booking/run-sheet/run-sheet.ts";
import { COMPANY } from "#domain/site/company.ts";
import { noteAnswered } from "#ui/office/answers/first-answer.ts";
import { type FarDay, useFarDay } from "./use-far-day.ts";

/** Today and the next days, which one has at hand. */
export const DAYS_SHOWN = 7;
const CLOCK_MS = 30_000;

export interface RunSheet {
  /** Null until the device has been looked at. */
  readonly departures: readonly Departure[] | null;
  /** The day's bookings. */
  readonly bookings: readonly OfficeBooking[];
  /** Those of today and the next days, and of the shown one. */
  readonly counted: readonly OfficeBooking[];
  readonly acts: Acts;
  /** What the operator has said of departures; null where this device keeps none. */
  readonly rules: ShownRules | null;
  /** The operator's name. */
  readonly company: string;
  readonly today: BelizeDay;
  /** The day is none of those that are kept, and the server cannot be asked. */
  readonly far: (Pick<FarDay, "ask"> & { readonly span: Span }) | null;
}

const NO_ACTS: Acts = new Map();

/** The departures of a day, from what this device keeps: the same with a connection and without. */
export function useRunSheet(day: string): RunSheet {
  const nowMs = useClock();
  // it waits for no answer of its own: what it shows comes with the refresh
  useEffect(noteAnswered, []);
  const today = belizeDay(nowMs);
  const last = addDays(today, DAYS_SHOWN - 1);
  const isThisWeek = day === "" || (day >= today && day <= last);
  const week = useObservable(() => observeDays(today, last), [today, last]);
  const other = useObservable(() => observeDays(day, day), [day]);
  const bookables = useObservable(observeBookables, []);
  const settings = useObservable(observeSettings, []);
  const rules = useObservable(observeRules, []);
  const far = useFarDay(day || today);
  const kept = isThisWeek ? week : far.span ? far.kept : other;
  const shown = day || today;
  const bookings = kept?.bookings.filter(({ date }) => date === shown) ?? [];
  return {
    departures: kept
      ? runSheet({
          bookings,
          bookables: bookables ?? [],
          // settings of before there was a list have none
          places: settings?.pickup_places ?? [],
          day: shown,
          nowMs,
        })
      : null,
    bookings,
    counted: [...(week?.bookings ?? []), ...(isThisWeek ? [] : bookings)],
    acts: kept?.acts ?? NO_ACTS,
    rules: rules ?? null,
    company: settings?.site_title ?? COMPANY.name,
    today,
    far: far.span && far.isFailed ? { span: far.span, ask: far.ask } : null,
  };
}

/** The time, now and again: what is next changes while one looks at it. */
function useClock(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
