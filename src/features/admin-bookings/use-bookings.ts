import { useCallback, useEffect, useState } from "react";
import { BOOKINGS_PER_PAGE, countBookings, listBookings } from "#data/remote/bookings.ts";
import { RemoteFailure } from "#data/remote/remote-failure.ts";
import type { BookingRecord } from "#domain/booking/record.ts";
import { toast } from "#ui/toast/toast.ts";
import type { BookingSearch } from "./search.ts";

interface Loaded {
  /** Null until the first answer. */
  readonly items: readonly BookingRecord[] | null;
  readonly failure: string | null;
  readonly isFetching: boolean;
}

export interface BookingList extends Loaded {
  /** How many there are in all; null while that is not known. */
  readonly total: number | null;
  readonly hasNextPage: boolean;
  /** Asks again. */
  reload(): void;
  /** Puts the server's newer version of a booking into its place. */
  replace(changed: BookingRecord): void;
}

/** The bookings that the search asks for, from the server. */
export function useBookings({ q, status, order, direction, page }: BookingSearch): BookingList {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ items: null, failure: null, isFetching: true });
  const [total, setTotal] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the wish to ask again
  useEffect(() => {
    const query = { search: q, status, order, isDescending: direction === "desc", page };
    return ask(
      (signal) => listBookings(query, signal),
      (items) => setLoaded({ items, failure: null, isFetching: false }),
      (message) => {
        setLoaded({ items: null, failure: message, isFetching: false });
        toast({
          title: "Error Fetching Bookings",
          message: `Could not fetch bookings. ${message}`,
          tone: "destructive",
        });
      },
      () => setLoaded((before) => ({ ...before, failure: null, isFetching: true })),
    );
  }, [q, status, order, direction, page, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the wish to ask again
  useEffect(
    () =>
      ask(
        (signal) => countBookings({ search: q, status }, signal),
        setTotal,
        () => setTotal(null),
      ),
    [q, status, attempt],
  );

  const reload = useCallback(() => setAttempt((n) => n + 1), []);
  const replace = useCallback(
    (changed: BookingRecord) =>
      setLoaded((before) => ({
        ...before,
        items: before.items?.map((item) => (item.id === changed.id ? changed : item)) ?? null,
      })),
    [],
  );

  const shown = loaded.items?.length ?? 0;
  const hasNextPage =
    total === null ? shown === BOOKINGS_PER_PAGE : page * BOOKINGS_PER_PAGE < total;
  return { ...loaded, total, hasNextPage, reload, replace };
}

/** Asks the server; the answer is forgotten once the returned function is called. */
function ask<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
  onFailure: (message: string) => void,
  onStart?: () => void,
): () => void {
  const controller = new AbortController();
  onStart?.();
  call(controller.signal).then(
    (answer) => {
      if (!controller.signal.aborted) onAnswer(answer);
    },
    (error: unknown) => {
      if (controller.signal.aborted) return;
      if (!(error instanceof RemoteFailure)) console.error(error);
      onFailure(error instanceof RemoteFailure ? error.message : "Unknown error");
    },
  );
  return () => controller.abort();
}
