/** At-rules whose rules are looked at one by one; all others are kept as they are. */
const NESTING = /^@(media|supports|container|layer)/;

/**
 * The rules of a minified style sheet that a document can need: those whose classes all stand in it.
 * What a script adds later is not among them (src/ui/visitor/whole-styles.ts).
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

/** @param {string} css @param {ReadonlySet<string>} names @returns {string} */
function keep(css, names) {
  let kept = "";
  for (const { prelude, body } of rulesOf(css)) {
    if (NESTING.test(prelude)) {
      const inner = keep(body, names);
      if (inner) kept += `${prelude}{${inner}}`;
      continue;
    }
    const selectors = prelude.startsWith("@") ? prelude : usedSelectors(prelude, names);
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
