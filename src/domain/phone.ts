import { plainDigits } from "./digits.ts";

/** The shortest number that anybody can be called by within Belize has seven; five leaves room abroad. */
const LEAST_DIGITS = 5;

/** `phone_invalid` where nobody can be called by it, or null; an empty one is another matter. */
export function checkPhone(phone: string): string | null {
  const digits = plainDigits(phone).replace(/\D/g, "");
  return phone.trim() !== "" && digits.length < LEAST_DIGITS ? "phone_invalid" : null;
}
