import { passwordFault, SHORTEST } from "./password-rule.ts";

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly confirm: string;
}

interface Objection {
  readonly title: string;
  readonly message: string;
}

const FAULTS = {
  short: `New password should be at least ${SHORTEST} characters long.`,
  long: "This password is too long.",
  common: "This password is too common.",
} as const;

/**
 * What is said of a new password that will not do; null when it will.
 * @param names the account's and the site's, which are easily guessed
 */
export function weakness(next: string, names: readonly string[]): string | null {
  const fault = passwordFault(next, names);
  return fault && FAULTS[fault];
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
    return { title: "Missing Fields", message: "Please fill in all password fields." };
  }
  if (next !== confirm) {
    const message = "New password and confirm password fields do not match.";
    return { title: "Password Mismatch", message };
  }
  const message = weakness(next, names);
  return message === null ? null : { title: "Weak Password", message };
}
