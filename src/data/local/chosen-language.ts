import { LANGUAGES, type Language } from "#domain/language.ts";

const KEY = "language";

/** The language that was chosen on this device, by the switch or by an answer to what was offered; null before. */
export function chosenLanguage(): Language | null {
  try {
    const chosen = localStorage.getItem(KEY);
    return LANGUAGES.find((name) => name === chosen) ?? null;
  } catch {
    return null;
  }
}

export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // storage is refused: the address says it, as long as the visit lasts
  }
}
