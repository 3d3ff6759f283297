import { readFileSync } from "node:fs";
import { join } from "node:path";
import { colour } from "../../src/host/pages/tokens.ts";
import { ROOT } from "../../src/host/system/root.mjs";

const SOURCE = join(ROOT, "src/ui/parts/BrandMark");

/** The mark's drawing as the header shows it, in units of 40 × 40; its colours are the theme's. */
export function brandMark() {
  const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(`${SOURCE}.tsx`, "utf8"))?.[1];
  const shapes = drawing?.replace(/className=\{styles\.(\w+)\}/g, 'class="mark-$1"');
  // React's own notation for anything else would be drawn wrongly
  if (!shapes || /[{}]|[a-z][A-Z]\w*=/.test(shapes)) {
    throw new Error("BrandMark.tsx is no longer plain SVG with classes of its module.");
  }
  const styles = readFileSync(`${SOURCE}.module.css`, "utf8")
    // where it stands in a page is no matter here
    .replace(/^\.mark \{[^}]*\}/m, "")
    .replace(/^\./gm, ".mark-")
    .replace(/var\(--([\w-]+)\)/g, (_, name) => colour(name));
  return `<style>${squeeze(styles)}</style>${squeeze(shapes)}`;
}

const squeeze = (text: string) => text.replace(/\s+/g, " ").replace(/> </g, "><").trim();
