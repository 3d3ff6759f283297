import { LANGUAGES, type Language } from "./language.ts";

/** The language of a code; the first for whatever is none of ours. */
export function languageOf(code: unknown): Language {
  return LANGUAGES.includes(code as Language) ? (code as Language) : LANGUAGES[0];
}
