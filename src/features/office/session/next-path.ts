/** Where the back office begins. */
export const LANDING_PATH = "/admin/dashboard";

const ANY_ORIGIN = "http://here.invalid";

/**
 * Where to go after signing in: a path of this site, or the dashboard for anything else.
 * `//evil.example`, `/\evil.example` and the like look like paths and leave the site; the browser's
 * own parser decides what they are.
 */
export function safeNextPath(next: unknown): string {
  if (typeof next !== "string" || !next.startsWith("/")) return LANDING_PATH;
  if (!URL.canParse(next, ANY_ORIGIN)) return LANDING_PATH;
  const { origin, pathname, search, hash } = new URL(next, ANY_ORIGIN);
  const isOurs = origin === ANY_ORIGIN && !pathname.startsWith("//");
  return isOurs && pathname !== "/admin/login" ? `${pathname}${search}${hash}` : LANDING_PATH;
}
