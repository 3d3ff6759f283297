import { textIn } from "../catalogue/service/texts.ts";
import { LANGUAGES, type Language } from "../language.ts";

/** How a deposit is paid (the bank account and the like), in the operator's words, by language. */
export type DepositTexts = Readonly<Partial<Record<Language, string>>>;

/** In characters, of each language. */
export const MOST_DEPOSIT_TEXT = 1000;

/** Texts as they are stored; what is none is left out. */
export function depositTextsOf(stored: unknown): DepositTexts {
  const texts = LANGUAGES.map((language) => [language, Object(stored ?? {})[language]]);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === "string"));
}

/** What guests of a language read: English where nothing else is written; empty where nothing is at all. */
export function depositHow(stored: unknown, language: Language): string {
  const texts = depositTextsOf(stored);
  return textIn(texts[language], texts[LANGUAGES[0]] ?? "").trim();
}

/** Null, or the code of what is wrong with texts that are to be stored. */
export function checkDepositTexts(texts: unknown): string | null {
  const isGood = Object.values(Object(texts ?? {})).every(
    (text) => typeof text === "string" && text.length <= MOST_DEPOSIT_TEXT,
  );
  return isGood ? null : `too_long:${MOST_DEPOSIT_TEXT}`;
}
