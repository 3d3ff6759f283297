import type { Language } from "#domain/language.ts";
import type { ItemType } from "../item.ts";
import type { ServiceRow } from "./check.ts";
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
    return english.some((_, at) => !isText(Array.isArray(entries) ? entries[at] : undefined));
  });
}
