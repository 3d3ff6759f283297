import type { Language } from "#domain/language.ts";
import * as english from "../../../messages/en/mail-preview.ts";
import * as spanish from "../../../messages/es/mail-preview.ts";
import { fillTemplate, type MailTemplate, type MailTemplateKind } from "./mail-templates.ts";

/** Of all languages, since the office writes mails in each. */
const WORDS = { en: english.example, es: spanish.example } satisfies Record<Language, object>;

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
  const { date, guests, why } = WORDS[language];
  const said = (text: string) => text.split("{date}").join(date).split("{guests}").join(guests);
  const words = { subject: said(template.subject), text: said(template.text) };
  return fillTemplate(words, EXAMPLE, kind === "received" ? why : "");
}
