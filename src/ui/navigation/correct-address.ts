import { addressIn, LANGUAGE, pageAt } from "#domain/language.ts";

const languageAt = (pathname: string) => pageAt(pathname).language;

/**
 * True where a document that was opened by an address of its own language has one of another by now: it is being left, or
 * the browser went back or forward before its scripts were there, to an entry that another document had.
 */
export function isElsewhere(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  if (!opened || languageAt(location.pathname) === LANGUAGE) return false;
  return languageAt(new URL(opened.name).pathname) === LANGUAGE;
}

/**
 * Without a line a device opens the language that it keeps, whatever the address says: then that is put right.
 * @returns whether it was wrong
 */
export function correctAddress(): boolean {
  const { language, path } = pageAt(location.pathname);
  if (language === LANGUAGE || isElsewhere()) return false;
  const address = addressIn(LANGUAGE, path + location.search) + location.hash;
  history.replaceState(history.state, "", address);
  return true;
}
