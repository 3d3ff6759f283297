/** The longest address that is taken, in characters. */
export const LONGEST_EMAIL = 254;

/** Text, @, text, dot, text, without blanks and dots in a row (SPEC §5: loosely). */
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(\.[^\s@<>,;:"()[\]\\.]+)+$/;

/** `email_required`, `email_invalid`, or null. */
export function checkEmail(email: string): string | null {
  const trimmed = email.trim();
  if (!trimmed) return "email_required";
  return trimmed.length > LONGEST_EMAIL || !EMAIL.test(trimmed) ? "email_invalid" : null;
}
