import { type PriceLine, type PriceLineKind, sumOf } from "./lines.ts";

const KINDS: readonly PriceLineKind[] = [
  "guests",
  "group",
  "base",
  "extra",
  "band",
  "added",
  "together",
  "code",
  "agreed",
];

/** The lines of a text; none where they do not come to the price, or are of kinds from after this build. */
export function linesFrom(text: unknown, cents: number): readonly PriceLine[] | null {
  try {
    const lines: readonly PriceLine[] = JSON.parse(String(text));
    return lines.every(({ kind }) => KINDS.includes(kind)) && sumOf(lines) === cents ? lines : null;
  } catch {
    // none, or no list of lines
    return null;
  }
}
