import { LANGUAGES, type Language } from "#domain/language.ts";
import { type Site, siteText } from "#domain/site/site.ts";
import { instantOf } from "../office/sql.ts";
import { activeServices } from "./catalogue.ts";
import { publicSettings } from "./public-settings.ts";

const VERSION_KEY = "siteVersion";
const ID_LETTERS = 20;

/** Each engine of PocketBase's pool keeps its own copy; the version in the app's store tells when it is old. */
const copies: Partial<Record<Language, { version: unknown; etag: string; json: string }>> = {};

/** After the commit of every change of a tour, a transfer or the settings. */
export function siteChanged(e: pb.RecordEvent): void {
  e.app.store().set(VERSION_KEY, Number(e.app.store().get(VERSION_KEY) ?? 0) + 1);
  e.next();
}

/**
 * `GET /api/site?language=es`: what the operator offers and has set, as the public pages of that language show it;
 * English for any other. Answers 304 to who has it already.
 */
export function answerSite(e: pb.RequestEvent): void {
  const version = Number(e.app.store().get(VERSION_KEY) ?? 0);
  const asked = e.request.url.query().get("language");
  const language = LANGUAGES.find((name) => name === asked) ?? LANGUAGES[0];
  let copy = copies[language];
  if (copy?.version !== version) copy = { version, ...readSite(e.app, language) };
  copies[language] = copy;
  const headers = e.response.header();
  headers.set("Cache-Control", "no-cache");
  headers.set("ETag", copy.etag);
  if (e.request.header.get("If-None-Match").includes(copy.etag)) return e.noContent(304);
  e.blob(200, "application/json", copy.json);
}

function readSite(app: pb.App, language: Language): { etag: string; json: string } {
  const { tours, details, transfers } = activeServices(app, language);
  const facts = { ...publicSettings(app, language), tours, transfers, details };
  const id = $security.sha256(siteText(facts)).slice(0, ID_LETTERS);
  const site: Site = { id, version: lastChangeMs(app), ...facts };
  return { etag: `"${id}"`, json: JSON.stringify(site) };
}

/** When something of the site was changed last; what is withdrawn or deleted counts too. */
function lastChangeMs(app: pb.App): number {
  const row = new DynamicModel({ last: "" });
  app
    .db()
    .newQuery(
      `SELECT max(updated_at) AS last FROM (
         SELECT updated_at FROM tours UNION ALL SELECT updated_at FROM transfers
         UNION ALL SELECT updated_at FROM settings)`,
    )
    .one(row);
  return instantOf(String(row.last)) || 0;
}
