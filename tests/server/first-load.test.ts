import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { publicFiles } from "../../scripts/build/public-files.ts";
import { readManifest } from "../../src/host/pages/manifest.ts";
import { ROOT } from "../../src/host/system/root.mjs";

const DIST = join(ROOT, "dist");
/** Compressed, in bytes (docs/decisions/0012-speed.md): what is asked for with a page, by what it does. */
const SCRIPTS = { read: 40_000, form: 53_000, link: 50_000, kept: 84_000 };
const STYLES = 8_600;
const PAGE = 24_000;
/** Everything that a visitor's phone keeps: scripts, styles and scenes as they are, fonts; pages come with use. */
const KEPT = 350_000;
/** Nothing of these is in what every page needs. */
const ELSEWHERE = /\/office\/|@mantine|@tanstack|dexie|recharts|pocketbase/;

const modules: Record<string, Record<string, number>> = Object.assign(
  {},
  ...LANGUAGES.map((name) =>
    JSON.parse(readFileSync(join(DIST, `.vite/modules-${name}.json`), "utf8")),
  ),
);

describe.each(LANGUAGES)("in %s", (language) => {
  const folder = join(DIST, "pages", language === LANGUAGES[0] ? "" : language);
  // of the pages that differ in words alone the first stands for all
  const pages = readdirSync(folder)
    .filter((name) => /^(?!office|tour-[a-z]|.*-([2-9]|\d\d)\.).*\.html$/.test(name))
    .map((name) => [name.replace(".html", ""), readFileSync(join(folder, name), "utf8")]);

  test.each(pages)("%s asks for no more than its kind of page may", (name = "", html = "") => {
    const scripts = filesIn(html, "modulepreload");
    const styles = filesIn(html, "stylesheet");
    expect(scripts.length).toBeGreaterThan(1);
    // compiled whole while the rest is on the line (scripts/build/compiled-ahead.ts); what is called in part is not
    for (const file of scripts) {
      const isCompiled = readFileSync(join(DIST, file), "utf8").startsWith("//# allFunctions");
      expect.soft(isCompiled, file).toBe(!/dexie/.test(Object.keys(modules[file] ?? {}).join()));
    }
    expect.soft(bytesOf(scripts), whatIsIn(scripts)).toBeLessThanOrEqual(SCRIPTS[kindOf(name)]);
    expect.soft(bytesOf(styles), styles.join("\n")).toBeLessThanOrEqual(STYLES);
    expect.soft(brotliCompressSync(html).length, name).toBeLessThanOrEqual(PAGE);
  });

  test("what every page needs has nothing of what some need, nor of another language", () => {
    const [, home = ""] = pages.find(([name]) => name === "home") ?? [];
    const strangers = filesIn(home, "modulepreload").flatMap((file) =>
      Object.keys(modules[file] ?? {}).filter(
        (id) => ELSEWHERE.test(id) || /^src\/messages\/(\w+)/.exec(id)?.[1] === otherOf(language),
      ),
    );
    expect(strangers).toEqual([]);
  });

  test("what a visitor's phone keeps needs nothing that it does not keep", () => {
    const manifest = readManifest(DIST, language);
    const kept = publicFiles(manifest);
    const missing = Object.values(manifest)
      .filter(({ file }) => kept.has(file))
      .flatMap(({ file, imports = [] }) => imports.map((name) => [file, manifest[name]?.file]))
      .filter(([, needed]) => !kept.has(needed ?? ""));
    expect(missing).toEqual([]);
  });

  test("what a visitor's phone keeps has its limit", () => {
    const files = [...publicFiles(readManifest(DIST, language))];
    const sizes = files.map((file) => [statSync(join(DIST, file)).size, file] as const);
    const kept = bytesOf(files);
    expect(kept, largest(sizes)).toBeLessThanOrEqual(KEPT);
  });
});

const otherOf = (language: Language) => LANGUAGES.find((name) => name !== language);

function kindOf(name: string): keyof typeof SCRIPTS {
  if (/^(confirmation|my-bookings|voucher)$/.test(name)) return "kept";
  // shows a booking before it knows what the device keeps
  if (name === "trip") return "link";
  return /booking|contact/.test(name) ? "form" : "read";
}

const filesIn = (html: string, rel: string): string[] =>
  [...html.matchAll(new RegExp(`rel="${rel}" href="/([^"]+)"`, "g"))].map(([, file = ""]) => file);

function bytesOf(files: readonly string[]): number {
  const paths = files.map((file) => join(DIST, file));
  return paths
    .map((path) => (existsSync(`${path}.br`) ? `${path}.br` : path))
    .reduce((sum, path) => sum + statSync(path).size, 0);
}

/** Each script with the largest of its modules: where to look when one has grown. */
function whatIsIn(scripts: readonly string[]): string {
  return scripts
    .map((file) => {
      const sizes = Object.entries(modules[file] ?? {}).map(([id, bytes]) => [bytes, id] as const);
      return `${file}: ${bytesOf([file])}\n${largest(sizes)}`;
    })
    .join("\n");
}

const largest = (sizes: readonly (readonly [number, string])[]): string =>
  [...sizes]
    .sort(([a], [b]) => b - a)
    .slice(0, 12)
    .map(([bytes, name]) => `  ${bytes} ${name}`)
    .join("\n");
