import type { TourDetails } from "#domain/catalogue/tour.ts";
import type { CarriedSite, DetailsById, Site } from "#domain/site/site.ts";

/** The id of the element in which each page carries its site. */
export const SITE_ELEMENT = "site";

let first: Site | null = null;
let shown: CarriedSite | null = null;
/** Of the shown site; they come later than the rest of it, and change nothing where they do not show. */
let longTexts: DetailsById = {};
const listeners = new Set<() => void>();

/**
 * The site that all pages read. It begins as the one that the page carries, so that the first
 * rendering agrees with the HTML, and follows what the device has kept and what the server tells.
 * @throws before the first {@link showSite}.
 */
export function shownSite(): Site {
  if (!shown) throw new Error("No site is shown yet.");
  return shown;
}

/** The site that the page was rendered from. */
export function firstSite(): Site {
  return first ?? shownSite();
}

/** The long texts of a tour of the shown site; undefined while this device does not have them. */
export function shownDetails(tourId: number): TourDetails | undefined {
  return longTexts[tourId];
}

/** Whether the texts are here that pages of one booking do not carry. */
export const isSiteWhole = (): boolean => !shown?.isNamesOnly;

/** Shows this site from now on, everywhere. */
export function showSite(site: CarriedSite): void {
  if (shown?.id === site.id && isSiteWhole()) {
    // the same content: what has been drawn stands, and nothing is drawn again
    longTexts = { ...site.details, ...longTexts };
  } else {
    shown = site;
    longTexts = site.details;
  }
  first ??= site;
  for (const listener of listeners) listener();
}

/** Calls back when the site or its long texts change. */
export function onShownSite(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
