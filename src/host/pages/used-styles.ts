import { browserslistToTargets, transform } from "lightningcss";

/** The oldest browsers that styles are written for. */
export const BROWSERS = ["chrome 109", "safari 15.4", "firefox 115"];
const targets = browserslistToTargets(BROWSERS);

/** What was found before: pages that differ in words alone need the same rules. */
const found = new Map<string, string>();

/**
 * The rules of a style sheet that a document can need: those that ask for no class but its own.
 * What a script adds later is not among them (src/ui/visitor/whole-styles.ts).
 */
export function usedStyles(css: string, html: string): string {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = ""]) =>
    value.split(" "),
  );
  // an animation may be called as a class is, and goes by the same list
  const animations = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name);
  const used = new Set([...names, ...animations]);
  const all = new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name));
  const unusedSymbols = [...all].filter((name) => !used.has(name));
  const key = `${css}${unusedSymbols}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const code = new TextEncoder().encode(css);
  const sheet = { filename: "page.css", code, minify: true, targets, unusedSymbols };
  const rules = new TextDecoder().decode(transform(sheet).code);
  found.set(key, rules);
  return rules;
}
