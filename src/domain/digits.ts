/** Where the digits of scripts begin whose numbers are written like ours: full-width, two of Arabic. */
const ZEROS = ["０", "٠", "۰"].map((zero) => zero.charCodeAt(0));

/** Most texts have none of them: to look at each letter takes PocketBase's engine a fifteenth of a booking's time. */
const HAS_OTHERS = /[^ -~]/;

/** The text with the digits of other scripts as 0 to 9. */
export function plainDigits(text: string): string {
  if (!HAS_OTHERS.test(text)) return text;
  return Array.from(text, plainDigit).join("");
}

function plainDigit(char: string): string {
  const code = char.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? char : String(code - zero);
}
