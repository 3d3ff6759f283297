import { plainDigits } from "../digits.ts";

const WHOLE = /^\d{1,9}$/;

/**
 * How many come, as typed. A party is never guessed: '2-3' is no number.
 * @returns null for an empty field, NaN for what is not one whole number
 */
export function parseGuests(typed: string): number | null {
  const plain = plainDigits(typed.trim());
  if (plain === "") return null;
  return WHOLE.test(plain) ? Number(plain) : Number.NaN;
}
