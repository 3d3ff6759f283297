import { LANGUAGE, LANGUAGES } from "#domain/language.ts";
import type { Site } from "#domain/site/site.ts";
import { parseSite } from "#domain/site/site-schema.ts";
import { noteAnswered } from "../local/line-hint.ts";
import { noteEpoch } from "./epoch.ts";

const TIME_LIMIT_MS = 20_000;
/** The site in this page's language. */
const OWN = LANGUAGE === LANGUAGES[0] ? "/api/site" : `/api/site?language=${LANGUAGE}`;

/**
 * Asks the server for the site in the language of this build. The browser's cache revalidates: what has not changed costs a few
 * bytes on the line.
 * @returns null when there is no answer, or none of ours.
 */
export async function fetchSite(): Promise<Site | null> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  let isAnswered = false;
  try {
    const response = await fetch(OWN, {
      cache: "no-cache",
      credentials: "omit",
      redirect: "manual",
      signal: limit.signal,
    });
    isAnswered = true;
    noteEpoch(response);
    return response.ok ? parseSite(await response.json()) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    noteAnswered(isAnswered);
  }
}
