import { linesFrom } from "./kept-lines.ts";
import { lineWords } from "./words.ts";

interface PricedBooking {
  readonly priceLines?: string | undefined;
  readonly priceCents: number;
}

/** What a booking's price is made of, a line each; empty where that says no more than the total. */
export function priceText({ priceLines, priceCents }: PricedBooking): string {
  const lines = linesFrom(priceLines, priceCents) ?? [];
  if (lines.length < 2 && !lines[0]?.reason) return "";
  return lineWords(lines)
    .map((line) => line.join(": "))
    .join("\n");
}
