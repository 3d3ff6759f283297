import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../system/root.mjs";

const css = readFileSync(join(ROOT, "src/ui/theme/tokens.css"), "utf8");

/**
 * A colour of the theme (src/ui/theme/tokens.css), for files that stand outside its style sheets.
 * @param name without the dashes before it
 * @returns `#rrggbb`
 */
export function colour(name: string, scheme: "light" | "dark" = "light"): string {
  const value = new RegExp(`^\\s*--${name}: ([^;]+);`, "m").exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no --${name}.`);
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const chosen = scheme === "light" ? light : dark;
  const other = /^var\(--(.+)\)$/.exec(chosen)?.[1];
  if (other) return colour(other, scheme);
  if (!/^#[0-9a-f]{6}$/i.test(chosen)) throw new Error(`--${name} is no plain colour: ${chosen}`);
  return chosen;
}
