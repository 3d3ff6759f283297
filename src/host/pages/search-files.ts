/** What is of no use to anybody who searches. */
const NOT_FOR_SEARCH = ["/admin", "/api", "/confirmation", "/voucher"];

/** @param site the pages' own addresses */
export function sitemap({ origin, paths }: { origin: string; paths: readonly string[] }) {
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`
  );
}

export function robots({ origin }: { origin: string }) {
  const rules = NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${rules.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
