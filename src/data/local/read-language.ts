import { LANGUAGE } from "#domain/language.ts";

const KEY = "languageRead";

/**
 * Notes in which language this page is read.
 * @returns true when the page that was opened before it on this device was read in it too
 */
export function isReadAgain(): boolean {
  try {
    const isSame = localStorage.getItem(KEY) === LANGUAGE;
    localStorage.setItem(KEY, LANGUAGE);
    return isSame;
  } catch {
    return false; // storage is refused: a choice is not kept either
  }
}
