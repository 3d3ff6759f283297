import { useObservable } from "dexie-react-hooks";
import { useEffect } from "react";
import type { BookingRow } from "#data/local/outbox-row.ts";
import { observeBooking } from "#data/sync/outbox/outbox.ts";
import { arrived, type ShownBooking, shownBooking } from "#data/sync/shown-booking.ts";
import { followStandings } from "#data/sync/standings.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { useHydrated } from "#ui/browser/use-hydrated.ts";
import { useAppLocation } from "#ui/navigation/navigation.ts";

/**
 * The booking of the voucher: from the navigation's state, otherwise the one with this id in the
 * device's outbox; kept up to date by what the outbox hears, and by asking the server.
 * @returns null when this device knows no such booking.
 */
export function useVoucherBooking(id: string | undefined): ShownBooking | "loading" | null {
  const isHydrated = useHydrated();
  const given = arrived(useAppLocation().state.booking);
  const wanted = given?.id ?? id;
  const row = useObservable(() => observeBooking(wanted), [wanted]);
  useEffect(() => (wanted ? followStandings(wanted) : undefined), [wanted]);

  if (!isHydrated || row === undefined) return "loading";
  return shownBooking(given?.view ?? null, row);
}

/** What this device keeps of the booking of the other way. */
export const useOtherRow = ({ together }: Booking): BookingRow | null | undefined =>
  useObservable(() => observeBooking(together), [together]);
