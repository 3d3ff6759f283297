import * as words from "#messages/language.ts";

/** The languages of the site. The first stands under plain addresses, and in place of what another lacks. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** The one that this build speaks (docs/decisions/0027). */
export const LANGUAGE: Language = words.tag;

/** The address of a page in a language: `/tours` is `/es/tours` in Spanish. Search and place on the page stay; never another host. */
export function addressIn(language: Language, path: string): string {
  if (language === LANGUAGES[0]) return path.replace(/^\/+/, "/");
  return `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

/** The language of an address, and the page's own path in it: what stands in the table of routes. */
export function pageAt(pathname: string): { readonly language: Language; readonly path: string } {
  const [, first, ...rest] = pathname.split("/");
  const language = LANGUAGES.slice(1).find((name) => name === first);
  return language
    ? { language, path: `/${rest.join("/")}` }
    : { language: LANGUAGES[0], path: pathname };
}
