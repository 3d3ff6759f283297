import { findTour } from "#domain/catalogue/find.ts";
import { onShownSite, shownDetails, shownSite, showSite } from "#ui/site/shown-site.ts";

const SCREEN = { shown: shownSite, show: showSite };

/**
 * Has a tour and its long texts here before its page is shown: a page carries the texts of its own
 * tour only, and a page of yesterday does not know the tour of today. Never fails: where they can't
 * be had, the page itself says so.
 */
export async function haveTourTexts(idOrSlug: string): Promise<void> {
  try {
    const isHere = () => {
      const tour = findTour(shownSite(), idOrSlug);
      return tour !== undefined && shownDetails(tour.id) !== undefined;
    };
    if (isHere()) return;
    const { readKept, readSite } = await import("#data/sync/follow/site.ts");
    await readKept(SCREEN);
    // for a tour that neither the page nor this device knows nobody is kept waiting
    if (isHere() || !findTour(shownSite(), idOrSlug)) return;
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
