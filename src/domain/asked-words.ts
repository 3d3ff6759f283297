import { fold } from "./fold.ts";
import { BELIZE, LOCAL_DIGITS } from "./phone-links.ts";

/** Fewer digits are a word like another: `24/7`. */
const LEAST_DIGITS = 5;
/** As many may be a reference. */
const MOST_DIGITS = 8;
const NUMBER = /^[+(]*\d[\d()./+-]*$/;

/**
 * The folded words that a query asks for, the longest first. Each has to be found, wherever it stands.
 * What looks like a phone number is one word, however it is spelt, and of a long one the last digits: what
 * stands before them (a country, a zero) is left out as often as not.
 */
export function askedWords(query: string): readonly string[] {
  const words: string[] = [];
  let number: string[] = [];
  for (const word of [...fold(query).split(/\s+/), ""]) {
    if (NUMBER.test(word)) {
      number.push(word);
      continue;
    }
    words.push(...numberWords(number));
    if (word) words.push(word);
    number = [];
  }
  const sorted = words.sort((a, b) => b.length - a.length);
  return sorted.filter((word, at) => !sorted.slice(0, at).some((longer) => longer.includes(word)));
}

function numberWords(typed: readonly string[]): readonly string[] {
  const digits = typed.join("").replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length < LEAST_DIGITS) return typed.map((word) => word.replace(/^\++/, ""));
  return [digits.length > MOST_DIGITS ? digits.slice(-LOCAL_DIGITS) : digits];
}

/** Whether a searched text holds all the words of a query. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** A phone number as it is searched: its digits, with the country that people at home leave out. */
export function searchedNumber(phone: string): string {
  const digits = fold(phone).replace(/\D/g, "");
  return digits.length === LOCAL_DIGITS ? `${BELIZE}${digits}` : digits;
}
