import { findTour } from "#domain/catalogue/find.ts";
import {
  isSiteWhole,
  onShownSite,
  shownDetails,
  shownSite,
  showSite,
} from "#ui/site/shown-site.ts";

const SCREEN = { shown: shownSite, show: showSite };

/** Has the texts of all tours and rides here, before a page is shown that says them. Never fails. */
export const haveTexts = (): Promise<void> => have(isSiteWhole);

/**
 * Has a tour and its long texts here before its page is shown: a page carries the texts of its own
 * tour only, and a page of yesterday does not know the tour of today. Never fails: where they can't
 * be had, the page itself says so.
 */
export function haveTourTexts(idOrSlug: string): Promise<void> {
  const tour = () => findTour(shownSite(), idOrSlug);
  const isHere = () => isSiteWhole() && shownDetails(tour()?.id ?? 0) !== undefined;
  // for a tour that neither the page nor this device knows nobody is kept waiting
  return have(isHere, () => tour() === undefined);
}

/** @param isInVain whether the server need not be asked, as far as this device knows */
async function have(isHere: () => boolean, isInVain = () => false): Promise<void> {
  try {
    if (isHere()) return;
    const { readKept, readSite } = await import("#data/sync/follow/site.ts");
    await readKept(SCREEN);
    if (isHere() || isInVain()) return;
    await new Promise<void>((resolve) => {
      const stop = onShownSite(() => isHere() && resolve());
      readSite(SCREEN).then(() => {
        stop();
        resolve();
      });
    });
  } catch {
    // the code is not on this device, and there is no connection
  }
}
