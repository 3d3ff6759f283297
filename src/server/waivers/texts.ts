import { MOST_WAIVER } from "#domain/catalogue/service/rules.ts";
import { isText } from "#domain/catalogue/service/texts.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import {
  hashedOf,
  isHash,
  type WaiverText,
  type WaiverTexts,
  waiverIn,
} from "#domain/waivers/text.ts";
import { refuseWhole } from "../guards/refuse.ts";
import { change, jsonOf, stamp } from "../office/sql.ts";

const hashOfWaiver = (text: WaiverText): string => $security.sha256(hashedOf(text));

/** What is signed of a service, in each language in which it is written. @param row under PocketBase's names */
function waiverTexts(row: { readonly waiver?: unknown; readonly texts?: unknown }): WaiverTexts {
  const [first] = LANGUAGES;
  const written = LANGUAGES.map((language): [Language, unknown] => [
    language,
    language === first ? row.waiver : Object(Object(row.texts)[language]).waiver,
  ]);
  return Object.fromEntries(written.filter(([, text]) => isText(text)));
}

/** Keeps what a service is about to ask its guests to sign, before anybody can be shown it. */
export function keepTexts(
  app: pb.App,
  row: { readonly waiver?: unknown; readonly texts?: unknown },
): void {
  const texts = waiverTexts(row);
  for (const language of LANGUAGES) {
    const text = waiverIn(texts, language);
    if (text === null || text.text.length > MOST_WAIVER) continue;
    change(
      app,
      `INSERT INTO waiver_texts (hash, language, text, kept_at)
       VALUES ({:hash}, {:language}, {:text}, {:now}) ON CONFLICT DO NOTHING`,
      { hash: hashOfWaiver(text), ...text, now: stamp(Date.now()) },
    );
  }
}

/** The hash of what the guests of a booking sign now, by their language; null where there is nothing to sign. */
export function askedWaiver(
  app: pb.App,
  booking: pb.Record,
): Readonly<Record<Language, string>> | null {
  const table = booking.getString("type") === "tour" ? "tours" : "transfers";
  const found = jsonOf<{ waiver: string; texts: unknown }[]>(
    app,
    `SELECT json_group_array(json_object('waiver', waiver,
       'texts', iif(json_valid(texts), json(texts), NULL))) AS value
     FROM ${table} WHERE number = {:number} AND waiver <> ''`,
    { number: booking.getInt("item_id") },
  );
  const texts = found[0] && waiverTexts(found[0]);
  if (!waiverIn(texts, LANGUAGES[0])) return null;
  const hashes = LANGUAGES.map((language) => {
    const text = waiverIn(texts, language);
    return [language, text ? hashOfWaiver(text) : ""] as const;
  });
  return Object.fromEntries(hashes) as Record<Language, string>;
}

/** Texts by their hashes, as JSON names them. */
export const textsByHash = (app: pb.App, hashes: readonly string[]): Record<string, WaiverText> =>
  jsonOf(
    app,
    `SELECT json_group_object(hash, json_object('language', language, 'text', text)) AS value
     FROM waiver_texts WHERE hash IN (SELECT value FROM json_each({:hashes}))`,
    { hashes: JSON.stringify(hashes) },
  );

/** `GET /api/waivers/{hash}`: a text that is or was to be signed, as `{ hash, language, text }`. It never changes. */
export function answerWaiverText(e: pb.RequestEvent): void {
  const hash = e.request.pathValue("hash");
  const text = isHash(hash) ? textsByHash(e.app, [hash])[hash] : undefined;
  if (!text) return refuseWhole(e, 404, "not_there");
  e.response.header().set("Cache-Control", "public, max-age=31536000, immutable");
  e.json(200, { hash, ...text });
}
