import { LANGUAGE, LANGUAGES } from "#domain/language.ts";
import type { Site } from "#domain/site/site.ts";
import { parseSite } from "#domain/site/site-schema.ts";
import { localDatabase } from "./database.ts";
import { inTime } from "./in-time.ts";

/** The row of its table; English has the one that devices had before there was another language. */
const KEY = LANGUAGE === LANGUAGES[0] ? "shown" : LANGUAGE;

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
