import type { Manifest } from "../../src/host/pages/manifest.ts";
import { firstChunk } from "../../src/host/pages/manifest.ts";

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
