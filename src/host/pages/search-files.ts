import { addressIn, LANGUAGES, type Language } from "#domain/language.ts";

/** Pages that are of no use to anybody who searches. */
const NOT_FOR_SEARCH = ["/admin", "/confirmation", "/voucher", "/trip"];

/**
 * @param paths of the pages, as in the table of routes: each stands there in every language, and names the
 * others (hreflang)
 */
export function sitemap({ origin, paths }: { origin: string; paths: readonly string[] }) {
  const at = (language: Language, path: string) => `${origin}${addressIn(language, path)}`;
  const urls = paths.flatMap((path) => {
    const names = [...LANGUAGES.map((name) => [name, name] as const), ["x-default", "en"] as const];
    const others = names.map(
      ([name, language]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${at(language, path)}"/>`,
    );
    return LANGUAGES.map((name) => `<url><loc>${at(name, path)}</loc>${others.join("")}</url>`);
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join("\n")}\n</urlset>\n`
  );
}

export function robots({ origin }: { origin: string }) {
  const pages = LANGUAGES.flatMap((name) => NOT_FOR_SEARCH.map((path) => addressIn(name, path)));
  const rules = ["/api", ...pages].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${rules.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
