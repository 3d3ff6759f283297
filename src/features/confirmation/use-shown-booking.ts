import { useLocation, useNavigate } from "@tanstack/react-router";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect } from "react";
import * as v from "valibot";
import { findBooking } from "#data/sync/outbox.ts";
import { type ShownBooking, shownBooking } from "#data/sync/shown-booking.ts";
import { keepSending } from "#data/sync/triggers.ts";
import { BookingViewSchema } from "#domain/booking/view.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

/**
 * The booking of the confirmation page: from the navigation's state (SPEC §2), kept up to date by
 * what the outbox hears. Without one the visitor is silently sent home.
 */
export function useShownBooking(): ShownBooking | null {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const state = useLocation({ select: (location) => location.state.booking });
  const parsed = v.safeParse(BookingViewSchema, state);
  const given = parsed.success ? parsed.output : null;
  const row = useLiveQuery(
    () => (given ? findBooking(given.id).catch(() => undefined) : undefined),
    [given?.id],
  );

  useEffect(() => {
    if (!given) navigate({ to: "/", replace: true });
  }, [given, navigate]);

  useEffect(keepSending, []);

  return isHydrated && given ? shownBooking(given, row) : null;
}
