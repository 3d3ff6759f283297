import { passwordFault, SHORTEST } from "./password-rule.ts";

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly confirm: string;
}

/** What is wrong, and the code of what is said of it (`#domain/office/refusal.ts`). */
interface Objection {
  readonly fault: "missing" | "mismatch" | "weak";
  readonly refusal: string;
}

const WEAKNESSES = {
  short: `password_short:${SHORTEST}`,
  long: "password_long",
  common: "password_common",
} as const;

/**
 * The code of why a new password will not do; null when it will.
 * @param names the account's and the site's, which are easily guessed
 */
export function weakness(next: string, names: readonly string[]): string | null {
  const fault = passwordFault(next, names);
  return fault && WEAKNESSES[fault];
}

/**
 * SPEC §5, change password: the first thing that is wrong, in this order; null when all is well.
 * @param names as in {@link weakness}
 */
export function checkPasswordChange(
  { current, next, confirm }: PasswordChange,
  names: readonly string[],
): Objection | null {
  if (!current || !next || !confirm) {
    return { fault: "missing", refusal: "password_missing" };
  }
  if (next !== confirm) {
    return { fault: "mismatch", refusal: "password_mismatch" };
  }
  const refusal = weakness(next, names);
  return refusal === null ? null : { fault: "weak", refusal };
}
