/** Letters that are found without their accents; the migration 1763700000 does the same to the texts. */
const PLAIN: Readonly<Record<string, string>> = {
  á: "a",
  ä: "a",
  é: "e",
  í: "i",
  ó: "o",
  ö: "o",
  ú: "u",
  ü: "u",
  ñ: "n",
};

/** A query as the search compares it: composed, in small letters and without accents. */
export function fold(query: string): string {
  return Array.from(query.normalize("NFC").trim(), (char) => {
    const small = char.toLowerCase();
    const plain = PLAIN[small];
    // SQLite's lower() changes A to Z only, and the texts went through that
    return plain ?? (char >= "A" && char <= "Z" ? small : char);
  }).join("");
}

/** Letters of a term in the full-text index. */
export const TRIGRAM = 3;

/**
 * The full-text condition for a folded query of three characters or more: trigrams that cover it.
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
