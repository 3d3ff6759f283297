import { useObservable } from "dexie-react-hooks";
import { useEffect, useState } from "react";
import { loadFarDays, observeKeptSpan, type Span } from "#data/office/sync/far-days.ts";
import { asShown, type KeptDays, observeActs } from "#data/office/sync/kept/bookings.ts";
import { onActStored } from "#data/office/sync/queue.ts";
import type { BelizeDay } from "#domain/belize-date.ts";
import type { OfficeWire } from "#domain/booking/fields.ts";
import { officeBookingOf } from "#domain/booking/office/fields.ts";
import { onReached } from "#ui/office/answers/reached.ts";

interface Loaded {
  readonly day: BelizeDay;
  /** Null when the server could not be asked. */
  readonly rows: readonly OfficeWire[] | null;
}

export interface FarDay {
  /** The days that the device keeps; null where the shown one is one of them. */
  readonly span: Span | null;
  /** The day's bookings with what waits; null until they are there. */
  readonly kept: KeptDays | null;
  readonly isFailed: boolean;
  readonly ask: () => void;
}

/** A day that this device does not keep: asked for while it is shown. */
export function useFarDay(day: BelizeDay): FarDay {
  const kept = useObservable(observeKeptSpan, []);
  const acts = useObservable(observeActs, []);
  const span = kept && (day < kept.from || day > kept.to) ? kept : null;
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isFar = span !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the wish to ask again
  useEffect(() => {
    if (!isFar) return;
    let isWanted = true;
    loadFarDays(day, day).then((rows) => {
      if (isWanted) setLoaded({ day, rows });
    });
    const stopStored = onActStored((stored) => setLoaded((before) => withStored(before, stored)));
    const stopReached = onReached(() => setAttempt((n) => n + 1));
    return () => {
      isWanted = false;
      stopStored();
      stopReached();
    };
  }, [day, isFar, attempt]);

  const here = loaded?.day === day ? loaded : null;
  const bookings = here?.rows?.map((row) => asShown(officeBookingOf(row), acts));
  return {
    span,
    kept: bookings ? { bookings, acts: acts ?? new Map() } : null,
    isFailed: here !== null && here.rows === null,
    ask: () => {
      setLoaded(null);
      setAttempt((n) => n + 1);
    },
  };
}

function withStored(before: Loaded | null, stored: OfficeWire): Loaded | null {
  if (!before?.rows) return before;
  return { ...before, rows: before.rows.map((row) => (row.id === stored.id ? stored : row)) };
}
