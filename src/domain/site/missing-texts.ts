import {
  BUILT_IN_TEMPLATES,
  isSameTemplate,
  MAIL_TEMPLATE_KINDS,
  type MailTemplateKind,
  templatesOf,
} from "../booking/letters/mail-templates.ts";
import type { ItemType } from "../catalogue/item.ts";
import type { ServiceRow } from "../catalogue/service/check.ts";
import { missingFields } from "../catalogue/service/missing.ts";
import { isText } from "../catalogue/service/texts.ts";
import { LANGUAGES, type Language } from "../language.ts";
import { CONTENT_TEXTS, contentOf } from "./content.ts";
import { depositTextsOf } from "./deposit-texts.ts";

/** A text that guests read in English though they read another language, and where it is written. */
export type MissingText =
  | {
      readonly kind: "service";
      readonly type: ItemType;
      /** PocketBase's. */
      readonly id: string;
      readonly name: string;
      readonly fields: readonly string[];
    }
  | {
      readonly kind: "testimonials" | "team";
      /** From 1. */
      readonly place: number;
      readonly fields: readonly string[];
    }
  /** English has the operator's words and the other language those that are built in. */
  | { readonly kind: "mail"; readonly mail: MailTemplateKind }
  /** How a deposit is paid. */
  | { readonly kind: "deposit" };

interface WrittenByOperator {
  readonly services: readonly {
    readonly type: ItemType;
    readonly id: string;
    readonly row: ServiceRow;
  }[];
  /** As they are stored. */
  readonly testimonials: unknown;
  readonly team: unknown;
  readonly mailTemplates: unknown;
  readonly depositTexts?: unknown;
}

/** The mails that guests get. */
const GUESTS_MAILS = MAIL_TEMPLATE_KINDS.filter((kind) => kind !== "operator");

/** What is missing in a language, of what stands on the site and in mails. */
export function missingTexts(written: WrittenByOperator, language: Language): MissingText[] {
  const services = written.services.map(({ type, id, row }) => ({
    ...({ kind: "service", type, id, name: String(row.name) } as const),
    fields: missingFields(type, row, language),
  }));
  const entries = (["testimonials", "team"] as const).flatMap((kind) =>
    contentOf(kind, written[kind]).map((entry, at) => ({
      ...({ kind, place: at + 1 } as const),
      fields: entry.hidden
        ? []
        : CONTENT_TEXTS[kind].filter((field) => !isText(entry[language]?.[field])),
    })),
  );
  const own = (kind: MailTemplateKind, name: Language) =>
    !isSameTemplate(templatesOf(written.mailTemplates, name)[kind], BUILT_IN_TEMPLATES[name][kind]);
  const mails = GUESTS_MAILS.filter((mail) => own(mail, LANGUAGES[0]) && !own(mail, language));
  const how = depositTextsOf(written.depositTexts);
  return [
    ...[...services, ...entries].filter(({ fields }) => fields.length > 0),
    ...mails.map((mail) => ({ kind: "mail", mail }) as const),
    ...(isText(how[LANGUAGES[0]]) && !isText(how[language]) ? [{ kind: "deposit" } as const] : []),
  ];
}
