import { useEffect, useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { type Found, MOST_FOUND, searchOffice } from "#data/office/remote/search.ts";
import { allKeptBookings } from "#data/office/sync/kept/bookings.ts";
import { isOutOfReach } from "#data/office/sync/old-answer.ts";
import { storedAtMs } from "#domain/booking/booking.ts";
import { findBookings } from "#domain/booking/find.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { customerName } from "#domain/customer.ts";
import * as figures from "#messages/office/figures.ts";
import { shortDay } from "#ui/office/short-dates.ts";
import { statusWord } from "#ui/parts/StatusBadge.tsx";

/** Something that was found, and how it is shown. */
export interface Hit {
  readonly kind: "booking" | "customer";
  /** The booking's id or the customer's e-mail. */
  readonly key: string;
  readonly title: string;
  readonly detail: string;
}

export interface Hits {
  readonly text: string;
  readonly hits: readonly Hit[];
  readonly failure: string | null;
}

/** Long enough to finish a word, short enough to feel answered. */
const DELAY_MS = 150;
const SHORTEST = 2;
const NONE: Hits = { text: "", hits: [], failure: null };

/** Asks as one types; the hits of the text before stay until the new ones are there. */
export function useOfficeSearch(typed: string): Hits {
  const [found, setFound] = useState(NONE);
  const text = typed.trim();
  useEffect(() => {
    if (text.length < SHORTEST) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      searchOrLookUp(text, controller.signal).then(
        (answer) => setFound({ text, hits: hitsOf(answer), failure: null }),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          setFound({ text, hits: [], failure: failureWords(error) });
        },
      );
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return text.length < SHORTEST ? NONE : found;
}

/** Where the server cannot be asked, the newest of the bookings that this device keeps. */
async function searchOrLookUp(text: string, signal: AbortSignal): Promise<Found> {
  try {
    return await searchOffice(text, signal);
  } catch (error) {
    const kept = isOutOfReach(error) ? await allKeptBookings().catch(() => []) : [];
    if (kept.length === 0) throw error;
    const newest = kept.toSorted((a, b) => storedAtMs(b) - storedAtMs(a));
    return { bookings: findBookings(newest, text).slice(0, MOST_FOUND), customers: [] };
  }
}

function hitsOf({ bookings, customers }: Found): readonly Hit[] {
  return [
    ...bookings.map(
      ({ id, customer, itemName, date, status }): Hit => ({
        kind: "booking",
        key: id,
        title: `#${bookingReference(id)} ${customer.firstName} ${customer.lastName}`,
        detail: [itemName, shortDay(date), status && statusWord(status)]
          .filter(Boolean)
          .join(" · "),
      }),
    ),
    ...customers.map(
      (customer): Hit => ({
        kind: "customer",
        key: customer.email,
        title: customerName(customer),
        detail: `${customer.email} · ${figures.bookings(customer.totalBookings)}`,
      }),
    ),
  ];
}
