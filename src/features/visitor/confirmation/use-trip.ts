import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { BookingRow } from "#data/local/outbox-row.ts";
import { askTrip, type TripAnswer } from "#data/remote/trip.ts";
import { lookAgain } from "#data/sync/look-again.ts";
import { type ShownBooking, shownBooking } from "#data/sync/shown-booking.ts";
import { idOfKey } from "#domain/booking/trip-key.ts";
import { pageAt } from "#domain/language.ts";
import { namedHere } from "#ui/site/named-here.ts";
import { useSite } from "#ui/site/use-site.ts";

type Trip =
  | { readonly state: "opening" | "unreachable" | "wrong" }
  | { readonly state: "open"; readonly shown: ShownBooking; readonly key: string };

/** What this device keeps is a third of all scripts: the first look at the booking does not wait for it. */
const fetchTrips = () => import("#data/sync/trips.ts");

const onHash = (listener: () => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

/** What stands behind `#`; null in the page that was rendered ahead. */
const useKey = () => {
  const last = useRef("");
  return useSyncExternalStore(
    onHash,
    () => {
      // who is on the way to another page still sees this one
      if (pageAt(location.pathname).path === "/trip") last.current = location.hash.slice(1);
      return last.current;
    },
    () => null,
  );
};

/**
 * The booking of the link that is open: what this device keeps of it, and what the server says of it now and whenever the
 * page is looked at again. What it says is kept.
 */
export function useTrip(): { readonly trip: Trip; readonly ask: () => void } {
  const key = useKey();
  const id = idOfKey(key ?? "");
  const site = useSite();
  const row = useRow(id);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly is: TripAnswer } | null>(
    null,
  );
  const latest = useRef(key);
  const kept = useRef(row);
  useEffect(() => {
    latest.current = key;
    kept.current = row;
  }, [key, row]);
  const ask = useCallback(async () => {
    if (!key || !idOfKey(key)) return;
    for (let isOld = true; isOld; ) {
      const before = kept.current;
      const is = await askTrip(key);
      if (latest.current === key) setAnswer({ to: key, is });
      if (is.kind !== "known") return;
      const trips = await fetchTrips().catch(() => null);
      trips?.tellWhenTouched(key);
      isOld = (await trips?.keepTrip(is.view, key, before)) === false;
    }
  }, [key]);
  useEffect(() => {
    void ask();
    return lookAgain(() => void ask());
  }, [ask]);
  return { trip: tripOf(), ask };

  function tripOf(): Trip {
    if (key === null) return { state: "opening" };
    if (!id) return { state: "wrong" };
    const said = answer?.to === key ? answer.is : null;
    // the device that booked has a key of its own, whatever becomes of the links
    const isOwn = row !== null && row !== undefined && !idOfKey(row.command.manage_key);
    if (said?.kind === "wrong" && !isOwn) {
      return { state: row === undefined ? "opening" : "wrong" };
    }
    const shown = shownBooking(said?.kind === "known" ? said.view : null, row ?? null);
    if (shown) return { state: "open", shown: namedHere(site, shown), key };
    const isNothing = said?.kind === "unknown" && row === null;
    return { state: isNothing ? "unreachable" : "opening" };
  }
}

/** What this device keeps of a booking; undefined until it has been asked, null where that is nothing. */
function useRow(id: string): BookingRow | null | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly row: BookingRow | null }>();
  useEffect(() => {
    if (!id) return;
    let isWanted = true;
    let stop = () => {};
    fetchTrips().then(
      ({ observeBooking }) => {
        if (isWanted) stop = observeBooking(id).subscribe((row) => setFound({ of: id, row }));
      },
      () => isWanted && setFound({ of: id, row: null }),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [id]);
  return found?.of === id ? found.row : undefined;
}
