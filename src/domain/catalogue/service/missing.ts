import type { Language } from "#domain/language.ts";
import type { ItemType } from "../item.ts";
import type { ServiceRow } from "./check.ts";
import { type StoredQuestion, splitQuestion } from "./questions.ts";
import { choicesOf, type QuestionDraft } from "./questions-draft.ts";
import { textFieldsOf } from "./rules.ts";
import { isText, type StoredTexts } from "./texts.ts";

/** The fields of a service that are written in English and not, or not in full, in another language. */
export function missingFields(
  type: ItemType,
  row: ServiceRow,
  language: Language,
): readonly string[] {
  const written = ((row.texts ?? {}) as StoredTexts)[language] ?? {};
  return textFieldsOf(type).filter((field) => {
    const english = row[field];
    if (!Array.isArray(english)) return isText(english) && !isText(written[field]);
    const entries = written[field];
    return english.some((entry, at) => {
      const text = Array.isArray(entries) ? entries[at] : undefined;
      return !isText(text) || !hasAllChoices(entry, text);
    });
  });
}

/** A choice question says in each language as much as in English. @param entry of any list, stored or being edited */
function hasAllChoices(entry: unknown, text: string): boolean {
  const { kind, choices } = Object(entry) as Partial<StoredQuestion | QuestionDraft>;
  if (kind !== "choice") return true;
  const english = typeof choices === "string" ? choicesOf(choices) : choices;
  const written = splitQuestion(text).choices;
  return written.length === english?.length && written.every(isText);
}
