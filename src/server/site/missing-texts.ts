import { LANGUAGES } from "#domain/language.ts";
import { missingTexts } from "#domain/site/missing-texts.ts";
import { listOf, settingsRecord } from "./public-settings.ts";
import { offeredServices } from "./services.ts";

/** `GET /api/office/missing-texts`: what the operator has not written yet, under each other language than English. */
export function answerMissingTexts(e: pb.RequestEvent): void {
  const settings = settingsRecord(e.app);
  const written = {
    services: offeredServices(e.app),
    testimonials: listOf(settings, "testimonials"),
    team: listOf(settings, "team"),
    depositTexts: listOf(settings, "deposit_texts"),
    mailTemplates: listOf(settings, "mail_templates"),
  };
  const missing = LANGUAGES.slice(1).map((name) => [name, missingTexts(written, name)]);
  e.json(200, Object.fromEntries(missing));
}
