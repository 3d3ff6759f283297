/**
 * A control character (Unicode's Cc). Compared by hand: inside a class PocketBase's engine reads
 * `\p{Cc}` as the letters p, C and c.
 */
const isControl = (char: string) => char < " " || (char >= "\u007f" && char <= "\u009f");
/** Hardly any text has one: looking at each character takes that engine as long as all the rest. */
const HAS_CONTROL = /[^ -~\u00a0-\u2027\u202a-\uffff]/;
const BLANKS = / {2,}/g;
const isLineSeparator = (char: string) => char === "\u2028" || char === "\u2029";

/** One line without control characters, blanks at the ends or runs of blanks: names and numbers. */
export function oneLine(text: string): string {
  const line = HAS_CONTROL.test(text)
    ? Array.from(text, (char) => (isControl(char) || isLineSeparator(char) ? " " : char)).join("")
    : text;
  return (line.includes("  ") ? line.replace(BLANKS, " ") : line).trim();
}

/** Text of several lines, without blanks around it. */
export function severalLines(text: string): string {
  return withoutControls(text).trim();
}

/** Line ends as `\n`, no other control characters but tabs. */
export function withoutControls(text: string): string {
  if (!HAS_CONTROL.test(text)) return text;
  const isKept = (char: string) => char === "\n" || char === "\t" || !isControl(char);
  return Array.from(text.replace(/\r\n?/g, "\n")).filter(isKept).join("");
}
