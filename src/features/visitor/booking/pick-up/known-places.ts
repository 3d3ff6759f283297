import { keptSite } from "#data/local/kept-site.ts";
import { fetchSite } from "#data/remote/site.ts";

/** The operator's list of places, as this device has kept it, else as the server tells it: pages carry the site without it. */
export async function knownPlaces(): Promise<readonly string[]> {
  const kept = await keptSite();
  // a device that visits for the first time is just keeping it
  const site = kept?.places.length ? kept : await fetchSite();
  return site?.places ?? [];
}
