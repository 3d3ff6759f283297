import { addressIn, LANGUAGE, pageAt } from "#domain/language.ts";

/**
 * Without a line a device opens the language that it keeps, whatever the address says: then that is put right.
 * @returns whether it was wrong
 */
export function correctAddress(): boolean {
  const { language, path } = pageAt(location.pathname);
  if (language === LANGUAGE) return false;
  const address = addressIn(LANGUAGE, path + location.search) + location.hash;
  history.replaceState(history.state, "", address);
  return true;
}
