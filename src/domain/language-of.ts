import { LANGUAGES, type Language } from "./language.ts";

/** The language of a code; the first for whatever is none of ours. */
export function languageOf(code: unknown): Language {
  return LANGUAGES.find((language) => language === code) ?? LANGUAGES[0];
}
