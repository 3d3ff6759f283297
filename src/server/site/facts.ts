import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { itemKey } from "#domain/departures/key.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { type Site, siteText } from "#domain/site/site.ts";
import { type NextDepartures, nextDepartures } from "../departures/next.ts";
import { instantOf } from "../office/sql.ts";
import { publicSettings } from "./public-settings.ts";
import { activeServices } from "./services-told.ts";

const VERSION_KEY = "siteVersion";
const ID_LETTERS = 20;

/** Each engine of PocketBase's pool keeps its own copy; the version in the app's store tells when it is old. */
const copies: Partial<Record<Language, { version: string; etag: string; json: string }>> = {};

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
  const next = nextDepartures(e.app);
  const version = `${e.app.store().get(VERSION_KEY) ?? 0} ${next}`;
  const asked = e.request.url.query().get("language");
  const language = LANGUAGES.find((name) => name === asked) ?? LANGUAGES[0];
  let copy = copies[language];
  if (copy?.version !== version)
    copy = { version, ...readSite(e.app, { language, next: JSON.parse(next) }) };
  copies[language] = copy;
  const headers = e.response.header();
  headers.set("Cache-Control", "no-cache");
  headers.set("ETag", copy.etag);
  if (e.request.header.get("If-None-Match").includes(copy.etag)) return e.noContent(304);
  e.blob(200, "application/json", copy.json);
}

function readSite(
  app: pb.App,
  { language, next }: { language: Language; next: NextDepartures },
): { etag: string; json: string } {
  const { tours, details, transfers } = activeServices(app, language);
  const departing = <Item extends CatalogueItem>(item: Item): Item => {
    const departures = next[itemKey(item.type, item.id)];
    return departures ? { ...item, departures } : item;
  };
  const facts = {
    ...publicSettings(app, language),
    ...{ tours: tours.map(departing), transfers: transfers.map(departing), details },
  };
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
         UNION ALL SELECT updated_at FROM settings UNION ALL SELECT updated_at FROM schedules
         UNION ALL SELECT updated_at FROM exceptions)`,
    )
    .one(row);
  return instantOf(String(row.last)) || 0;
}
