import { describe, expect, test } from "vitest";
import { TOURS, TRANSFERS } from "#domain/catalogue/built-in.ts";
import { addressIn, LANGUAGES } from "#domain/language.ts";
import { headOf } from "./support/head.ts";
import { pngOf } from "./support/png.ts";
import { sharedInstance } from "./support/shared.ts";

const site = sharedInstance({ hasPages: true });

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { headers });

const PICTURES = { "/transfers": "transfers", "/about": "about", "/contact": "contact" } as const;

/** Each public page: its one address, what its title begins with, and its share picture. */
const PAGES: readonly (readonly [address: string, title: string, picture: string])[] = [
  ["/", "Cayo Wayfarers", "hero-day"],
  ["/tours", "Tours", "hero-day"],
  ["/transfers", "Transfers", PICTURES["/transfers"]],
  ["/about", "About", PICTURES["/about"]],
  ["/contact", "Contact", PICTURES["/contact"]],
  ["/privacy", "Privacy", "hero-day"],
  ...TOURS.map(({ id, slug, name }) => [`/tours/${slug}`, name, `tour-${id}`] as const),
  ...TOURS.map(({ id, name }) => [`/booking/tour/${id}`, `Book ${name}`, `tour-${id}`] as const),
  ...TRANSFERS.map(
    ({ id, name }) => [`/booking/transfer/${id}`, `Book ${name}`, "transfers"] as const,
  ),
];

const readHead = async (path: string) => headOf(await (await get(path)).text());

describe("the page", () => {
  test.each(PAGES)("%s can be found and shared", async (address, title, picture) => {
    const answer = await get(address);
    const html = await answer.text();
    const head = headOf(html);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
    expect(html).not.toContain("__APP_URL__");
    expect(head.title.startsWith(title)).toBe(true);
    expect(head.canonical).toBe(`${site.url}${address}`);
    expect(head.meta.description?.length).toBeGreaterThan(50);
    expect(head.meta.description?.length).toBeLessThanOrEqual(160);
    expect(head.meta.robots).toBeUndefined();
    expect(head.meta).toMatchObject({
      "og:site_name": "Cayo Wayfarers",
      "og:locale": "en_GB",
      "og:type": "website",
      "og:title": head.title,
      "og:description": head.meta.description,
      "og:url": `${site.url}${address}`,
      "og:image": `${site.url}/share/${picture}.png`,
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(head.meta["og:image:alt"]?.length).toBeGreaterThan(20);
    const data = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(data)["@graph"].length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)(
    "has a title and a description that no other has in %s",
    async (language) => {
      const pages = PAGES.map(([address]) => readHead(addressIn(language, address)));
      const heads = await Promise.all(pages);
      expect(new Set(heads.map((head) => head.title)).size).toBe(PAGES.length);
      const descriptions = heads.map(({ meta }) => meta.description ?? "");
      expect(new Set(descriptions).size).toBe(PAGES.length);
      expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
    },
  );

  test("a ride's description says whom its fare is for", async () => {
    const told = async (id: number) => (await readHead(`/booking/transfer/${id}`)).meta.description;
    expect(await told(1)).toContain("$225 for up to two.");
    expect(await told(2)).toContain(" for your group.");
  });

  test.each([
    ["/tours/5", "/tours/atm-cave"],
    ["/tours/atm-cave/", "/tours/atm-cave"],
    ["/book/tour/5", "/booking/tour/5"],
    ["/book/transfer/12", "/booking/transfer/12"],
    ["/booking/tour/atm-cave", "/booking/tour/5"],
    ["/book/transfer/airport-to-dangriga", "/booking/transfer/12"],
  ])("%s names %s as its one address", async (path, canonical) => {
    expect((await readHead(path)).canonical).toBe(`${site.url}${canonical}`);
  });

  test.each([
    "/confirmation",
    "/voucher",
    "/trip",
    "/admin",
    "/admin/login",
    "/nowhere",
    "/tours/99",
  ])("%s stays out of search", async (path) => {
    const { meta, canonical } = await readHead(path);
    expect(meta.robots).toBe("noindex");
    expect(canonical).toBeUndefined();
  });
});

describe("serving", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["identity", null],
  ])("with Accept-Encoding %s comes %s", async (accepted, encoding) => {
    for (const path of ["/", "/tours/tikal-guatemala", "/no-such-page"]) {
      const answer = await get(path, { "Accept-Encoding": accepted });
      expect(answer.headers.get("Content-Encoding"), path).toBe(encoding);
      expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
      expect(await answer.text()).toContain("</html>");
    }
  });

  test("a page is asked for again, and not sent again while it is the same", async () => {
    for (const path of ["/", "/share/tour-4.png", "/manifest.webmanifest"]) {
      const { headers } = await get(path);
      const etag = headers.get("ETag") ?? "";
      expect(etag, path).toMatch(/^"[\w-]{22}"$/);
      expect(headers.get("Cache-Control"), path).toBe("no-cache");
      expect((await get(path, { "If-None-Match": etag })).status, path).toBe(304);
      expect((await get(path, { "If-None-Match": '"another"' })).status, path).toBe(200);
    }
  });

  test("files with a hash in their name are kept for good", async () => {
    const html = await (await get("/")).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const answer = await get(file ?? "");
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    }
  });

  test("what is not there answers 404, a script never by a page", async () => {
    const page = await get("/no-such-page");
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("404 Page Not Found");
    expect(await (await get("/tours/99")).text()).toContain("Tour not found");
    for (const path of ["/tours/99", "/booking/tour/99", "/assets/x.js", "/share/x.png"]) {
      expect((await get(path)).status, path).toBe(404);
    }
    // what is written otherwise leads to the address that the page's own router reads, never to another host
    for (const [path, location] of [
      ["/es%2ftours?guests=2", "/es/tours?guests=2"],
      ["/t%6furs", "/tours"],
      ["/%2fevil.example", null],
    ] as const) {
      const { headers } = await fetch(`${site.url}${path}`, { redirect: "manual" });
      expect(headers.get("Location"), path).toBe(location);
    }
    expect(await (await get("/es%2fnowhere")).text()).toContain('lang="en"');
    // of a language that there is not: in English, with the way home
    const french = await get("/fr/tours", { "Accept-Language": "fr" });
    const said = await french.text();
    expect([french.status, headOf(said).title]).toEqual([404, "Page not found | Cayo Wayfarers"]);
    expect(said).toMatch(
      /<html lang="en".*404 Page Not Found.*<a [^>]*href="\/"[^>]*>Go to Home</s,
    );
    const script = await get("/assets/x.js");
    expect(script.headers.get("Content-Type")).not.toContain("html");
  });
});

