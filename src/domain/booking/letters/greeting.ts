const SHORTEST = 2;
const LONGEST = 20;

/** By hand: PocketBase's engine knows no `\p{L}` inside a class (docs/decisions/0001). */
const isLetter = (char: string) => char.toLowerCase() !== char.toUpperCase();
const isMark = (char: string) => (char >= "\u0300" && char <= "\u036f") || "'’-".includes(char);

function isNameWord(word: string): boolean {
  const chars = Array.from(word);
  return (
    chars.length >= SHORTEST &&
    chars.length <= LONGEST &&
    isLetter(chars[0] ?? "") &&
    chars.every((char) => isLetter(char) || isMark(char))
  );
}

/**
 * What of a stranger's name may stand in a mail to an address that the stranger chose: its first word
 * of letters. In more than a word, or in one of a script that writes without blanks, people could
 * write to others through us.
 * @returns empty where there is no such word
 */
export function greetingName(name: string): string {
  return name.split(" ").find(isNameWord) ?? "";
}
