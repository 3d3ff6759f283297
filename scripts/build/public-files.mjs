import { firstChunk } from "./document.mjs";

/**
 * What the back office alone fetches: where the walk below stops. A module that several of its pages
 * share has a chunk of its own, which is called after it.
 */
const OFFICE =
  /^(src\/((data|features|routes|ui)\/office\/|features\/session\/LeaveQuestion)|_(admins|office))/;

/**
 * The built files that a visitor's device may need: the fonts, and all that can be reached from the
 * first chunk without passing through the back office.
 * @param {import("./document.mjs").Manifest} manifest
 * @returns {Set<string>} paths in the build's folder
 */
export function publicFiles(manifest) {
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith(".woff2"));
  return new Set([...fonts.map(({ file }) => file), ...filesFrom(manifest, firstChunk(manifest))]);
}

/**
 * The scripts and style sheets of the back office alone.
 * @param {import("./document.mjs").Manifest} manifest
 * @returns {Set<string>} paths in the build's folder
 */
export function officeFiles(manifest) {
  const open = publicFiles(manifest);
  // the fonts' rules stand in each document
  const chunks = Object.entries(manifest).filter(([name]) => name !== "index.html");
  const files = chunks.flatMap(([, { file, css = [] }]) => [file, ...css]);
  return new Set(files.filter((file) => /\.(js|css)$/.test(file) && !open.has(file)));
}

/**
 * @param {import("./document.mjs").Manifest} manifest
 * @param {string} name where to begin
 * @param {Set<string>} [seen]
 * @returns {Set<string>}
 */
function filesFrom(manifest, name, seen = new Set()) {
  /** @type {Set<string>} */
  const files = new Set();
  const chunk = manifest[name];
  if (!chunk || seen.has(name) || OFFICE.test(name)) return files;
  seen.add(name);
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    for (const file of filesFrom(manifest, next, seen)) files.add(file);
  }
  return files;
}
