import { LANGUAGE, pageAt } from "#domain/language.ts";
import type { Site } from "#domain/site/site.ts";
import { keepSite, keptSite } from "../../local/kept-site.ts";
import { isOffline } from "../../local/line-hint.ts";
import { hasSavedBooking } from "../../local/waiting-hint.ts";
import { SETTLED_EPOCH, toldEpoch } from "../../remote/epoch.ts";
import { fetchSite } from "../../remote/site.ts";
import { wakeSending } from "../wake-sending.ts";
import { followPartner } from "./partner.ts";

/** Who shows the site to the visitor. */
export interface SiteScreen {
  shown(): Site;
  show(site: Site): void;
}

/** Between two looks while a booking is being filled in; a look that finds nothing is a few bytes. */
const WHILE_BOOKING_MS = 60_000;
const BOOKING_PAGE = /^\/book(ing)?\//;

/**
 * Keeps the shown site in step: at once with what this device has kept, then with the server, again
 * whenever the connection or the visitor comes back, and every minute while a booking is being made.
 * @returns a function that ends it.
 */
export function followSite(screen: SiteScreen): () => void {
  /** During another look it follows that one, whose answer may be older. */
  const look = async () => {
    await reading;
    await readSite(screen);
  };
  const lookAgain = () => void (document.visibilityState === "visible" && look());
  const timer = setInterval(() => {
    // pages say that they are offline until something is answered
    if (BOOKING_PAGE.test(pageAt(location.pathname).path) || isOffline()) lookAgain();
  }, WHILE_BOOKING_MS);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", lookAgain);
  void readSite(screen);
  void followPartner();
  return () => {
    clearInterval(timer);
    removeEventListener("online", look);
    document.removeEventListener("visibilitychange", lookAgain);
  };
}

let reading: Promise<void> | null = null;

/** One look at what is kept and at what the server says; resolves when both are shown. Never fails. */
export function readSite(screen: SiteScreen): Promise<void> {
  reading ??= read(screen).finally(() => {
    reading = null;
  });
  return reading;
}

/**
 * Shows what this device has kept, unless the page is newer: the worker's may be older, one that has
 * just come from the server is not.
 */
export async function readKept(screen: SiteScreen): Promise<Site | null> {
  const kept = await keptSite();
  if (kept && (kept.id === screen.shown().id || kept.version > screen.shown().version)) {
    screen.show(kept);
  }
  return kept;
}

/** Another database answers than the one that all is settled with which is saved here. */
function isUnsettled(): boolean {
  try {
    return localStorage.getItem(SETTLED_EPOCH) !== toldEpoch();
  } catch {
    return false; // storage is refused: nothing is saved
  }
}

async function read(screen: SiteScreen): Promise<void> {
  const kept = await readKept(screen);
  const told = await fetchSite();
  if (!told) return;
  if (isUnsettled() && hasSavedBooking()) wakeSending();
  screen.show(told);
  if (told.id !== kept?.id) await keepSite(told);
  // the worker's pages follow: those of another site are fetched anew
  navigator.serviceWorker?.controller?.postMessage({
    type: "SITE",
    id: told.id,
    language: LANGUAGE,
  });
}
