import { useObservable } from "dexie-react-hooks";
import { useEffect } from "react";
import { askAhead, observeBooking } from "#data/sync/outbox/outbox.ts";
import { arrived, type ShownBooking, shownBooking } from "#data/sync/shown-booking.ts";
import { followStandings } from "#data/sync/standings.ts";
import { pageAt } from "#domain/language.ts";
import { useHydrated } from "#ui/browser/use-hydrated.ts";
import { useAppLocation, useNavigation } from "#ui/navigation/navigation.ts";
import { namedHere } from "#ui/site/named-here.ts";
import { useSite } from "#ui/site/use-site.ts";

// a page that the browser opens again: its booking is asked for before it is taken over
const isOpen = pageAt(globalThis.location?.pathname ?? "").path === "/confirmation";
const opened = isOpen ? arrived(history.state?.booking) : null;
if (opened) askAhead(opened.id).catch(() => {});

/**
 * The booking of the confirmation page: named by the navigation's state (SPEC §2), kept up to date
 * by what the outbox hears and by asking the server. Without one, or when this device has forgotten it, the visitor is
 * silently sent home.
 */
export function useShownBooking(): ShownBooking | null {
  const isHydrated = useHydrated();
  const site = useSite();
  const { navigate } = useNavigation();
  const given = arrived(useAppLocation().state.booking);
  const id = given?.id;
  const row = useObservable(() => observeBooking(id), [id]);
  const shown = shownBooking(given?.view ?? null, row ?? null);
  const isNothing = !given || (row !== undefined && !shown);

  useEffect(() => {
    if (isNothing) navigate({ to: "/", replace: true });
  }, [isNothing, navigate]);

  useEffect(() => (id ? followStandings(id) : undefined), [id]);

  // the page that was rendered ahead knows of no booking
  return isHydrated && shown ? namedHere(site, shown) : null;
}
