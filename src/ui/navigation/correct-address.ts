import { addressIn, LANGUAGE, pageAt } from "#domain/language.ts";

/**
 * Without a line a device opens the language that it keeps, whatever the address says: then that is put right. A page
 * that is being left for another language has that one's address already, and was opened by its own.
 * @returns whether it was wrong
 */
export function correctAddress(): boolean {
  const { language, path } = pageAt(location.pathname);
  const [opened] = performance.getEntriesByType("navigation");
  const isLeft = opened && pageAt(new URL(opened.name).pathname).language === LANGUAGE;
  if (language === LANGUAGE || isLeft) return false;
  const address = addressIn(LANGUAGE, path + location.search) + location.hash;
  history.replaceState(history.state, "", address);
  return true;
}
