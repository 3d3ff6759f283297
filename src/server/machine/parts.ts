import { LANGUAGES } from "#domain/language.ts";

type Module = Record<string, unknown>;

const AT_ONCE = ["server", "site"];
const LETTERS = LANGUAGES.map((language) => `letters-${language}`);
/** What an idle site never asks for: operators and mails do. */
const LATER: ReadonlySet<string> = new Set(["office", ...LETTERS, "shared-office"]);

/**
 * Loads all parts, so that what does not load stops the start. PocketBase keeps what is required for good, a third of a small
 * site's memory: what may never be asked for is run from its text here, and forgotten.
 * @throws what loading one has thrown, or that it holds nothing
 */
export function checkParts(): void {
  for (const part of [...AT_ONCE, ...LATER]) {
    if (Object.keys(loadPart(part)).length === 0) throw new Error(`${part}.js holds nothing.`);
  }
}

function loadPart(name: string): Module {
  const file = `${__hooks}/lib/${name}.js`;
  if (!LATER.has(name)) return require(file) as Module;
  const module = { exports: {} };
  const run = new Function("module", "exports", "require", toString($os.readFile(file)));
  run(module, module.exports, (path: string) => loadPart(path.replace(/^\.\/|\.js$/g, "")));
  return module.exports;
}
