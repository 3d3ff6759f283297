import { useCallback, useEffect, useMemo, useState } from "react";
import { officeHint } from "#data/local/office-hint.ts";
import {
  BOOKINGS_PER_PAGE,
  type BookingPage,
  type BookingQuery,
  listBookings,
} from "#data/office/remote/bookings/list.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { isOutOfReach, noteOldAnswer } from "#data/office/sync/old-answer.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import * as words from "#messages/office/bookings/list.ts";
import { loadFailure } from "#ui/office/answers/load-failure.ts";
import { type Asked, useAnswer } from "#ui/office/answers/use-answer.ts";
import { BOOKING_SEARCH_DEFAULTS, type BookingSearch, queryOf } from "./search.ts";
import { fetchKept, useKept } from "./use-kept.ts";

export interface BookingList
  extends Pick<Asked<BookingPage>, "failure" | "isFetching" | "reload" | "refresh"> {
  /** Null until the first answer. */
  readonly items: readonly OfficeBooking[] | null;
  /** How many there are in all; null while that is not known. */
  readonly total: number | null;
  readonly hasNextPage: boolean;
  /** Something here has left what was asked for, and those of the next page have moved up. */
  readonly hasMoved: boolean;
  /** Puts the server's newer version of a booking into its place. */
  replace(changed: OfficeBooking): void;
  /** As all is that this page has heard of a booking, with what waits: also one that is not in the list. */
  readonly latest: (booking: OfficeBooking) => OfficeBooking;
}

/**
 * The bookings that the search asks for: from the server, and where that cannot be asked from what
 * this device keeps; each as it will be when all that waits has been sent.
 */
export function useBookings(search: BookingSearch): BookingList {
  const { q, status, view, order, direction, page } = search;
  const asked = useAnswer<BookingPage>({
    key: `bookings ${JSON.stringify([q, status, view, order, direction, page])}`,
    load: (signal, onLate) =>
      askOrLookUp(
        queryOf({ ...BOOKING_SEARCH_DEFAULTS, q, status, view, order, direction, page }),
        { signal, onLate },
      ),
    onFailure: loadFailure(failureWords, words.errorFetching, words.couldNotFetch),
  });
  const { answer, failure, isFetching, reload, refresh, mend } = asked;
  // once for each answer: no answer leaves the old one
  useEffect(() => {
    if (answer?.isOld) refresh();
  }, [answer, refresh]);
  const [heard, setHeard] = useState<ReadonlyMap<string, OfficeBooking>>(new Map());
  const replace = useCallback(
    (changed: OfficeBooking) => {
      mend((last) => ({ ...last, items: last.items.map((item) => newerOf(item, changed)) }));
      setHeard((before) => {
        const known = before.get(changed.id) ?? changed;
        return new Map(before).set(changed.id, newerOf(known, changed));
      });
    },
    [mend],
  );

  const asShown = useKept(replace);
  const latest = useCallback(
    (booking: OfficeBooking) => asShown(newerOf(booking, heard.get(booking.id) ?? booking)),
    [asShown, heard],
  );
  const items = useMemo(() => answer?.items.map(latest) ?? null, [answer, latest]);

  const total = answer?.total ?? null;
  const wanted = statusOf(search);
  // a server does not know yet what only waits: it would answer the same again
  const known = (answer?.isKept ? items : answer?.items) ?? [];
  const hasMoved = wanted !== "all" && known.some((booking) => booking.status !== wanted);
  const isFull = items?.length === BOOKINGS_PER_PAGE;
  const hasNextPage = total === null ? isFull : page * BOOKINGS_PER_PAGE < total;
  return {
    ...{ failure, isFetching, reload, refresh, items, total, hasNextPage, hasMoved, replace },
    latest,
  };
}

const statusOf = ({ status, view }: BookingSearch) =>
  status === "all" && (view === "pending" || view === "decision") ? "pending" : status;

/** A line that gives nothing in this time is not waited for any longer, ms. */
const PATIENCE_MS = 3_000;

interface Asking {
  readonly signal: AbortSignal;
  /** Gets the server's answer when that comes after all. */
  readonly onLate: (page: BookingPage) => void;
}

/** What this device keeps stands in for a server that cannot be asked, or takes too long. */
async function askOrLookUp(query: BookingQuery, { signal, onLate }: Asking): Promise<BookingPage> {
  const asked = listBookings(query, signal).then((page) => {
    noteOldAnswer(null);
    return page;
  });
  const isLate = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    const page = await (officeHint() ? Promise.race([asked, isLate]) : asked);
    if (page) return page;
  } catch (error) {
    if (signal.aborted || !isOutOfReach(error)) throw error;
    const kept = await keptFor(query);
    if (!kept) throw error;
    return kept;
  }
  const kept = await keptFor(query);
  if (!kept) return asked;
  asked.then(onLate, () => {
    // then it stays as it is
  });
  return kept;
}

/** Null where nothing is kept that could be looked through. */
async function keptFor(query: BookingQuery): Promise<BookingPage | null> {
  const hint = officeHint();
  if (!hint || hint.refreshedAtMs === 0) return null;
  const { allKeptBookings, keptPage } = await fetchKept();
  const bookings = await allKeptBookings();
  const page = keptPage(bookings, query, Date.now());
  if (page) noteOldAnswer(hint.refreshedAtMs);
  return page;
}

/** Answers and live news of one booking may come in any order. */
export function newerOf(item: OfficeBooking, changed: OfficeBooking): OfficeBooking {
  return item.id === changed.id && changed.version >= item.version ? changed : item;
}
