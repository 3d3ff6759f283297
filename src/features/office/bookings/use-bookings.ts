import { useCallback, useEffect, useMemo, useRef, useState } from "react";
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
import { recall, remember } from "#ui/office/answers/answers.ts";
import { noteAnswered } from "#ui/office/answers/first-answer.ts";
import { onReached } from "#ui/office/answers/reached.ts";
import { toast } from "#ui/toast/toast.ts";
import { BOOKING_SEARCH_DEFAULTS, type BookingSearch, queryOf } from "./search.ts";
import { fetchKept, useKept } from "./use-kept.ts";

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

/**
 * The bookings that the search asks for: from the server, and where that cannot be asked from what
 * this device keeps; each as it will be when all that waits has been sent.
 */
export function useBookings(search: BookingSearch): BookingList {
  const { q, status, view, order, direction, page } = search;
  const [attempt, setAttempt] = useState({ number: 0, isQuiet: false });
  const question = `bookings ${JSON.stringify([q, status, view, order, direction, page])}`;
  const [loaded, setLoaded] = useState<Loaded>(() => ({
    ...NOTHING,
    ...recall<BookingPage>(question),
  }));
  /** The question whose answer is shown. */
  const shownKey = useRef<string | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const isWanted = () => !controller.signal.aborted;
    const last = recall<BookingPage>(question);
    setLoaded((before) => ({ ...before, ...last, failure: null, isFetching: true }));
    const query = queryOf({ ...BOOKING_SEARCH_DEFAULTS, q, status, view, order, direction, page });
    // another question is asked aloud, and so is one that has no answer yet
    const isQuiet = attempt.isQuiet && shownKey.current === question;
    const show = (answer: BookingPage) => {
      if (!isWanted()) return;
      shownKey.current = question;
      remember(question, answer);
      setLoaded({ ...answer, failure: null, isFetching: false });
      if (answer.isOld) setAttempt(({ number }) => ({ number: number + 1, isQuiet: true }));
    };
    const asked = askOrLookUp(query, { signal: controller.signal, onLate: show });
    asked.finally(noteAnswered).then(show, (error: unknown) => {
      if (!isWanted()) return;
      if (isQuiet) return setLoaded((before) => ({ ...before, isFetching: false }));
      shownKey.current = null;
      const message = failureWords(error);
      setLoaded({ items: null, total: null, failure: message, isFetching: false });
      toast({
        title: "Error Fetching Bookings",
        message: `Could not fetch bookings. ${message}`,
        tone: "destructive",
      });
    });
    return () => controller.abort();
  }, [q, status, view, order, direction, page, question, attempt]);

  const again = useCallback(
    (isQuiet: boolean) => setAttempt(({ number }) => ({ number: number + 1, isQuiet })),
    [],
  );
  const reload = useCallback(() => again(false), [again]);
  const refresh = useCallback(() => again(true), [again]);
  useEffect(() => onReached(refresh), [refresh]);
  const replace = useCallback(
    (changed: OfficeBooking) => {
      const newer = (item: OfficeBooking) => newerOf(item, changed);
      setLoaded((before) => ({ ...before, items: before.items?.map(newer) ?? null }));
      const last = recall<BookingPage>(question);
      if (last) remember(question, { ...last, items: last.items.map(newer) });
    },
    [question],
  );

  const asShown = useKept(replace);
  const items = useMemo(() => loaded.items?.map(asShown) ?? null, [loaded.items, asShown]);

  const { total } = loaded;
  const isFull = items?.length === BOOKINGS_PER_PAGE;
  const hasNextPage = total === null ? isFull : page * BOOKINGS_PER_PAGE < total;
  return { ...loaded, items, hasNextPage, reload, refresh, replace };
}

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
  noteOldAnswer(hint.refreshedAtMs);
  return keptPage(bookings, query, Date.now());
}

/** Answers and live news of one booking may come in any order. */
function newerOf(item: OfficeBooking, changed: OfficeBooking): OfficeBooking {
  return item.id === changed.id && changed.version >= item.version ? changed : item;
}
