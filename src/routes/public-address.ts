/**
 * Stands for APP_URL in what is built: pages are made before the site's public address is known, and
 * the start puts it in (src/host/pages/publish.ts).
 */
export const APP_URL_TOKEN = "__APP_URL__";

/** The whole address of a path of this site. */
export function absolute(path: string): string {
  return `${APP_URL_TOKEN}${path}`;
}
