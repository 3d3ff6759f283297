import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES } from "../../src/domain/language.ts";

const SOURCE = join(import.meta.dirname, "../../src");
const MESSAGES = join(SOURCE, "messages/");
/** What a module takes in at run time. */
const IMPORTS = /^(?:import|export) (?!type\b)[^;]*?from "([#.][^"]+)"/gm;

const pathOf = (source: string, importer: string, language: string) =>
  source.startsWith("#")
    ? join(SOURCE, source.slice(1).replace(/^messages\//, `messages/${language}/`))
    : join(dirname(importer), source);

const importsOf = (path: string) =>
  [...readFileSync(path, "utf8").matchAll(IMPORTS)].map(([, source = ""]) =>
    pathOf(source, path, LANGUAGES[0]),
  );

/** True for what says something of its own to people, or imports what does. */
const speaks = (path: string): boolean => path.startsWith(MESSAGES) || importsOf(path).some(speaks);

/** All that a module imports, itself too. */
function reachOf(path: string, reach = new Set<string>()): Set<string> {
  if (reach.has(path)) return reach;
  reach.add(path);
  for (const imported of importsOf(path)) reachOf(imported, reach);
  return reach;
}

/** The entries of what mails say, by language: all but the first are the same modules once more. */
export const LETTERS = Object.fromEntries(
  LANGUAGES.map((language, at) => [
    `letters-${language}`,
    `${join(SOURCE, "server/letters-main.ts")}${at === 0 ? "" : `?${language}`}`,
  ]),
);

/** Builds what speaks once for each language, and all else once for all of them. */
export const inEachLanguage: Plugin = {
  name: "in-each-language",
  enforce: "pre",
  resolveId(source, importer) {
    const language = LANGUAGES.find((name) => importer?.endsWith(`?${name}`));
    if (!importer || !language) return null;
    const path = pathOf(source, importer, language);
    return speaks(path) && !path.startsWith(MESSAGES) ? `${path}?${language}` : path;
  },
};

/**
 * By chunk the entry that needs what is in it: the first, devices' requests, is in every engine. What none of these needs,
 * only the office and letters do.
 */
export function sharedChunk(entries: Readonly<Record<string, string>>): (id: string) => string {
  const reaches = Object.entries(entries).map(
    ([name, entry]) => [name, reachOf(join(SOURCE, entry))] as const,
  );
  return (id) => reaches.find(([, reach]) => reach.has(id))?.[0] ?? "shared-office";
}

const GETTER =
  /Object\.defineProperty\(exports, "([\w$]+)", \{\s*enumerable: true,\s*get: function\(\) \{\s*return ([\w$]+);\s*\}\s*\}\);/g;

/**
 * Hands over what chunks share as values. The bundler writes a getter for each, which is a function more in each engine, and
 * a call at each mention. Nothing that is exported gets another value later.
 */
export const plainExports: Plugin = {
  name: "plain-exports",
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === "chunk") chunk.code = chunk.code.replace(GETTER, "exports.$1 = $2;");
    }
  },
};
