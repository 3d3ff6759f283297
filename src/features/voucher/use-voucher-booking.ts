import { useLocation } from "@tanstack/react-router";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect } from "react";
import * as v from "valibot";
import { findBooking } from "#data/sync/outbox.ts";
import { type ShownBooking, shownBooking } from "#data/sync/shown-booking.ts";
import { keepSending } from "#data/sync/triggers.ts";
import { BookingViewSchema } from "#domain/booking/view.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

/**
 * The booking of the voucher: from the navigation's state, otherwise the one with this id in the
 * device's outbox; kept up to date by what the outbox hears.
 * @returns null when this device knows no such booking.
 */
export function useVoucherBooking(id: string | undefined): ShownBooking | "loading" | null {
  const isHydrated = useHydrated();
  const state = useLocation({ select: (location) => location.state.booking });
  const parsed = v.safeParse(BookingViewSchema, state);
  const given = parsed.success ? parsed.output : null;
  const wanted = given?.id ?? id;
  const asked = useLiveQuery(async () => {
    const row = wanted ? await findBooking(wanted).catch(() => undefined) : undefined;
    return { row };
  }, [wanted]);

  useEffect(keepSending, []);

  if (!isHydrated || (!asked && !given)) return "loading";
  return shownBooking(given, asked?.row);
}
