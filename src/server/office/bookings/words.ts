import { TRIGRAM, trigramsOf } from "#domain/fold.ts";

/** Whether the full-text index knows a word: one or two letters are no trigram. */
export const isLong = (word: string) => Array.from(word).length >= TRIGRAM;

/** The full-text condition for the words of a query that are long enough; one of them has to be. */
export function matchOf(words: readonly string[]): string {
  return words.filter(isLong).map(trigramsOf).join(" AND ");
}

/** SQL that is true for a text that holds all the words; puts them among the values, as `word0` and on. */
export function holding(
  text: string,
  words: readonly string[],
  values: Record<string, string | number>,
): string {
  return words
    .map((word, at) => {
      values[`word${at}`] = word;
      return `instr(${text}, {:word${at}}) > 0`;
    })
    .join(" AND ");
}
