import { useObservable } from "dexie-react-hooks";
import { useEffect } from "react";
import { observeBooking, openAhead } from "#data/sync/outbox.ts";
import { arrived, type ShownBooking, shownBooking } from "#data/sync/shown-booking.ts";
import { keepSending } from "#data/sync/triggers.ts";
import { useAppLocation, useNavigation } from "#ui/navigation/navigation.ts";

openAhead();

/**
 * The booking of the confirmation page: named by the navigation's state (SPEC §2), kept up to date
 * by what the outbox hears. Without one, or when this device has forgotten it, the visitor is
 * silently sent home.
 */
export function useShownBooking(): ShownBooking | null {
  const { navigate } = useNavigation();
  const given = arrived(useAppLocation().state.booking);
  const id = given?.id;
  const row = useObservable(() => observeBooking(id), [id]);
  const shown = row === undefined ? null : shownBooking(given?.view ?? null, row);
  const isNothing = !given || (row !== undefined && !shown);

  useEffect(() => {
    if (isNothing) navigate({ to: "/", replace: true });
  }, [isNothing, navigate]);

  useEffect(keepSending, []);

  return shown;
}
