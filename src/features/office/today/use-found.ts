import { useObservable } from "dexie-react-hooks";
import { allKeptBookings, observeFound } from "#data/office/sync/kept/bookings.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { findBookings } from "#domain/booking/find.ts";

/** The kept bookings that somebody means by what was typed or scanned. */
export async function findKept(typed: string): Promise<readonly OfficeBooking[]> {
  return findBookings(await allKeptBookings(), typed);
}

/** Those that are meant by what is being typed; null until they have been looked up. */
export function useFound(typed: string): readonly OfficeBooking[] | null {
  return useObservable(() => observeFound((kept) => findBookings(kept, typed)), [typed]) ?? null;
}
