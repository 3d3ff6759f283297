/** At-rules whose rules are looked at one by one; all others are kept as they are. */
const NESTING = /^@(media|supports|container|layer)/;

/**
 * The rules of a minified style sheet that a document can need: those whose classes all stand in it.
 * What a script adds later is not among them (src/ui/whole-styles.ts), nor are fonts.
 * @param {string} css
 * @param {string} html
 * @returns {string}
 */
export function usedStyles(css, html) {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = ""]) =>
    value.split(" "),
  );
  return keep(css, new Set(names));
}

/**
 * A style sheet without its fonts, for a page that is drawn by a script.
 * @param {string} css
 * @returns {string}
 */
export const stylesWithoutFonts = (css) => keep(css, null);

/** @param {string} css @param {ReadonlySet<string> | null} names null: all @returns {string} */
function keep(css, names) {
  let kept = "";
  for (const { prelude, body } of rulesOf(css)) {
    if (NESTING.test(prelude)) {
      const inner = keep(body, names);
      if (inner) kept += `${prelude}{${inner}}`;
      continue;
    }
    // a font is fetched with the whole style sheets: until then its stand-in of the same measures
    // does, and a weak line carries the scripts (docs/decisions/0012-speed.md)
    if (prelude === "@font-face" && body.includes("url(")) continue;
    const isWhole = names === null || prelude.startsWith("@");
    const selectors = isWhole ? prelude : usedSelectors(prelude, names);
    if (selectors) kept += `${selectors}{${body}}`;
  }
  return kept;
}

/** @param {string} prelude @param {ReadonlySet<string>} names */
function usedSelectors(prelude, names) {
  // a comma inside brackets parts no selectors: :where(ul, ol)
  return prelude
    .split(/,(?![^(]*\))/)
    .filter((selector) =>
      [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].every(([, name = ""]) => names.has(name)),
    )
    .join(",");
}

/**
 * @param {string} css
 * @returns {Generator<{ prelude: string, body: string }>}
 */
function* rulesOf(css) {
  let start = 0;
  while (start < css.length) {
    const open = css.indexOf("{", start);
    if (open < 0) return;
    let depth = 1;
    let at = open + 1;
    for (; depth > 0; at++) {
      if (at >= css.length) throw new Error(`A rule never ends: ${css.slice(start, start + 80)}`);
      if (css[at] === "{") depth++;
      if (css[at] === "}") depth--;
    }
    yield { prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at - 1) };
    start = at;
  }
}
