import { LANGUAGES, type Language } from "#domain/language.ts";
import { REMINDERS } from "#domain/reminders/plan.ts";
import * as english from "../../../messages/en/mail-templates.ts";
import * as spanish from "../../../messages/es/mail-templates.ts";
import { type PlaceholderFault, placeholderFault } from "./placeholder-fault.ts";
import { fillLetter, PLACEHOLDER_NAMES, type Told } from "./templates.ts";

/** What stands above the facts in a mail that goes out by itself. */
export interface MailTemplate {
  readonly subject: string;
  /** Paragraphs, with an empty line between them. */
  readonly text: string;
}

/** The mails whose words the operator can change; the facts below them are always written by us. */
export const MAIL_TEMPLATE_KINDS = [
  ...(["confirmed", "received", "cancelled"] as const),
  ...REMINDERS,
  "operator",
] as const;
export type MailTemplateKind = (typeof MAIL_TEMPLATE_KINDS)[number];
export type MailTemplates = Readonly<Record<MailTemplateKind, MailTemplate>>;

/** Longest subject and text, in characters. */
export const MAIL_TEMPLATE_LIMITS = { subject: 200, text: 5000 } as const;

/** Why a booking waits, as a sentence; empty in all other mails. */
export const WHY = "{why}";
const KNOWN = [...PLACEHOLDER_NAMES, "why"];

/** Of all languages, since the office writes them in each. */
export const BUILT_IN_TEMPLATES: Readonly<Record<Language, MailTemplates>> = {
  en: english.templates,
  es: spanish.templates,
};

/**
 * The stored texts of a language, and its built-in ones where nothing has been stored. Those of the first
 * language stand by themselves, those of another under its name: `{ confirmed, …, es: { confirmed, … } }`.
 */
export function templatesOf(stored: unknown, language: Language): MailTemplates {
  const given = ofLanguage(isObject(stored) ? stored : {}, language);
  const entries = MAIL_TEMPLATE_KINDS.map((kind) => {
    const template = given[kind];
    return [kind, isTemplate(template) ? template : BUILT_IN_TEMPLATES[language][kind]] as const;
  });
  return Object.fromEntries(entries) as unknown as MailTemplates;
}

/** Mails' texts as they are stored: see {@link templatesOf}. */
export type StoredTemplates = Readonly<Record<string, unknown>>;

/** The stored texts with one of them changed; one that is the built-in one is not stored. */
export function withTemplate(
  stored: StoredTemplates,
  { language, kind }: { language: Language; kind: MailTemplateKind },
  template: MailTemplate,
): StoredTemplates {
  const { [kind]: _, ...others } = ofLanguage(stored, language);
  const isBuiltIn = isSameTemplate(template, BUILT_IN_TEMPLATES[language][kind]);
  const changed = isBuiltIn ? others : { ...others, [kind]: template };
  return language === LANGUAGES[0] ? changed : { ...stored, [language]: changed };
}

export const isSameTemplate = (one: MailTemplate, other: MailTemplate) =>
  one.subject === other.subject && one.text === other.text;

function ofLanguage(stored: StoredTemplates, language: Language): StoredTemplates {
  if (language === LANGUAGES[0]) return stored;
  const own = stored[language];
  return isObject(own) ? own : {};
}

/** Null, or the code of what is wrong with texts that are to be stored; null stands for the built-in ones. */
export function checkTemplates(stored: unknown): string | null {
  if (stored === null) return null;
  if (!isObject(stored)) return "texts_expected";
  const texts = [stored];
  for (const language of LANGUAGES.slice(1)) {
    const own = stored[language] ?? {};
    if (!isObject(own)) return "texts_expected";
    texts.push(own);
  }
  return texts.map(checkLanguage).find(Boolean) ?? null;
}

const OTHERS: readonly string[] = LANGUAGES.slice(1);

function checkLanguage(templates: Record<string, unknown>, at: number): string | null {
  for (const [kind, template] of Object.entries(templates)) {
    // the other languages stand beside the kinds of the first
    if (at === 0 && OTHERS.includes(kind)) continue;
    if (!MAIL_TEMPLATE_KINDS.includes(kind as MailTemplateKind)) return `mail_unknown:${kind}`;
    if (!isTemplate(template)) return "subject_and_text";
    const fault = templateFault(kind as MailTemplateKind, template);
    if (fault) return fault.refusal;
  }
  return null;
}

/** What is wrong with a mail's texts, and where: `start` and `end` are equal where that is the whole field. */
export interface TemplateFault extends PlaceholderFault {
  readonly field: keyof MailTemplate;
}

/** Null, or what is wrong with one mail's texts. */
export function templateFault(
  kind: MailTemplateKind,
  { subject, text }: MailTemplate,
): TemplateFault | null {
  const whole = (field: keyof MailTemplate, refusal: string) =>
    ({ field, refusal, start: 0, end: 0 }) as const;
  if (!subject.trim()) return whole("subject", "subject_required");
  if (/[\r\n]/.test(subject)) return whole("subject", "subject_one_line");
  if (subject.length > MAIL_TEMPLATE_LIMITS.subject)
    return whole("subject", `subject_too_long:${MAIL_TEMPLATE_LIMITS.subject}`);
  if (!text.trim() && kind !== "operator") return whole("text", "message_required");
  if (text.length > MAIL_TEMPLATE_LIMITS.text)
    return whole("text", `text_too_long:${MAIL_TEMPLATE_LIMITS.text}`);
  for (const [field, words] of [
    ["subject", subject],
    ["text", text],
  ] as const) {
    const fault = placeholderFault(words, KNOWN);
    if (fault) return { field, ...fault };
  }
  return null;
}

/** The words of a mail: each placeholder filled in, and nothing where one has nothing to say. */
export function fillTemplate(
  template: MailTemplate,
  booking: Told,
  { why, language }: { readonly why: string; readonly language: Language },
): { readonly subject: string; readonly paragraphs: readonly string[] } {
  const filled = (text: string) => tidied(fillLetter(text.split(WHY).join(why), booking, language));
  return {
    subject: filled(template.subject).replace(/\s+/g, " "),
    paragraphs: filled(template.text)
      .split(/\n{2,}/)
      .filter(Boolean),
  };
}

/** Where nothing was filled in, no blanks are left over. */
const tidied = (text: string) =>
  text
    .replace(/ {2,}/g, " ")
    .replace(/ ([,.!])/g, "$1")
    .trim();

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTemplate(value: unknown): value is MailTemplate {
  return isObject(value) && typeof value.subject === "string" && typeof value.text === "string";
}