test("the address alone says the language, whatever the browser prefers", async () => {
  for (const wish of ["es-GT,es;q=0.9", "es,".repeat(3_400), "*;q=x"]) {
    const headers = { "Accept-Language": wish };
    for (const [path, language] of [
      ["/tours", "en"],
      ["/es/tours", "es"],
      ["/api/site", "en"],
    ] as const) {
      const answer = await get(path, headers);
      const text = await answer.text();
      expect(answer.status, path).toBe(200);
      expect(text.includes(language === "es" ? "Cueva ATM" : "Arqueología"), path).toBe(
        language === "es",
      );
      if (!path.startsWith("/api")) expect(text).toContain(`<html lang="${language}"`);
    }
  }
});

describe("for machines", () => {
  test("the sitemap lists every public page by its own address, and each answers", async () => {
    const xml = await (await get("/sitemap.xml")).text();
    const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
    const all = PAGES.flatMap(([address]) => LANGUAGES.map((name) => addressIn(name, address)));
    expect([...urls].sort()).toEqual(all.map((address) => `${site.url}${address}`).sort());
    const answers = await Promise.all(urls.map((url) => fetch(url)));
    expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200));
  });

  test("robots.txt", async () => {
    const text = await (await get("/robots.txt")).text();
    expect(text).toContain(`\nSitemap: ${site.url}/sitemap.xml\n`);
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
    expect(closed).toEqual([
      ...["/api", "/admin", "/confirmation", "/voucher", "/trip"],
      ...["/es/admin", "/es/confirmation", "/es/voucher", "/es/trip"],
    ]);
  });

  test.each([...new Set(PAGES.map(([, , picture]) => picture))])(
    "the share picture of %s is a small PNG of the size that is said",
    async (picture) => {
      const answer = await get(`/share/${picture}.png`);
      expect(answer.headers.get("Content-Type")).toBe("image/png");
      const png = await pngOf(answer);
      expect(png).toMatchObject({ width: 1200, height: 630 });
      expect(png.bytes).toBeLessThan(150_000);
    },
  );

  test("the manifest's icons and shortcuts are there", async () => {
    const answer = await get("/manifest.webmanifest");
    expect(answer.headers.get("Content-Type")).toBe("application/manifest+json");
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      name: "Cayo Wayfarers",
      start_url: "/",
      scope: "/",
      display: "standalone",
    });
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual([
      "192x192",
      "512x512",
      "512x512",
    ]);
    expect(manifest.icons.filter((icon: object) => "purpose" in icon)).toHaveLength(1);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await pngOf(await get(src));
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const shortcuts = manifest.shortcuts.map(({ url }: { url: string }) => url);
    expect(shortcuts).toEqual(["/tours", "/transfers", "/contact"]);
  });

  test("every page names icons that exist, and a colour for light and dark", async () => {
    const html = await (await get("/")).text();
    expect(html.match(/<meta name="theme-color" content="#[0-9a-f]{6}" media=/g)).toHaveLength(2);
    const icons = html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g);
    const paths = [...icons].map(([, path = ""]) => path);
    expect(paths).toHaveLength(4);
    for (const path of paths) expect((await get(path)).status, path).toBe(200);
    expect(await pngOf(await get("/apple-touch-icon.png"))).toMatchObject({ width: 180 });
    expect((await get("/favicon.ico")).headers.get("Content-Type")).toBe("image/x-icon");
  });
});

test("another APP_URL at the next start is the new address everywhere", async () => {
  const etag = async () => (await get("/")).headers.get("ETag");
  const before = await etag();
  await site.restart({ APP_URL: "https://cayo.example" });
  expect((await readHead("/tours/5")).canonical).toBe("https://cayo.example/tours/atm-cave");
  expect(await (await get("/robots.txt")).text()).toContain("https://cayo.example/sitemap.xml");
  expect(await etag()).not.toBe(before);
  await site.restart({ APP_URL: "" });
  expect(await etag()).toBe(before);
});
