import { useEffect, useState } from "react";
import { keptSite } from "#data/local/kept-site.ts";
import { fetchSite } from "#data/remote/site.ts";

/** The operator's list of places, as this device has kept it, else as the server tells it; empty until it is known. */
export function usePlaces(): readonly string[] {
  const [places, setPlaces] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    knownPlaces().then((known) => isShown && setPlaces(known));
    return () => {
      isShown = false;
    };
  }, []);
  return places;
}

/** Pages carry the site without it. Never fails. */
async function knownPlaces(): Promise<readonly string[]> {
  const kept = await keptSite();
  // a device that visits for the first time is just keeping it
  const site = kept?.places.length ? kept : await fetchSite();
  return site?.places ?? [];
}
