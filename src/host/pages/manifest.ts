import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#domain/language.ts";

/** The manifest that Vite writes: source module → chunk. */
export type Manifest = Record<
  string,
  {
    file: string;
    name?: string;
    css?: string[];
    assets?: string[];
    imports?: string[];
    dynamicImports?: string[];
  }
>;

export function readManifest(dist: string, language: Language): Manifest {
  return JSON.parse(readFileSync(join(dist, `.vite/manifest-${language}.json`), "utf8"));
}

/**
 * A chunk that scripts/build/chunks.ts names. It stands in the manifest as one that others share, under no
 * source module.
 */
function chunkCalled(manifest: Manifest, called: string) {
  const found = Object.keys(manifest).find((name) => manifest[name]?.name === called);
  if (!found) throw new Error(`the build has no chunk that is called ${called}`);
  return found;
}

/** The chunk that holds src/main.tsx and runs it. */
export const firstChunk = (manifest: Manifest) => chunkCalled(manifest, "base");

/**
 * What a page's document asks for at once: its scripts with their style sheets, imports first.
 * @param page `module`: the source module of its own lazily loaded component; `chunks`: shared ones that it
 * needs, by their names
 */
export function chunksOf(
  manifest: Manifest,
  { module, chunks = [] }: { module: string | null; chunks?: readonly string[] },
): Manifest[string][] {
  const roots = [
    firstChunk(manifest),
    ...chunks.map((name) => chunkCalled(manifest, name)),
    ...(module ? [module] : []),
  ];
  const names = new Set(roots.flatMap((name) => withImports(manifest, name)));
  return [...names].map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
}

/** The one style sheet that every document carries whole: the fonts (index.html). */
export function fontSheet(manifest: Manifest) {
  const { file = "", css = [] } = manifest["index.html"] ?? {};
  const sheet = [file, ...css].find((name) => name.endsWith(".css"));
  if (!sheet) throw new Error("the build's index.html has no style sheet");
  return sheet;
}

/**
 * A chunk with all that it imports at once.
 * @returns names in the manifest, imports first
 */
function withImports(manifest: Manifest, name: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const imports = manifest[name]?.imports ?? [];
  return [...imports.flatMap((other) => withImports(manifest, other, seen)), name];
}
