import { LANGUAGES } from "../../src/domain/language.ts";
import type { Manifest } from "../../src/host/pages/manifest.ts";
import { firstChunk, readManifest } from "../../src/host/pages/manifest.ts";

/**
 * What the back office alone fetches: where the walk below stops. A module that several of its pages
 * share has a chunk of its own, which is called after it.
 */
const OFFICE =
  /^(src\/((data|features|routes|ui)\/office\/|features\/session\/LeaveQuestion)|_(admins|office))/;

/**
 * The built files that a visitor's device may need: the fonts, and all that can be reached from the
 * first chunk without passing through the back office.
 * @returns paths in the build's folder
 */
export function publicFiles(manifest: Manifest): Set<string> {
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith(".woff2"));
  return new Set([...fonts.map(({ file }) => file), ...filesFrom(manifest, firstChunk(manifest))]);
}

/**
 * The scripts and style sheets of the back office alone.
 * @returns paths in the build's folder
 */
export function officeFiles(manifest: Manifest): Set<string> {
  const open = publicFiles(manifest);
  // the fonts' rules stand in each document
  const chunks = Object.entries(manifest).filter(([name]) => name !== "index.html");
  const files = chunks.flatMap(([, { file, css = [] }]) => [file, ...css]);
  return new Set(files.filter((file) => /\.(js|css)$/.test(file) && !open.has(file)));
}

/**
 * Who reads each built file: its languages, and `office` where the back office alone does; null where
 * every visitor does (src/worker/files.ts).
 * @returns by path in the build's folder
 */
export function readersOf(dist: string): ReadonlyMap<string, string | null> {
  const readers = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    const built = readManifest(dist, language);
    const note = (reader: string) => (file: string) =>
      readers.set(file, [...(readers.get(file) ?? []), reader]);
    publicFiles(built).forEach(note(language));
    officeFiles(built).forEach(note(`office-${language}`));
  }
  const isEverybodys = (languages: string[]) => LANGUAGES.every((name) => languages.includes(name));
  return new Map(
    [...readers].map(([file, names]) => [file, isEverybodys(names) ? null : names.join(" ")]),
  );
}

/** @param name where to begin */
function filesFrom(manifest: Manifest, name: string, seen: Set<string> = new Set()): Set<string> {
  const files: Set<string> = new Set();
  const chunk = manifest[name];
  if (!chunk || seen.has(name) || OFFICE.test(name)) return files;
  seen.add(name);
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    for (const file of filesFrom(manifest, next, seen)) files.add(file);
  }
  return files;
}
