import { type PlaceholderFault, placeholderFault } from "./placeholder-fault.ts";
import { fillLetter, PLACEHOLDER_NAMES, type Told } from "./templates.ts";
import { WE_WILL_CONFIRM } from "./wording.ts";

/** What stands above the facts in a mail that goes out by itself. */
export interface MailTemplate {
  readonly subject: string;
  /** Paragraphs, with an empty line between them. */
  readonly text: string;
}

/** The mails whose words the operator can change; the facts below them are always written by us. */
export const MAIL_TEMPLATE_KINDS = ["confirmed", "received", "cancelled", "operator"] as const;
export type MailTemplateKind = (typeof MAIL_TEMPLATE_KINDS)[number];
export type MailTemplates = Readonly<Record<MailTemplateKind, MailTemplate>>;

/** Longest subject and text, in characters. */
export const MAIL_TEMPLATE_LIMITS = { subject: 200, text: 5000 } as const;

/** Why a booking waits, as a sentence; empty in all other mails. */
export const WHY = "{why}";
const KNOWN = [...PLACEHOLDER_NAMES, "why"];

export const BUILT_IN_TEMPLATES: MailTemplates = {
  confirmed: {
    subject: "Booking confirmed: {service} {reference}",
    text: "Dear {first_name},\n\nYour booking is confirmed. No payment is needed now: you pay on site.",
  },
  received: {
    subject: "Booking received: {service} {reference}",
    text: `Dear {first_name},\n\nWe have your booking. ${WHY} ${WE_WILL_CONFIRM}`,
  },
  cancelled: {
    subject: "Booking cancelled: {service} {reference}",
    text: "Dear {first_name},\n\nYou have cancelled this booking. Nothing was paid online. Within 48 hours of the start a fee may apply; we are flexible in emergencies.",
  },
  operator: { subject: "New booking: {service}, {day}, {guests} {reference}", text: "" },
};

/** The stored texts, and the built-in ones where nothing has been stored. */
export function templatesOf(stored: unknown): MailTemplates {
  const given = isObject(stored) ? stored : {};
  const entries = MAIL_TEMPLATE_KINDS.map((kind) => {
    const template = given[kind];
    return [kind, isTemplate(template) ? template : BUILT_IN_TEMPLATES[kind]] as const;
  });
  return Object.fromEntries(entries) as unknown as MailTemplates;
}

/** Null, or the code of what is wrong with texts that are to be stored; null stands for the built-in ones. */
export function checkTemplates(stored: unknown): string | null {
  if (stored === null) return null;
  if (!isObject(stored)) return "texts_expected";
  for (const [kind, template] of Object.entries(stored)) {
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
  why: string,
): { readonly subject: string; readonly paragraphs: readonly string[] } {
  const filled = (text: string) => tidied(fillLetter(text.split(WHY).join(why), booking));
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
