import type { Language } from "#domain/language.ts";
import {
  ACCENTS,
  type Accent,
  COLOUR_SCHEMES,
  type ColourScheme,
} from "#domain/site/appearance.ts";
import { shownContent } from "#domain/site/content.ts";
import { depositHow } from "#domain/site/deposit-texts.ts";
import { placesOf } from "#domain/site/pick-up-places.ts";
import type { SiteFacts } from "#domain/site/site.ts";

/** There is always exactly one, made by the first migration. */
export const settingsRecord = (app: pb.App) => app.findFirstRecordByData("settings", "key", "site");

/** The settings that the public site shows in a language. */
export function publicSettings(
  app: pb.App,
  language: Language,
): Omit<SiteFacts, "tours" | "transfers" | "details"> {
  const record = settingsRecord(app);
  const text = (field: string) => record.getString(field);
  return {
    siteTitle: text("site_title"),
    contactEmail: text("contact_email"),
    contactPhone: text("contact_phone"),
    colorScheme: (text("color_scheme") as ColourScheme) || COLOUR_SCHEMES[0],
    accent: (text("accent") as Accent) || ACCENTS[0],
    logo: logoOf(record),
    testimonials: shownContent("testimonials", listOf(record, "testimonials"), language),
    team: shownContent("team", listOf(record, "team"), language),
    places: placesOf(listOf(record, "pickup_places"), language),
    policyHours: record.getInt("policy_hours"),
    depositHow: depositHow(listOf(record, "deposit_texts"), language),
    social: shownContent("social", listOf(record, "social"), language),
  };
}

export function logoOf(record: pb.Record): string | null {
  const file = record.getString("logo");
  return file ? `/api/files/settings/${record.id}/${file}` : null;
}

/** Null while nothing has been saved; undefined for what is no JSON. */
export function listOf(record: pb.Record, field: string): unknown {
  try {
    return JSON.parse(record.getString(field) || "null");
  } catch {
    return undefined;
  }
}
