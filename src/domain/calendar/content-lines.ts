import { withoutControls } from "../booking/normalise.ts";
import { bytesOf } from "../utf8.ts";

/** The longest line of a calendar file in octets, without its break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const BREAK = "\r\n";

/** Written as it is: a date, a status, an address. */
export function plain(name: string, value: string): string {
  return `${name}:${value}`;
}

/** Words for people; what would end the value or the line is written otherwise (RFC 5545, 3.3.11). */
export function text(name: string, value: string): string {
  return `${name}:${escapeText(value)}`;
}

function escapeText(value: string): string {
  return withoutControls(value)
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");
}

/** The lines as a file: each ends with CRLF, and what is too long goes on after a break and a blank. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => fold(line) + BREAK).join("");
}

/** Breaks between characters only, never inside one (its UTF-8 may have four octets). */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += `${BREAK} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
