import { LANGUAGE, LANGUAGES } from "#domain/language.ts";
import type { Site } from "#domain/site/site.ts";
import { parseSite } from "#domain/site/site-schema.ts";
import { localDatabase } from "./database.ts";

/** The row of its table; English has the one that devices had before there was another language. */
const KEY = LANGUAGE === LANGUAGES[0] ? "shown" : LANGUAGE;
/** The database can't be opened while a frozen tab of an older version holds it. */
const PATIENCE_MS = 2_000;

/** The site as this device has kept it; null when it has none, or refuses to store anything. */
export async function keptSite(): Promise<Site | null> {
  try {
    return parseSite(await inTime(localDatabase().site.get(KEY)));
  } catch {
    return null;
  }
}

/** Keeps it for the times without a connection. Without storage the site works online only. */
export async function keepSite(site: Site): Promise<void> {
  try {
    await inTime(localDatabase().site.put(site, KEY));
  } catch {
    // told where it matters: by the booking form
  }
}

/** @throws when the storage does not answer. */
export function inTime<Result>(work: PromiseLike<Result>): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The storage does not answer.")), PATIENCE_MS);
    // one that stands would hold the program that renders pages, and what is served from it, for as long
    Promise.resolve(work)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}
