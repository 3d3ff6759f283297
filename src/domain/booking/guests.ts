/** Where the digits of scripts begin whose numbers are written like ours: full-width, two of Arabic. */
const ZEROS = ["０", "٠", "۰"].map((zero) => zero.charCodeAt(0));
const WHOLE = /^\d{1,9}$/;

/**
 * How many come, as typed. A party is never guessed: '2-3' is no number.
 * @returns null for an empty field, NaN for what is not one whole number
 */
export function parseGuests(typed: string): number | null {
  const plain = Array.from(typed.trim(), ourDigit).join("");
  if (plain === "") return null;
  return WHOLE.test(plain) ? Number(plain) : Number.NaN;
}

function ourDigit(char: string): string {
  const code = char.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? char : String(code - zero);
}
