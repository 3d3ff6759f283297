/** At-rules whose rules are looked at one by one; all others are kept as they are. */
const NESTING = /^@(media|supports|container|layer)/;

/**
 * The rules of a minified style sheet that a document can need: those whose classes all stand in it.
 * What a script adds later is not among them (src/ui/visitor/whole-styles.ts).
 */
export function usedStyles(css: string, html: string): string {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = ""]) =>
    value.split(" "),
  );
  return keep(css, new Set(names));
}

function keep(css: string, names: ReadonlySet<string>): string {
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

function usedSelectors(prelude: string, names: ReadonlySet<string>) {
  // a comma inside brackets parts no selectors: :where(ul, ol)
  return prelude
    .split(/,(?![^(]*\))/)
    .filter((selector) =>
      [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].every(([, name = ""]) => names.has(name)),
    )
    .join(",");
}

function* rulesOf(css: string): Generator<{ prelude: string; body: string }> {
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
