import { useCallback, useEffect, useState } from "react";
import { failureWords } from "#data/remote/failure-words.ts";
import { BOOKINGS_PER_PAGE, listBookings } from "#data/remote/office-bookings.ts";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import { toast } from "#ui/toast/toast.ts";
import type { BookingSearch } from "./search.ts";

interface Loaded {
  /** Null until the first answer. */
  readonly items: readonly OfficeBooking[] | null;
  /** How many there are in all; null while that is not known. */
  readonly total: number | null;
  readonly failure: string | null;
  readonly isFetching: boolean;
}

export interface BookingList extends Loaded {
  readonly hasNextPage: boolean;
  /** Asks again. */
  reload(): void;
  /** Asks again in the background: no answer leaves what is there. */
  refresh(): void;
  /** Puts the server's newer version of a booking into its place. */
  replace(changed: OfficeBooking): void;
}

const NOTHING: Loaded = { items: null, total: null, failure: null, isFetching: true };

/** The bookings that the search asks for, from the server. */
export function useBookings(search: BookingSearch): BookingList {
  const { q, status, view, order, direction, page } = search;
  const [attempt, setAttempt] = useState({ number: 0, isQuiet: false });
  const [loaded, setLoaded] = useState(NOTHING);

  useEffect(() => {
    const controller = new AbortController();
    const isWanted = () => !controller.signal.aborted;
    const isDescending = direction === "desc";
    setLoaded((before) => ({ ...before, failure: null, isFetching: true }));
    listBookings({ search: q, status, view, order, isDescending, page }, controller.signal).then(
      (answer) => isWanted() && setLoaded({ ...answer, failure: null, isFetching: false }),
      (error: unknown) => {
        if (!isWanted()) return;
        if (attempt.isQuiet) return setLoaded((before) => ({ ...before, isFetching: false }));
        const message = failureWords(error);
        setLoaded({ items: null, total: null, failure: message, isFetching: false });
        toast({
          title: "Error Fetching Bookings",
          message: `Could not fetch bookings. ${message}`,
          tone: "destructive",
        });
      },
    );
    return () => controller.abort();
  }, [q, status, view, order, direction, page, attempt]);

  const again = useCallback(
    (isQuiet: boolean) => setAttempt(({ number }) => ({ number: number + 1, isQuiet })),
    [],
  );
  const reload = useCallback(() => again(false), [again]);
  const refresh = useCallback(() => again(true), [again]);
  const replace = useCallback(
    (changed: OfficeBooking) =>
      setLoaded((before) => ({
        ...before,
        items: before.items?.map((item) => newerOf(item, changed)) ?? null,
      })),
    [],
  );

  const { items, total } = loaded;
  const isFull = items?.length === BOOKINGS_PER_PAGE;
  const hasNextPage = total === null ? isFull : page * BOOKINGS_PER_PAGE < total;
  return { ...loaded, hasNextPage, reload, refresh, replace };
}

/** Answers and live news of one booking may come in any order. */
function newerOf(item: OfficeBooking, changed: OfficeBooking): OfficeBooking {
  return item.id === changed.id && changed.version >= item.version ? changed : item;
}
