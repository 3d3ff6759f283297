import { useObservable } from "dexie-react-hooks";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { TripAnswer } from "#data/remote/trip.ts";
import { lookAgain } from "#data/sync/look-again.ts";
import { observeBooking } from "#data/sync/outbox.ts";
import { type ShownBooking, shownBooking } from "#data/sync/shown-booking.ts";
import { idOfKey, isByLink, openTrip } from "#data/sync/trips.ts";
import { namedHere } from "#ui/site/named-here.ts";
import { useSite } from "#ui/site/use-site.ts";

type Trip =
  | { readonly state: "opening" | "unreachable" | "wrong" }
  | { readonly state: "open"; readonly shown: ShownBooking; readonly key: string };

const onHash = (listener: () => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

/** What stands behind `#`; null in the page that was rendered ahead. */
const useKey = () =>
  useSyncExternalStore(
    onHash,
    () => location.hash.slice(1),
    () => null,
  );

/**
 * The booking of the link that is open: what this device keeps of it at once, and what the server says of it now and
 * whenever the page is looked at again. Asking keeps it on this device.
 */
export function useTrip(): { readonly trip: Trip; readonly ask: () => void } {
  const key = useKey();
  const site = useSite();
  const id = idOfKey(key ?? "");
  const row = useObservable(() => observeBooking(id || undefined), [id]);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly is: TripAnswer } | null>(
    null,
  );
  const ask = async () => {
    if (!key || !id) return;
    const is = await openTrip(key);
    setAnswer({ to: key, is });
  };
  useEffect(() => {
    if (!key || !idOfKey(key)) return;
    let isWanted = true;
    const look = () =>
      void openTrip(key).then((is) => {
        if (isWanted) setAnswer({ to: key, is });
      });
    look();
    const stop = lookAgain(look);
    return () => {
      isWanted = false;
      stop();
    };
  }, [key]);

  return { trip: tripOf(), ask };

  function tripOf(): Trip {
    if (key === null) return { state: "opening" };
    if (!id) return { state: "wrong" };
    const said = answer?.to === key ? answer.is : null;
    // the device that booked has a key of its own, whatever becomes of the links
    if (said?.kind === "wrong" && !(row && !isByLink(row))) return { state: "wrong" };
    const view = said?.kind === "known" ? said.view : null;
    const shown = shownBooking(view, row ?? null);
    if (shown && row !== undefined) return { state: "open", shown: namedHere(site, shown), key };
    return { state: said?.kind === "unknown" ? "unreachable" : "opening" };
  }
}
