import { addressIn, type Language, pageAt } from "#domain/language.ts";

/** Where the back office begins. */
export const LANDING_PATH = "/admin/dashboard";

const ANY_ORIGIN = "http://here.invalid";

/**
 * Where to go after signing in: a page of this site, by its path in any language, or the dashboard for anything
 * else. `//evil.example`, `/\evil.example` and the like look like paths and leave the site; the browser's
 * own parser decides what they are.
 */
export function safeNextPath(next: unknown): string {
  if (typeof next !== "string" || !next.startsWith("/")) return LANDING_PATH;
  if (!URL.canParse(next, ANY_ORIGIN)) return LANDING_PATH;
  const { origin, pathname, search, hash } = new URL(next, ANY_ORIGIN);
  const { path } = pageAt(pathname);
  const isOurs = origin === ANY_ORIGIN && !path.startsWith("//");
  return isOurs && path !== "/admin/login" ? `${path}${search}${hash}` : LANDING_PATH;
}

/** Its address in a language. */
export function nextAddress(next: unknown, language: Language): string {
  return addressIn(language, safeNextPath(next));
}
