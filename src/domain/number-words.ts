import * as numbers from "#messages/formats/numbers.ts";

/** Small numbers as they stand in a sentence: `eight`; larger ones in digits. */
export function inWords(count: number): string {
  return numbers.small[count] ?? String(count);
}

/** With a capital, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
