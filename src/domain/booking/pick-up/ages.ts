import { plainDigits } from "#domain/digits.ts";

/** Who is older counts as an adult. */
const OLDEST_CHILD = 17;
const LIST = /^\d{1,2}(?:[\s,;./+&-]+\d{1,2})*$/;

/** Children's ages in whole years, as typed: `4, 9`. @returns null for what is no list of ages from 0 to 17 */
export function parseAges(typed: string): readonly number[] | null {
  const plain = plainDigits(typed.trim());
  if (plain === "") return [];
  if (!LIST.test(plain)) return null;
  const ages = (plain.match(/\d+/g) ?? []).map(Number);
  return ages.every((age) => age <= OLDEST_CHILD) ? ages : null;
}

/** Ages as they are stored and shown: `4, 9`; what is no list of them stays as it is. */
export function agesText(typed: string): string {
  return parseAges(typed)?.join(", ") ?? typed;
}
