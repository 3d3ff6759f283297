import { useObservable } from "dexie-react-hooks";
import { useEffect, useMemo, useState } from "react";
import { loadFarDays, observeKeptSpan, type Span } from "#data/office/sync/far-days.ts";
import { asShown, observeActs, observeDays } from "#data/office/sync/kept/bookings.ts";
import { onActStored } from "#data/office/sync/queue.ts";
import type { BelizeDay } from "#domain/belize-date.ts";
import type { OfficeBooking, OfficeWire } from "#domain/booking/fields.ts";
import { officeBookingOf } from "#domain/booking/office/fields.ts";
import { onReached } from "#ui/office/answers/reached.ts";

interface Loaded {
  readonly key: string;
  /** Null when the server could not be asked. */
  readonly rows: readonly OfficeWire[] | null;
}

interface Days {
  /** With what waits; null until they are there. */
  readonly bookings: readonly OfficeBooking[] | null;
  /** Not all of these days are kept, and the server cannot be asked. */
  readonly far: { readonly span: Span; readonly ask: () => void } | null;
}

/** The bookings of some days: those that this device keeps, or asked for while they are shown. */
export function useDays(from: BelizeDay, to: BelizeDay): Days {
  const kept = useObservable(() => observeDays(from, to), [from, to]);
  const keptSpan = useObservable(observeKeptSpan, []);
  const acts = useObservable(observeActs, []);
  const span = keptSpan && (from < keptSpan.from || to > keptSpan.to) ? keptSpan : null;
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isFar = span !== null;
  const key = `${from} ${to}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the wish to ask again
  useEffect(() => {
    if (!isFar) return;
    let isWanted = true;
    loadFarDays(from, to).then((rows) => {
      if (isWanted) setLoaded({ key: `${from} ${to}`, rows });
    });
    const stopStored = onActStored((stored) => setLoaded((before) => withStored(before, stored)));
    const stopReached = onReached(() => setAttempt((n) => n + 1));
    return () => {
      isWanted = false;
      stopStored();
      stopReached();
    };
  }, [from, to, isFar, attempt]);

  const here = loaded?.key === key ? loaded : null;
  const bookings = useMemo(
    () =>
      isFar
        ? (here?.rows?.map((row) => asShown(officeBookingOf(row), acts)) ?? null)
        : (kept?.bookings ?? null),
    [isFar, here, acts, kept],
  );
  const ask = () => {
    setLoaded(null);
    setAttempt((n) => n + 1);
  };
  return { bookings, far: span && here?.rows === null ? { span, ask } : null };
}

function withStored(before: Loaded | null, stored: OfficeWire): Loaded | null {
  if (!before?.rows) return before;
  return { ...before, rows: before.rows.map((row) => (row.id === stored.id ? stored : row)) };
}
