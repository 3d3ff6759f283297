import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const NAMES = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

/**
 * Names of classes as the site ships them: letters for the style sheet's place among all, and the
 * class's number in it, such as `c7`. Hashes and line numbers can't be compressed, and a page carries
 * each name several times (docs/decisions/0012-speed.md). The same for each build of the same files.
 * @param folder holds all style sheets, absolute
 */
export function shortNames(folder: string): (name: string, file: string, css: string) => string {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => file.split(sep).join("/"))
    .sort();
  return (name, file, css) => {
    const sheet = sheets.indexOf(
      relative(folder, file.split("?")[0] ?? "")
        .split(sep)
        .join("/"),
    );
    const number = [...new Set([...css.matchAll(NAMES)].map(([, one]) => one))].indexOf(name);
    if (sheet < 0 || number < 0) throw new Error(`No class .${name} in ${join(folder, file)}`);
    return lettersOf(sheet) + number;
  };
}

/** @returns a … Z, ba, bb … */
function lettersOf(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (rest > 0 ? lettersOf(rest) : "") + LETTERS[number % LETTERS.length];
}
