import { addressIn, LANGUAGE } from "#domain/language.ts";

/**
 * Stands for APP_URL in what is built: pages are made before the site's public address is known, and
 * the start puts it in (src/host/pages/publish.ts).
 */
export const APP_URL_TOKEN = "__APP_URL__";

/** The whole address of a file of this site, or of a page in English. */
export function absolute(path: string): string {
  return `${APP_URL_TOKEN}${path}`;
}

/** The whole address of a page in this build's language. */
export const absolutePage = (path: string) => absolute(addressIn(LANGUAGE, path));
