import type { Language } from "#domain/language.ts";
import * as english from "../../../messages/en/mail-templates.ts";
import * as englishWords from "../../../messages/en/wording.ts";
import * as spanish from "../../../messages/es/mail-templates.ts";
import * as spanishWords from "../../../messages/es/wording.ts";
import { STANDARD_POLICY_HOURS } from "../guest-acts/policy.ts";
import { fillTemplate, type MailTemplate, type MailTemplateKind } from "./mail-templates.ts";

/** Of all languages, since the office writes mails in each. */
const SPOKEN = {
  en: { priceChanged: englishWords.priceChanged, itemName: english.exampleService },
  es: { priceChanged: spanishWords.priceChanged, itemName: spanish.exampleService },
} satisfies Record<Language, object>;

/** A booking to show what a mail will say. */
export const EXAMPLE = {
  id: "k7m2q9xdabcde01",
  itemName: SPOKEN.en.itemName,
  date: "2026-06-20",
  guests: 3,
  priceCents: 540_00,
  policyHours: STANDARD_POLICY_HOURS,
  customer: { firstName: "Ana", lastName: "Coc", email: "", phone: "" },
};

/** What a mail in a language says of the example, whichever language this build speaks. */
export function previewOf(language: Language, kind: MailTemplateKind, template: MailTemplate) {
  const { priceChanged, itemName } = SPOKEN[language];
  const why = kind === "received" ? priceChanged("$510", "$540") : "";
  return fillTemplate(template, { ...EXAMPLE, itemName }, { why, language });
}
