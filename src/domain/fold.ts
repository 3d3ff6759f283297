import { plainDigits } from "./digits.ts";

/** What people type for letters that are more than another letter with an accent, and for other quotes. */
const TYPED: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th", ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i" },
  ...{ ŋ: "n", ſ: "s", ə: "e", ς: "σ" },
  ...{ "‘": "'", "’": "'", ʼ: "'", ʻ: "'", "‐": "-", "‑": "-", "–": "-" },
};
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const BEYOND_ASCII = /[^\0-\x7f]/gu;

/**
 * A text as the search compares it: without capitals and accents, in letters that any keyboard has. Each
 * character becomes the same whatever stands beside it, so that SQLite can do it by a table of them: the
 * migration 1763720000 holds that, and a changed rule needs another.
 */
export function fold(text: string): string {
  return text.toLowerCase().replace(BEYOND_ASCII, plainOf);
}

const known = new Map<string, string>();

function plainOf(letter: string): string {
  const plain = known.get(letter) ?? lookedUp(letter);
  known.set(letter, plain);
  return plain;
}

function lookedUp(letter: string): string {
  const parts = letter.normalize("NFD");
  const bare = parts.replace(ACCENTS, "");
  // what has no accent stays in one piece: Hangul falls apart too
  return Array.from(
    bare === parts ? letter : bare,
    (char) => TYPED[char] ?? plainDigits(char),
  ).join("");
}

/** Letters of a term in the full-text index. */
export const TRIGRAM = 3;

/**
 * The full-text condition for a folded word of three characters or more: trigrams that cover it.
 * The others would find nothing less, and each reads all places where it stands.
 */
export function trigramsOf(folded: string): string {
  const letters = Array.from(folded);
  const last = letters.length - TRIGRAM;
  const trigrams = new Set<string>();
  for (let at = 0; at < last + TRIGRAM; at += TRIGRAM) {
    const start = Math.min(at, last);
    trigrams.add(letters.slice(start, start + TRIGRAM).join(""));
  }
  return Array.from(trigrams, (trigram) => `"${trigram.replace(/"/g, '""')}"`).join(" AND ");
}
