import type { Language } from "#domain/language.ts";
import * as english from "../../../messages/en/wording.ts";
import * as spanish from "../../../messages/es/wording.ts";
import { fillTemplate, type MailTemplate, type MailTemplateKind } from "./mail-templates.ts";

/** Of all languages, since the office writes mails in each. */
const PRICE_CHANGED = {
  en: english.priceChanged,
  es: spanish.priceChanged,
} satisfies Record<Language, object>;

/** A booking to show what a mail will say. */
export const EXAMPLE = {
  id: "k7m2q9xdabcde01",
  itemName: "Xunantunich & Cave Tubing",
  date: "2026-06-20",
  guests: 3,
  priceCents: 540_00,
  customer: { firstName: "Ana", lastName: "Coc", email: "", phone: "" },
};

/** What a mail in a language says of the example, whichever language this build speaks. */
export function previewOf(language: Language, kind: MailTemplateKind, template: MailTemplate) {
  const why = kind === "received" ? PRICE_CHANGED[language]("$510", "$540") : "";
  return fillTemplate(template, EXAMPLE, { why, language });
}
