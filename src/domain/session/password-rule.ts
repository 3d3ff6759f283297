import { bytesOf } from "../utf8.ts";

/** Fewest characters of a new password. */
export const SHORTEST = 12;
/** What bcrypt can tell apart, in bytes of UTF-8. */
const LONGEST_BYTES = 71;

/**
 * What is wrong with a new password.
 * @param names the account's and the site's: with digits they are no password
 * @returns `long`: more than 71 bytes; null: nothing
 */
export function passwordFault(
  password: string,
  names: readonly string[],
): "short" | "long" | "common" | null {
  const characters = Array.from(password);
  if (characters.length < SHORTEST) return "short";
  const bytes = characters.reduce((sum, character) => sum + bytesOf(character), 0);
  if (bytes > LONGEST_BYTES) return "long";
  return isCommon(password.toLowerCase(), names) ? "common" : null;
}

/** What twelve characters of the usual lists are made of, beside digits and signs. */
const WORDS = [
  ...["password", "passwort", "passwd", "pass", "word", "secret", "changeme", "default", "letmein"],
  ...[
    "admin",
    "administrator",
    "root",
    "user",
    "login",
    "welcome",
    "hello",
    "test",
    "demo",
    "guest",
  ],
  ...["qwerty", "qwertz", "azerty", "iloveyou", "love", "princess", "sunshine", "dragon", "monkey"],
  ...["football", "baseball", "superman", "batman", "starwars", "trustno", "master", "shadow"],
  ...[
    "summer",
    "winter",
    "spring",
    "autumn",
    "january",
    "february",
    "march",
    "april",
    "june",
    "july",
  ],
  ...["august", "september", "october", "november", "december", "monday", "friday", "sunday"],
  ...["belize", "tours", "travel", "correcthorsebatterystaple", "thequickbrownfox"],
];
/** Ways of the finger that are no straight line. */
const ZIGZAGS = [
  ...[
    "1q2w3e4r5t6y",
    "q1w2e3r4t5y6",
    "1qaz2wsx3edc",
    "zaq12wsxcde3",
    "qazwsxedcrfv",
    "zaq1xsw2cde3",
  ],
];
const ROWS = ["qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm"];

/** @param password in small letters */
function isCommon(password: string, names: readonly string[]) {
  if (isRun(password) || ZIGZAGS.some((way) => password.startsWith(way))) return true;
  const letters = lettersOf(password);
  const digits = password.replace(/[^0-9]/g, "");
  // abcdefgh1234, x12345678901
  if (digits !== "" && isRun(digits) && isRun(letters)) return true;
  const titles = names.map((name) => lettersOf(name.toLowerCase()));
  const parts = names.flatMap((name) => name.toLowerCase().split(/[^a-z]+/));
  const words = [...WORDS, ...titles, ...parts].filter((word) => word.length >= 4);
  const isMadeOfThem = new RegExp(`^(?:${words.join("|")})+$`);
  return isMadeOfThem.test(letters) || isMadeOfThem.test(spelledOut(password));
}

const lettersOf = (text: string) => text.replace(/[^a-z]/g, "");

/**
 * P@ssw0rd2026! is password: what stands before and behind it goes, the rest is read as letters.
 */
function spelledOut(password: string) {
  const inner = password.replace(/^[^a-z]+|[^a-z]+$/g, "");
  return lettersOf(Array.from(inner, (sign) => SIGNS[sign] ?? sign).join(""));
}

const SIGNS: Readonly<Record<string, string>> = {
  "@": "a",
  4: "a",
  3: "e",
  1: "i",
  "!": "i",
  0: "o",
  $: "s",
  5: "s",
  7: "t",
};

/**
 * One character or a few again and again, up or down one by one, or along a row of the keyboard.
 */
function isRun(text: string) {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const repeats = (length: number) => codes.every((code, at) => code === codes[at % length]);
  const goes = (step: number) =>
    codes.every((code, at) => at === 0 || code === follower(codes[at - 1] ?? 0, step));
  return (
    [1, 2, 3, 4].some(repeats) || goes(1) || goes(-1) || ROWS.some((row) => row.includes(text))
  );
}

/** What comes after 9 is 0. */
function follower(code: number, step: number) {
  if (step === 1 && code === 0x39) return 0x30;
  return step === -1 && code === 0x30 ? 0x39 : code + step;
}
